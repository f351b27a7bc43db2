import { NavLink, useLocation } from "react-router-dom";
import { shell } from "../../contract/messages/shell.ts";
import { pages } from "../../contract/pages.ts";
import { pageExists } from "../routes.tsx";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Mark } from "../ui/Mark.tsx";
import { useLogout } from "./logout-context.tsx";
import { useSession } from "./session-context.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { type SiteNavItem, siteNavItems } from "./site-nav-items.ts";

/** The bar over every public page: mark and navbar, on a phone a menu (§2 Navbar). */
export function SiteHeader() {
  const { token, userType } = useSession();
  const { pathname: path } = useLocation();
  const logout = useLogout();
  const items = siteNavItems({ token, userType, path, exists: pageExists });
  const entries = items.map((item) => (
    <li key={item.label}>
      <SiteNavEntry item={item} onLogout={logout} />
    </li>
  ));
  return (
    <header className="site-head">
      <div className="wrap">
        <Mark to={pages.home.path} />
        <nav className="site-nav" aria-label={shell.nav.label}>
          <ul>{entries}</ul>
        </nav>
        <SiteMenu>
          <nav aria-label={shell.nav.label}>
            <ul>{entries}</ul>
          </nav>
        </SiteMenu>
      </div>
    </header>
  );
}

type EntryProps = {
  readonly item: SiteNavItem;
  readonly onLogout: () => void;
};

function SiteNavEntry({ item, onLogout }: EntryProps) {
  switch (item.kind) {
    case "page":
      return (
        <NavLink className="site-link" to={item.to} end>
          {item.label}
        </NavLink>
      );
    case "invitation":
      return <LinkButton to={item.to}>{item.label}</LinkButton>;
    case "logout":
      return (
        <Button variant="second" onClick={onLogout}>
          {item.label}
        </Button>
      );
  }
}
