import { shell } from "../../../contract/messages/shell.ts";
import { dashboardOf, type PageName, pages } from "../../../contract/pages.ts";

const words = shell.nav;
const insights = { kind: "insights", label: words.insights } as const;

export type SiteNavItem =
  | { readonly kind: "page"; readonly label: string; readonly to: string }
  /** The button of the bar. */
  | { readonly kind: "invitation"; readonly label: string; readonly to: string }
  /** The menu of countries and regions. */
  | { readonly kind: "insights"; readonly label: string }
  | { readonly kind: "logout"; readonly label: string };

export type SiteNavSituation = {
  readonly token: string | null;
  readonly userType: string | null;
  /** The current path. */
  readonly path: string;
};

/** Returns the entries of the navbar in their order (2-navbar-01 to 2-navbar-06). */
export function siteNavItems(situation: SiteNavSituation): SiteNavItem[] {
  return situation.token === null ? visitorItems() : memberItems(situation);
}

function visitorItems(): SiteNavItem[] {
  return [
    pageItem("home", words.home),
    pageItem("about", words.about),
    pageItem("programs", words.programs),
    insights,
    pageItem("contact", words.contact),
    pageItem("login", words.logIn),
    { kind: "invitation", label: words.joinNow, to: pages.register.path },
  ];
}

function memberItems({ userType, path }: SiteNavSituation): SiteNavItem[] {
  return [
    pageItem("home", words.home),
    ...(path === pages.home.path ? [pageItem("contact", words.contact)] : []),
    ...(userType === "investee"
      ? [pageItem("matching", words.getMatched)]
      : []),
    { kind: "page", label: words.dashboard, to: dashboardOf(userType) },
    insights,
    { kind: "logout", label: words.logout },
  ];
}

/** Returns the page of My Dashboard. */
export function dashboardName(userType: string | null): PageName {
  return userType === "investor" ? "investorDashboard" : "investeeDashboard";
}

function pageItem(name: PageName, label: string): SiteNavItem {
  return { kind: "page", label, to: pages[name].path };
}
