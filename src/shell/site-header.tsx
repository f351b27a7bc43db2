import { useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { shell } from "../../contract/messages/shell.ts";
import { pages } from "../../contract/pages.ts";
import { navbarMachine } from "../../machines/navbar.ts";
import { insightPlaces } from "../content/insight-places.ts";
import { pageExists } from "../routes.tsx";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Mark } from "../ui/Mark.tsx";
import { InsightsMenu, type InsightsMenuProps } from "./insights-menu.tsx";
import { useLogout } from "./logout-context.tsx";
import { navbarEffects } from "./navbar-effects.ts";
import { useSession } from "./session-context.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { type SiteNavItem, siteNavItems } from "./site-nav-items.ts";
import { useChart } from "./use-chart.ts";

/** The bar over every public page: mark and navbar, on a phone a menu (§2 Navbar). */
export function SiteHeader() {
  const { token, userType } = useSession();
  const { pathname: path } = useLocation();
  const header = useRef<HTMLElement>(null);
  const [logic] = useState(() => navbarMachine.provide(navbarEffects(header)));
  const [snapshot, send] = useChart(logic, {
    input: { places: insightPlaces },
  });
  const items = siteNavItems({ token, userType, path, exists: pageExists });
  const entries = items.map((item) => (
    <li key={item.label}>
      <SiteNavEntry item={item} snapshot={snapshot} send={send} />
    </li>
  ));
  return (
    <header className="site-head" ref={header}>
      <div className="wrap">
        <Mark to={pages.home.path} />
        <nav className="site-nav" aria-label={shell.nav.label}>
          <ul>{entries}</ul>
        </nav>
        <SiteMenu isOpen={snapshot.hasTag("menuOpen")} send={send}>
          <nav aria-label={shell.nav.menu}>
            <ul>{entries}</ul>
          </nav>
        </SiteMenu>
      </div>
    </header>
  );
}

type EntryProps = InsightsMenuProps & { readonly item: SiteNavItem };

function SiteNavEntry({ item, snapshot, send }: EntryProps) {
  const logout = useLogout();
  const take = () => send({ type: "entry.taken" });
  switch (item.kind) {
    case "page":
      return (
        <NavLink className="site-link" to={item.to} end onClick={take}>
          {item.label}
        </NavLink>
      );
    case "insights":
      return <InsightsMenu snapshot={snapshot} send={send} />;
    case "invitation":
      return (
        <LinkButton to={item.to} onClick={take}>
          {item.label}
        </LinkButton>
      );
    case "logout":
      return (
        <Button
          variant="second"
          onClick={() => {
            take();
            logout();
          }}
        >
          {item.label}
        </Button>
      );
  }
}
