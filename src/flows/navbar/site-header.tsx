import { type ReactNode, useRef } from "react";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  type NavbarEvent,
  navbarMachine,
} from "../../../machines/navbar/chart.ts";
import type { SiteNavItem } from "../../../machines/navbar/entries.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { insightPlaces } from "../../content/insight-places.ts";
import { eventActor } from "../../services/event-actor.ts";
import {
  combineUnsubscribes,
  onEscape,
  onPressOutside,
} from "../../services/page-events.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Cloth.tsx";
import { focusAfterRender } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { NavLink } from "../../ui/Link.tsx";
import { useLogout } from "../logout/logout.tsx";
import { useSession } from "../session/session-context.tsx";
import { INSIGHTS_CLASS, InsightsMenu } from "./insights-menu.tsx";
import { useSiteNavItems } from "./site-nav-items.ts";

const INSIGHTS_TOGGLE = `.${INSIGHTS_CLASS} > button`;
const MENU_TOGGLE = "summary";

/** Returns the visible toggle, either of the insights menu or of the mobile menu. */
function visibleToggle(header: HTMLElement | null): HTMLElement | undefined {
  return [INSIGHTS_TOGGLE, MENU_TOGGLE]
    .flatMap((selector) => [
      ...(header?.querySelectorAll<HTMLElement>(selector) ?? []),
    ])
    .find(
      (toggle) =>
        // Safari 16 lacks it. Elsewhere it is needed: the content of a closed menu has a size in Chromium.
        toggle.checkVisibility?.() ?? toggle.getClientRects().length > 0,
    );
}

type SiteHeaderProps = {
  /**
   * Renders the account entries of the menu in a narrow window, for pages with a sidebar. `onChooseEntry` closes the
   * menu.
   */
  readonly account?: ((onChooseEntry: () => void) => ReactNode) | undefined;
  /** For a page with its own main button: Join Now is shown as a secondary button. */
  readonly quiet?: boolean | undefined;
};

/** The header of every page: the logo and the navbar. In a narrow window, the navbar is a menu. */
export function SiteHeader({ account, quiet }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  const [snapshot, send] = useChart(
    navbarMachine,
    {
      actors: {
        watchMenu: eventActor<NavbarEvent>((sendBack) =>
          onPressOutside(
            (target) => header.current?.contains(target) ?? false,
            () => sendBack({ type: "menu.blurred" }),
          ),
        ),
        watchInsights: eventActor<NavbarEvent>((sendBack) =>
          combineUnsubscribes(
            onPressOutside(
              (target) =>
                target instanceof Element &&
                target.closest(`.${INSIGHTS_CLASS}`) !== null,
              () => sendBack({ type: "insights.blurred" }),
            ),
            onEscape(() => sendBack({ type: "insights.dismissed" })),
          ),
        ),
      },
      actions: {
        // Focuses the toggle synchronously, so that a dialog opened by the chosen entry returns the focus there.
        focusMenuToggle: () =>
          header.current?.querySelector<HTMLElement>(MENU_TOGGLE)?.focus(),
        // The focus may be in the menu, which the next render removes or hides.
        returnFocus: () =>
          focusAfterRender(() => {
            const { activeElement, body } = document;
            const shouldMoveFocus =
              activeElement === body || header.current?.contains(activeElement);
            return shouldMoveFocus ? visibleToggle(header.current) : null;
          }),
      },
    },
    { places: insightPlaces },
  );
  const entries = useSiteNavItems().map((item) => (
    <li key={item.label}>
      <SiteNavEntry item={item} quiet={quiet} snapshot={snapshot} send={send} />
    </li>
  ));
  const listClass = useSession().token === null ? "visitor-only" : undefined;
  return (
    <header className="site-head screen-only" ref={header}>
      <div className="wrap">
        <Logo to={pages.home.path} />
        <nav className="site-nav" aria-label={t("nav.label")}>
          <ul className={listClass}>{entries}</ul>
        </nav>
        <SiteMenu isOpen={snapshot.hasTag("menuOpen")} send={send}>
          <nav aria-label={t("nav.menu")}>
            <ul className={listClass}>
              {entries.slice(0, -1)}
              {account && (
                <li>{account(() => send({ type: "entry.chosen" }))}</li>
              )}
              {entries.slice(-1)}
            </ul>
          </nav>
        </SiteMenu>
      </div>
    </header>
  );
}

type EntryProps = ChartProps<typeof navbarMachine> &
  Pick<SiteHeaderProps, "quiet"> & { readonly item: SiteNavItem };

function SiteNavEntry({ item, quiet, snapshot, send }: EntryProps) {
  const logout = useLogout();
  const choose = () => send({ type: "entry.chosen" });
  switch (item.kind) {
    case "page":
      return (
        <NavLink className="tap site-link" to={item.to} onClick={choose}>
          {item.label}
        </NavLink>
      );
    case "insights":
      return <InsightsMenu snapshot={snapshot} send={send} />;
    case "invitation":
      return (
        <LinkButton
          variant={quiet ? "outline" : "action"}
          to={item.to}
          onClick={choose}
        >
          {item.label}
        </LinkButton>
      );
    case "logout":
      return (
        <Button
          variant="outline"
          onClick={() => {
            choose();
            logout();
          }}
        >
          {item.label}
        </Button>
      );
  }
}

type SiteMenuProps = Pick<ChartProps<typeof navbarMachine>, "send"> & {
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/**
 * The navbar's mobile menu, a native details element that works before the code is loaded. The chart tracks whether the
 * menu is open, and closes the menu on Escape, when an entry is chosen, when the focus leaves, and on a press outside.
 */
function SiteMenu({ isOpen, send, children }: SiteMenuProps) {
  return (
    <details
      className="site-menu"
      open={isOpen}
      onToggle={({ currentTarget }) =>
        send({ type: currentTarget.open ? "menu.opened" : "menu.closed" })
      }
      onKeyDown={({ key }) => {
        if (key === "Escape") send({ type: "menu.dismissed" });
      }}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (!next || currentTarget.contains(next)) return;
        // Browsers dispatch `toggle` asynchronously, so the chart may not have received `menu.opened` yet.
        currentTarget.open = false;
        send({ type: "menu.blurred" });
      }}
    >
      <summary className="icon-btn" aria-label={t("nav.menu")}>
        <Icon name="menu" className="site-menu-closed" />
        <Icon name="cross" className="site-menu-opened" />
      </summary>
      <div className="site-menu-panel">{children}</div>
    </details>
  );
}
