import { expect, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { firm } from "../../../src/content/firm.ts";
import {
  entriesIn,
  menuButton,
  type NavEntry,
  navbar,
  sidebar,
  sidebarInMenu,
} from "./navigation.ts";
import type { Viewer } from "./screens.ts";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const NAVBAR: Readonly<Record<Viewer, readonly NavEntry[]>> = {
  visitor: [
    ["Home", "/"],
    ["About Us", "/about"],
    ["Programs", "/programs"],
    ["Insights", null],
    ["Contact Us", "/contact"],
    ["LogIn", "/login"],
    ["Join Now", "/register"],
  ],
  investor: [
    ["Home", "/"],
    ["My Dashboard", "/investor-page"],
    ["Insights", null],
    ["Logout", null],
  ],
  investee: [
    ["Home", "/"],
    ["Get Matched", "/investee-match"],
    ["My Dashboard", "/investee-page"],
    ["Insights", null],
    ["Logout", null],
  ],
};

/** The entries of the sidebar. In a wide window, an investee's sidebar also has `FUNDING`. */
const SIDEBAR: readonly NavEntry[] = [
  ["Profile", "/profile"],
  ["Programs", "/programs"],
  ["Trade Connect", firm.tradeConnect],
  ["Training Calendar", "/training-calendar"],
  ["Events Calendar", "/events-calendar"],
  ["Support", "/support"],
  ["Manage Account", null],
];
const FUNDING: NavEntry = ["Looking for Funding?", "/investee-match"];

/**
 * Checks the navbar and the sidebar of the open page in a wide window and, if `checkedOnPhone` does not contain their
 * entries yet, on a phone with the menu closed and open.
 *
 * @returns whether `checkedOnPhone` did not contain their entries.
 */
export async function expectNavigation(
  page: Page,
  viewer: Viewer,
  checkedOnPhone: Set<string>,
): Promise<boolean> {
  const path = new URL(page.url()).pathname;
  const hasSidebar =
    viewer !== "visitor" &&
    Object.values(pages).some(
      (other) => other.path === path && other.access !== "public",
    );
  const entries = NAVBAR[viewer].flatMap((entry): readonly NavEntry[] => {
    const isMemberOnHomePage = viewer !== "visitor" && path === "/";
    return entry[0] === "Home" && isMemberOnHomePage
      ? [entry, ["Contact Us", "/contact"]]
      : [entry];
  });
  const [profile, ...otherEntries] = SIDEBAR as [NavEntry, ...NavEntry[]];
  const wideSidebarEntries =
    viewer === "investee" ? [profile, FUNDING, ...otherEntries] : SIDEBAR;

  // While a page loads after a redirect, there is no navbar.
  await expect(navbar(page)).toBeVisible();
  expect(await entriesIn(navbar(page)), "the navbar").toEqual(entries);
  await expect(menuButton(page)).toBeHidden();
  expect(await entriesIn(sidebar(page)), "the sidebar").toEqual(
    hasSidebar ? wideSidebarEntries : [],
  );
  // An investee's link to the matching page is intentionally in both the navbar and the sidebar.
  expectNoDuplicates([...entries, ...(hasSidebar ? SIDEBAR : [])]);

  const key = JSON.stringify([entries, hasSidebar]);
  if (checkedOnPhone.has(key)) return false;
  checkedOnPhone.add(key);
  await page.setViewportSize(PHONE);
  await expect(menuButton(page)).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(sidebar(page)).toHaveCount(0);
  await menuButton(page).click();
  await expect(navbar(page)).toBeVisible();
  const sidebarEntries = await entriesIn(sidebarInMenu(page));
  expect(
    await entriesIn(navbar(page), '[role="group"]'),
    "the navbar in the menu",
  ).toEqual(entries);
  expect(sidebarEntries, "the sidebar in the menu").toEqual(
    hasSidebar ? SIDEBAR : [],
  );
  expectNoDuplicates([...entries, ...sidebarEntries]);
  await menuButton(page).click();
  await page.setViewportSize(WIDE);
  return true;
}

function expectNoDuplicates(entries: readonly NavEntry[]): void {
  const targets = entries.map(([label, href]) => href ?? label);
  expect(new Set(targets).size, targets.join(", ")).toBe(targets.length);
}
