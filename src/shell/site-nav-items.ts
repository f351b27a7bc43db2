import { shell } from "../../contract/messages/shell.ts";
import { dashboardOf, type PageName, pages } from "../../contract/pages.ts";

const words = shell.nav;
const insights = { kind: "insights", label: words.insights } as const;

export type SiteNavItem =
  | { readonly kind: "page"; readonly label: string; readonly to: string }
  /** The one button of the bar. */
  | { readonly kind: "invitation"; readonly label: string; readonly to: string }
  /** The menu of countries and regions. */
  | { readonly kind: "insights"; readonly label: string }
  | { readonly kind: "logout"; readonly label: string };

export type SiteNavSituation = {
  readonly token: string | null;
  readonly userType: string | null;
  /** The page in view. */
  readonly path: string;
  /** Pages that do not exist are left out, so that nothing leads nowhere. */
  readonly exists: (name: PageName) => boolean;
};

/** The entries of the navbar, in order and letter for letter (§2 Navbar). */
export function siteNavItems(situation: SiteNavSituation): SiteNavItem[] {
  return situation.token === null
    ? visitorItems(situation)
    : memberItems(situation);
}

function visitorItems({ exists }: SiteNavSituation): SiteNavItem[] {
  return [
    ...pageItem(exists, "home", words.home),
    ...pageItem(exists, "about", words.about),
    ...pageItem(exists, "programs", words.programs),
    insights,
    ...pageItem(exists, "contact", words.contact),
    ...pageItem(exists, "login", words.logIn),
    { kind: "invitation", label: words.joinNow, to: pages.register.path },
  ];
}

function memberItems({
  userType,
  path,
  exists,
}: SiteNavSituation): SiteNavItem[] {
  return [
    ...pageItem(exists, "home", words.home),
    ...(path === pages.home.path
      ? pageItem(exists, "contact", words.contact)
      : []),
    ...(userType === "investee"
      ? pageItem(exists, "matching", words.getMatched)
      : []),
    ...(exists(dashboardName(userType))
      ? [
          {
            kind: "page",
            label: words.dashboard,
            to: dashboardOf(userType),
          } as const,
        ]
      : []),
    insights,
    { kind: "logout", label: words.logout },
  ];
}

/** The page that My Dashboard leads to (§2 Navbar). */
export function dashboardName(userType: string | null): PageName {
  return userType === "investor" ? "investorDashboard" : "investeeDashboard";
}

function pageItem(
  exists: (name: PageName) => boolean,
  name: PageName,
  label: string,
): SiteNavItem[] {
  return exists(name) ? [{ kind: "page", label, to: pages[name].path }] : [];
}
