import { t } from "../../contract/messages/index.ts";
import {
  dashboardName,
  type PageName,
  pages,
  type Visitor,
} from "../../contract/pages.ts";

const insights = { kind: "insights", label: t("nav.insights") } as const;

/** `invitation` is the Join Now button, `insights` the menu of countries and regions. */
export type SiteNavItem = { readonly label: string } & (
  | { readonly kind: "page" | "invitation"; readonly to: string }
  | { readonly kind: "insights" | "logout" }
);

/** Returns the entries of the navbar in display order (2-navbar-01 to 2-navbar-06). */
export function siteNavItems({
  token,
  userType,
  path,
}: Visitor & { readonly path: string }): SiteNavItem[] {
  const home = pageItem("home", t("nav.home"));
  const contact = pageItem("contact", t("nav.contact"));
  if (token === null)
    return [
      home,
      pageItem("about", t("nav.about")),
      pageItem("programs", t("nav.programs")),
      insights,
      contact,
      pageItem("login", t("nav.logIn")),
      { kind: "invitation", label: t("nav.joinNow"), to: pages.register.path },
    ];
  return [
    home,
    ...(path === pages.home.path ? [contact] : []),
    ...(userType === "investee"
      ? [pageItem("matching", t("matching.getMatched"))]
      : []),
    pageItem(dashboardName(userType), t("nav.dashboard")),
    insights,
    { kind: "logout", label: t("nav.logout") },
  ];
}

function pageItem(name: PageName, label: string): SiteNavItem {
  return { kind: "page", label, to: pages[name].path };
}
