import { t } from "../../contract/messages/index.ts";
import { type PageName, pages } from "../../contract/pages.ts";
import type { SiteNavItem } from "../../machines/navbar/entries.ts";
import { firm } from "../content/firm.ts";
import type { AppNavItem } from "../ui/AppNav.tsx";
import type { IconName } from "../ui/Icon.tsx";

/** Returns the entries of the sidebar in display order. */
export function memberNavItems({
  userType,
  onManageAccount,
}: {
  readonly userType: string | null;
  readonly onManageAccount: () => void;
}): AppNavItem[] {
  const page = (name: PageName, label: string, icon: IconName): AppNavItem => ({
    label,
    icon,
    to: pages[name].path,
  });
  const isInvestee = userType === "investee";
  return [
    page("profile", t("sidebar.profile"), "person"),
    ...(isInvestee
      ? [page("matching", t("sidebar.lookingForFunding"), "search")]
      : []),
    page("programs", t("nav.programs"), "book"),
    {
      label: t("sidebar.tradeConnect"),
      icon: "trade",
      href: firm.tradeConnect,
    },
    page("trainingCalendar", t("calendar.trainings.title"), "calendar"),
    page("eventsCalendar", t("calendar.events.title"), "calendar"),
    page("support", t("sidebar.support"), "chat"),
    {
      label: t("sidebar.manageAccount"),
      icon: "sliders",
      onSelect: onManageAccount,
    },
  ];
}

/** Returns the entries of the sidebar that are not in the navbar. */
export function itemsOutsideNavbar(
  navbar: readonly SiteNavItem[],
  items: readonly AppNavItem[],
): readonly AppNavItem[] {
  const navbarPaths = new Set(navbar.map((item) => "to" in item && item.to));
  return items.filter((item) => !("to" in item && navbarPaths.has(item.to)));
}
