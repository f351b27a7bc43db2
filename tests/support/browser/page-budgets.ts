import { expect, type Page, type Request } from "@playwright/test";
import type { PageName } from "../../../contract/pages.ts";
import { sitePath } from "../page-language.ts";
import { openWithinSite } from "./navigation.ts";
import { type Screen, screens, untilComplete } from "./screens.ts";

/** Bytes of compressed responses, and the number of requests until the page is complete and the network is quiet. */
type Size = {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
};
type Budget = readonly [
  html: number,
  scripts: number,
  styles: number,
  requests: number,
];

/**
 * The maximum that each page may load on a first visit, in kilobytes and requests. 110 kB of scripts on the landing page and
 * on the login page are fixed. The scripts of the other pages are limited to what they need now, rounded up to 5 kB, so that a
 * change of a few bytes changes no budget. Lower a budget when a page needs 5 % less.
 */
const BUDGETS: Readonly<Record<PageName, Budget>> = {
  home: [12, 110, 16, 11],
  register: [7, 115, 16, 12],
  login: [6, 110, 16, 10],
  about: [10, 110, 16, 14],
  programs: [7, 120, 16, 14],
  contact: [8, 110, 16, 13],
  support: [7, 110, 16, 12],
  privacyPolicy: [8, 110, 16, 12],
  accessibility: [7, 110, 16, 12],
  resetPassword: [6, 110, 16, 10],
  resetPasswordConfirm: [1, 110, 16, 12],
  emailVerification: [6, 115, 16, 12],
  verifyEmail: [1, 125, 16, 14],
  unsubscribe: [1, 115, 16, 12],
  profile: [1, 205, 16, 24],
  deleteAccount: [1, 150, 16, 20],
  changePassword: [1, 150, 16, 21],
  trainingCalendar: [1, 160, 16, 24],
  eventsCalendar: [1, 160, 16, 24],
  eventSlider: [1, 160, 16, 23],
  programsLoggedIn: [1, 155, 16, 23],
  payment: [1, 150, 16, 21],
  investorDashboard: [7, 225, 16, 26],
  investeeDashboard: [7, 155, 16, 24],
  matching: [1, 160, 16, 27],
  matchingTest: [1, 160, 16, 27],
};
/** The time without a new request after which a page counts as loaded, in milliseconds. */
const QUIET_PERIOD = 400;

/**
 * Opens a screen as on a first visit, and expects that it loads no more than the budget of its page. Only the first screen
 * of each page has a budget. The others are opened within the site if it is loaded, which takes a fraction of the time.
 *
 * @param check checks the open screen until the network is quiet, without loading anything.
 */
export async function expectWithinBudget(
  page: Page,
  screen: Screen,
  open: () => Promise<unknown>,
  check: () => Promise<void>,
): Promise<void> {
  const name = (Object.keys(BUDGETS) as PageName[]).find(
    (candidate) => screens[candidate][0] === screen,
  );
  if (name === undefined) {
    if (page.url() === "about:blank") await open();
    else {
      await openWithinSite(page, sitePath(screen.path));
      await untilComplete(page);
    }
    return check();
  }
  const openAndCheck = async () => {
    await open();
    await check();
  };
  expect
    .soft(
      budgetProblems(name, await sizeOf(page, openAndCheck)),
      "Load less, defer loading, or change BUDGETS in tests/support/browser/page-budgets.ts",
    )
    .toEqual([]);
}

function budgetProblems(name: PageName, size: Size): string[] {
  const [html, scripts, styles, requests] = BUDGETS[name];
  const rows = [
    ["kB of HTML", size.html / 1_000, html],
    ["kB of scripts", size.scripts / 1_000, scripts],
    ["kB of style sheets", size.styles / 1_000, styles],
    ["requests", size.requests, requests],
  ] as const;
  return rows
    .filter(([, actual, budget]) => actual > budget)
    .map(
      ([unit, actual, budget]) =>
        `${name}: ${actual} ${unit}, but the budget is ${budget}`,
    );
}

/** Opens a page with the cache disabled and measures what it loads. */
async function sizeOf(page: Page, open: () => Promise<unknown>): Promise<Size> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  const requests: Request[] = [];
  let lastRequestAt = performance.now();
  const collect = (request: Request) => {
    requests.push(request);
    lastRequestAt = performance.now();
  };
  page.on("request", collect);
  await open();
  await expect(async () => {
    const remaining = lastRequestAt + QUIET_PERIOD - performance.now();
    await page.waitForTimeout(Math.max(0, remaining));
    expect(performance.now() - lastRequestAt).toBeGreaterThanOrEqual(
      QUIET_PERIOD,
    );
  }, "The page sends requests without a pause.").toPass({ timeout: 30_000 });
  page.off("request", collect);
  await cdp.detach();
  const bytesOf = async (type: string) => {
    const sizes = requests
      .filter((request) => request.resourceType() === type)
      .map(async (request) => (await request.sizes()).responseBodySize);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return {
    html: await bytesOf("document"),
    scripts: await bytesOf("script"),
    styles: await bytesOf("stylesheet"),
    // The import of a script that was downloaded before is answered from the cache, which is disabled here.
    requests: new Set(requests.map((request) => request.url())).size,
  };
}
