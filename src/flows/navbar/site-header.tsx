import { type ReactNode, useRef, useState } from "react";
import { NavLink } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { navbarMachine } from "../../../machines/navbar/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { insightPlaces } from "../../content/insight-places.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Mark } from "../../ui/Cloth.tsx";
import { useLogout } from "../logout/logout-context.tsx";
import { InsightsMenu, type InsightsMenuProps } from "./insights-menu.tsx";
import { navbarEffects } from "./navbar-effects.ts";
import { SiteMenu } from "./site-menu.tsx";
import type { SiteNavItem } from "./site-nav-items.ts";
import { useSiteNavItems } from "./use-site-nav-items.ts";

export type SiteHeaderProps = {
  /** Renders the account entries of the menu in a narrow window, for pages with a sidebar. `onTake` closes the menu. */
  readonly account?: ((onTake: () => void) => ReactNode) | undefined;
  /** For a page with its own action button: Join Now is then not shown as one. */
  readonly quiet?: boolean | undefined;
};

/** The header of every page: logo and navbar, or a menu in a narrow window. */
export function SiteHeader({ account, quiet }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  const [logic] = useState(() => navbarMachine.provide(navbarEffects(header)));
  const [snapshot, send] = useChart(logic, {
    input: { places: insightPlaces },
  });
  const entries = useSiteNavItems().map((item) => (
    <li key={item.label}>
      <SiteNavEntry item={item} quiet={quiet} snapshot={snapshot} send={send} />
    </li>
  ));
  return (
    <header className="site-head" ref={header}>
      <div className="wrap">
        <Mark to={pages.home.path} />
        <nav className="site-nav" aria-label={t("nav.label")}>
          <ul>{entries}</ul>
        </nav>
        <SiteMenu isOpen={snapshot.hasTag("menuOpen")} send={send}>
          <nav aria-label={t("nav.menu")}>
            <ul>
              {entries.slice(0, -1)}
              {account && (
                <li>{account(() => send({ type: "entry.taken" }))}</li>
              )}
              {entries.slice(-1)}
            </ul>
          </nav>
        </SiteMenu>
      </div>
    </header>
  );
}

type EntryProps = InsightsMenuProps &
  Pick<SiteHeaderProps, "quiet"> & { readonly item: SiteNavItem };

function SiteNavEntry({ item, quiet, snapshot, send }: EntryProps) {
  const logout = useLogout();
  const take = () => send({ type: "entry.taken" });
  switch (item.kind) {
    case "page":
      return (
        <NavLink className="tap site-link" to={item.to} end onClick={take}>
          {item.label}
        </NavLink>
      );
    case "insights":
      return <InsightsMenu snapshot={snapshot} send={send} />;
    case "invitation":
      return (
        <LinkButton
          variant={quiet ? "second" : "action"}
          to={item.to}
          onClick={take}
        >
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
