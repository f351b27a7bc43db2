import type { Page } from "@playwright/test";
import { type PageName, pagePath, pages } from "../../../contract/pages.ts";
import { firm } from "../../../src/content/firm.ts";
import {
  entriesIn,
  menuButton,
  type NavEntry,
  navbar,
  openWithinSite,
  sidebar,
  sidebarInMenu,
} from "../../support/browser/navigation.ts";
import type { ExpectedFailure } from "../../support/browser/page-guard.ts";
import { untilComplete, type Viewer } from "../../support/browser/screens.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

// Each test opens every page of the product.
test.describe.configure({ timeout: 300_000 });

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** One way to open a page. */
type Visit = {
  readonly name: PageName;
  readonly path: string;
  /** The router's navigation state. */
  readonly state?: object;
  /** The call that the server rejects when the page opens. */
  readonly rejectedCall?: ExpectedFailure;
};

/** Parameters of page paths. The test fails for a page whose parameters are missing. */
const PARAMETERS: Partial<Record<PageName, Record<string, string>>> = {
  resetPasswordConfirm: { uid: "MQ", token: "some-token" },
  unsubscribe: { token: "some-token" },
  verifyEmail: { uidb64: "MQ", token: "some-token" },
};
const EXPECTED_FAILURES: Partial<Record<PageName, ExpectedFailure>> = {
  verifyEmail: { status: 400, path: "/api/verify/" },
};
/** Pages that look different with a query or a navigation state. */
const MORE_VISITS: readonly Visit[] = [
  {
    name: "emailVerification",
    path: "/emailVerification",
    state: { email: "amina@example.org", token: "some-token" },
  },
  { name: "programs", path: "/programs?category=pitching" },
  {
    name: "payment",
    path: "/payment-page",
    state: { programme: "Pitch Workshop", fee: "$395" },
  },
];

const names = Object.keys(pages) as PageName[];
const visits: readonly Visit[] = [
  ...names.map((name): Visit => {
    const rejectedCall = EXPECTED_FAILURES[name];
    const path = pagePath(name, PARAMETERS[name]);
    return { name, path, ...(rejectedCall && { rejectedCall }) };
  }),
  ...MORE_VISITS,
];

const DASHBOARDS = { investor: "/investor-page", investee: "/investee-page" };

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

test("a visitor sees the logged-out navbar on every page and is redirected to the login page from members' pages", {
  tag: [
    "@1-guards-01",
    "@2-guards-05",
    "@2-login-01",
    "@2-matching-08",
    "@2-navbar-01",
    "@2-navbar-14",
    "@2-profile-11",
    "@2-verification-code-01",
  ],
}, async ({ page }) => {
  await expectNavigationOfEveryPage(page, "visitor");
});

test("an investor sees the logged-in navbar on every page and the sidebar on members' pages, and is redirected from investees' pages and from the login and registration pages to the dashboard", {
  tag: [
    "@2-guards-03",
    "@2-investor-dashboard-01",
    "@2-navbar-02",
    "@2-navbar-03",
    "@2-navbar-05",
    "@2-navbar-14",
    "@2-navbar-15",
    "@2-navbar-16",
    "@2-navbar-17",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await expectNavigationOfEveryPage(page, "investor");
});

test("an investee sees the logged-in navbar with Get Matched on every page and the sidebar on members' pages, and is redirected from the investors' page and from the login and registration pages to the dashboard", {
  tag: [
    "@2-guards-04",
    "@2-investee-dashboard-01",
    "@2-matching-01",
    "@2-profile-01",
    "@6-guards-02",
    "@2-navbar-02",
    "@2-navbar-03",
    "@2-navbar-04",
    "@2-navbar-06",
    "@2-navbar-14",
    "@2-navbar-15",
    "@2-navbar-16",
    "@2-navbar-17",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await expectNavigationOfEveryPage(page, "investee");
});

async function expectNavigationOfEveryPage(
  page: Page,
  viewer: Viewer,
): Promise<void> {
  for (const visit of visits)
    await test.step(`${visit.path} as ${viewer}`, async () => {
      await page.setViewportSize(WIDE);
      await openVisit(page, viewer, visit);
      await expect(page).toHaveURL(pathShownTo(viewer, visit));
      await expectNavigation(page, viewer);
    });
}

/**
 * Opens a page. Loads it for a visitor, and for a member who must not open it. Otherwise, navigates within the site,
 * which is faster; screens.spec.ts loads these pages.
 */
async function openVisit(
  page: Page,
  viewer: Viewer,
  visit: Visit,
): Promise<void> {
  const { path, state, rejectedCall } = visit;
  const isAllowed = pathShownTo(viewer, visit) === path;
  const isOpen =
    page.url().startsWith("http") && !page.url().endsWith("/healthz");
  const openPage = async () => {
    if (!isOpen || (!state && (viewer === "visitor" || !isAllowed)))
      return page.goto(path);
    await openWithinSite(page, path, state);
  };
  const isCallRejected = rejectedCall !== undefined && isAllowed;
  await (isCallRejected
    ? expectFailure(page, rejectedCall, openPage)
    : openPage());
  await untilComplete(page);
  // The error dialog covers the whole page.
  if (isCallRejected) await page.keyboard.press("Escape");
}

/** Returns the path that the browser shows after this viewer has opened the page. */
function pathShownTo(viewer: Viewer, { name, path }: Visit): string {
  const { access } = pages[name];
  if (viewer === "visitor") return access === "public" ? path : "/login";
  if (name === "login" || name === "register") return DASHBOARDS[viewer];
  const isAllowed = [viewer, "member", "public"].includes(access);
  return isAllowed ? path : DASHBOARDS[viewer];
}

/** Checks the navigation in a wide window, and then on a phone with the menu closed and open. */
async function expectNavigation(page: Page, viewer: Viewer): Promise<void> {
  const path = new URL(page.url()).pathname;
  const hasSidebar = Object.values(pages).some(
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
}

function expectNoDuplicates(entries: readonly NavEntry[]): void {
  const targets = entries.map(([label, href]) => href ?? label);
  expect(new Set(targets).size, targets.join(", ")).toBe(targets.length);
}
