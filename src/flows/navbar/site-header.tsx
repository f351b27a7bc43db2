import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router-dom";
import { languageFacts, PAGE_LANGUAGE } from "../../../contract/language.ts";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { navbarMachine } from "../../../machines/navbar/chart.ts";
import {
  type SiteNavItem,
  siteNavItems,
} from "../../../machines/navbar/entries.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { eventActor } from "../../services/event-actor.ts";
import {
  combineUnsubscribes,
  listen,
  onPressOutside,
} from "../../services/page-events.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Cloth.tsx";
import type { Elements } from "../../ui/elements.ts";
import { focusAfterRender } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { NavLink } from "../../ui/Link.tsx";
import { LanguageLinks } from "../language/language-links.tsx";
import { useLogout } from "../logout/logout.tsx";
import { useSession } from "../session/session-context.tsx";
import { INSIGHTS_CLASS, InsightsMenu, loadPlaces } from "./insights-menu.tsx";

const INSIGHTS_TOGGLE = `.${INSIGHTS_CLASS} > button`;
const MENU_CLASS = "site-menu";
const MENU_TOGGLE = `.${MENU_CLASS} > summary`;
const LANGUAGES_CLASS = "site-languages";

function isWithin(className: string) {
  return (target: Node) =>
    target instanceof Element && target.closest(`.${className}`) !== null;
}

function focusIn(header: HTMLElement | null, selector: string): void {
  header?.querySelector<HTMLElement>(selector)?.focus();
}

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

/** Returns the entries of the navbar for the current user on the current page. */
export function useSiteNavItems(): SiteNavItem[] {
  const { token, userType } = useSession();
  const { pathname: path } = useLocation();
  return siteNavItems({ token, userType, path });
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
  const [snapshot, send] = useChart(navbarMachine, {
    actors: {
      watchMenu: eventActor((sendBack) =>
        onPressOutside(
          (target) => header.current?.contains(target) ?? false,
          () => sendBack({ type: "menu.blurred" }),
        ),
      ),
      watchLanguages: eventActor((sendBack) =>
        onPressOutside(isWithin(LANGUAGES_CLASS), () =>
          sendBack({ type: "languages.blurred" }),
        ),
      ),
      watchInsights: eventActor((sendBack) =>
        combineUnsubscribes(
          onPressOutside(isWithin(INSIGHTS_CLASS), () =>
            sendBack({ type: "insights.blurred" }),
          ),
          listen("keydown", ({ key }) => {
            if (key === "Escape") sendBack({ type: "insights.dismissed" });
          }),
        ),
      ),
      loadPlaces,
    },
    actions: {
      // Focuses the toggle synchronously, so that a dialog opened by the chosen entry returns the focus there.
      focusMenuToggle: () => focusIn(header.current, MENU_TOGGLE),
      focusLanguagesToggle: () =>
        focusIn(header.current, `.${LANGUAGES_CLASS} > summary`),
      // The focus may be in the menu, which the next render removes or hides.
      returnFocus: () =>
        focusAfterRender(() => {
          const { activeElement, body } = document;
          const shouldMoveFocus =
            activeElement === body || header.current?.contains(activeElement);
          return shouldMoveFocus ? visibleToggle(header.current) : null;
        }),
    },
  });
  const chooseEntry = () => send({ type: "entry.chosen" });
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
        <HeaderMenu
          name="languages"
          className={LANGUAGES_CLASS}
          isOpen={snapshot.hasTag("languagesOpen")}
          send={send}
          toggle={
            <summary className="tap site-link">
              <span className="visually-hidden">{`${t("ui.label", { label: t("nav.language") })} `}</span>
              <span>{languageFacts[PAGE_LANGUAGE].name}</span>
              <Icon name="chevronDown" className="icon--small" />
            </summary>
          }
        >
          <LanguageLinks onClick={chooseEntry} />
        </HeaderMenu>
        <HeaderMenu
          name="menu"
          className={MENU_CLASS}
          isOpen={snapshot.hasTag("menuOpen")}
          send={send}
          toggle={
            <summary className="icon-btn" aria-label={t("nav.menu")}>
              <Icon name="menu" className="site-menu-closed" />
              <Icon name="cross" className="site-menu-opened" />
            </summary>
          }
        >
          <nav aria-label={t("nav.menu")}>
            <ul className={listClass}>
              {entries.slice(0, -1)}
              {account && <li>{account(chooseEntry)}</li>}
              {entries.slice(-1)}
            </ul>
          </nav>
          <LanguageLinks className="row language-row" onClick={chooseEntry} />
        </HeaderMenu>
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

type HeaderMenuProps = Pick<ChartProps<typeof navbarMachine>, "send"> & {
  readonly name: "languages" | "menu";
  readonly className: string;
  readonly isOpen: boolean;
  /** A `summary`. */
  readonly toggle: Elements;
  readonly children: ReactNode;
};

/**
 * A menu of the header, a native details element that works before the code is loaded: the mobile menu, and the list of
 * languages in a wide window. The chart tracks whether the menu is open, and closes the menu on Escape, when an entry is
 * chosen, when the focus leaves, and on a press outside.
 */
function HeaderMenu(props: HeaderMenuProps) {
  const { name, className, isOpen, send, toggle, children } = props;
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) =>
        send({ type: `${name}.${currentTarget.open ? "opened" : "closed"}` })
      }
      onKeyDown={({ key }) => {
        if (key === "Escape") send({ type: `${name}.dismissed` });
      }}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (!next || currentTarget.contains(next)) return;
        // Browsers dispatch `toggle` asynchronously, so the chart may not have received the event yet.
        currentTarget.open = false;
        send({ type: `${name}.blurred` });
      }}
    >
      {toggle}
      <div className={`${className}-panel`}>{children}</div>
    </details>
  );
}
