import { describe, expect, test } from "vitest";
import { pages } from "../../contract/pages.ts";
import { siteNavItems } from "../../machines/navbar/entries.ts";
import {
  itemsOutsideNavbar,
  memberNavItems,
} from "../../src/app/member-nav-items.ts";
import { routes } from "../../src/app/routes.tsx";

test("every page has exactly one route", () => {
  const routed = routes.map(({ page }) => page.path);
  const paths = Object.values(pages).map(({ path }) => path);
  expect(routed.toSorted()).toEqual(paths.toSorted());
});

const labels = (items: readonly { readonly label: string }[]) =>
  items.map(({ label }) => label);
const visitor = { token: null, userType: null, path: "/" };
const member = { token: "token", path: "/support" };

describe("the navbar", () => {
  test("has Home, About Us, Programs, Insights, Contact Us, LogIn and Join Now for a visitor", {
    tags: ["2-navbar-01"],
  }, () => {
    expect(labels(siteNavItems(visitor))).toEqual([
      "Home",
      "About Us",
      "Programs",
      "Insights",
      "Contact Us",
      "LogIn",
      "Join Now",
    ]);
  });

  test("has Home, My Dashboard, Insights and Logout for an investor on a page other than the home page", {
    tags: ["2-navbar-02"],
  }, () => {
    expect(labels(siteNavItems({ ...member, userType: "investor" }))).toEqual([
      "Home",
      "My Dashboard",
      "Insights",
      "Logout",
    ]);
  });

  test("has Contact Us for a member on the home page only", {
    tags: ["2-navbar-03"],
  }, () => {
    const investor = { ...member, userType: "investor" };
    expect(labels(siteNavItems({ ...investor, path: "/" }))).toEqual([
      "Home",
      "Contact Us",
      "My Dashboard",
      "Insights",
      "Logout",
    ]);
    expect(labels(siteNavItems(investor))).not.toContain("Contact Us");
  });

  test("has Get Matched for an investee only", {
    tags: ["2-navbar-04"],
  }, () => {
    expect(labels(siteNavItems({ ...member, userType: "investee" }))).toEqual([
      "Home",
      "Get Matched",
      "My Dashboard",
      "Insights",
      "Logout",
    ]);
    for (const items of [
      siteNavItems(visitor),
      siteNavItems({ ...member, userType: "investor" }),
    ])
      expect(labels(items)).not.toContain("Get Matched");
  });

  test("links My Dashboard to the dashboard of the role", {
    tags: ["2-navbar-05", "2-navbar-06"],
  }, () => {
    const dashboardItem = (userType: string) =>
      siteNavItems({ ...member, userType }).find(
        ({ label }) => label === "My Dashboard",
      );
    expect(dashboardItem("investor")).toMatchObject({ to: "/investor-page" });
    expect(dashboardItem("investee")).toMatchObject({ to: "/investee-page" });
  });
});

describe("the sidebar", () => {
  const handlers = { onManageAccount: () => {} };

  test("has an investor's links in the specified order", () => {
    const items = memberNavItems({
      ...handlers,
      userType: "investor",
    });
    expect(labels(items)).toEqual([
      "Profile",
      "Programs",
      "Trade Connect",
      "Training Calendar",
      "Events Calendar",
      "Support",
      "Manage Account",
    ]);
  });

  test("has the link 'Looking for Funding?' to /investee-match for an investee", {
    tags: ["2-investee-dashboard-03"],
  }, () => {
    const items = memberNavItems({
      ...handlers,
      userType: "investee",
    });
    expect(items).toContainEqual({
      label: "Looking for Funding?",
      icon: "search",
      to: "/investee-match",
    });
  });

  test("adds to the phone menu only the links that are not in the navbar", {
    tags: ["2-navbar-17"],
  }, () => {
    const investee = { ...member, userType: "investee" };
    const items = memberNavItems({ ...handlers, ...investee });
    const navbar = siteNavItems(investee);
    expect(labels(itemsOutsideNavbar(navbar, items))).toEqual(
      labels(items).filter((label) => label !== "Looking for Funding?"),
    );
  });
});
