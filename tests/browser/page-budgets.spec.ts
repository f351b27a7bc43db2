import type { Page, Request } from "@playwright/test";
import type { PageName } from "../../contract/pages.ts";
import { screens, untilComplete } from "../support/browser/screens.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

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

/** The most that each page may load on a first visit: kilobytes, and requests. A little above what it needs now. */
const BUDGETS: Readonly<Record<PageName, Budget>> = {
  home: [12, 121, 16, 18],
  register: [7, 122, 16, 15],
  login: [7, 122, 16, 14],
  about: [11, 141, 16, 25],
  programs: [8, 129, 16, 20],
  contact: [8, 117, 16, 16],
  support: [8, 117, 16, 14],
  privacyPolicy: [8, 116, 16, 14],
  resetPassword: [6, 118, 16, 12],
  resetPasswordConfirm: [1, 120, 16, 15],
  emailVerification: [6, 118, 16, 13],
  verifyEmail: [1, 126, 16, 15],
  profile: [1, 197, 16, 26],
  deleteAccount: [1, 141, 16, 21],
  changePassword: [1, 145, 16, 23],
  trainingCalendar: [1, 147, 16, 23],
  eventsCalendar: [1, 147, 16, 23],
  eventSlider: [1, 146, 16, 23],
  programsLoggedIn: [1, 146, 16, 23],
  payment: [1, 140, 16, 20],
  investorDashboard: [1, 219, 16, 28],
  investeeDashboard: [1, 157, 16, 29],
  matching: [1, 155, 16, 27],
  matchingTest: [1, 156, 16, 29],
};
/** A page without a new request for this time has loaded, in milliseconds. */
const QUIET = 400;

test("no page loads more bytes or sends more requests than its budget", async ({
  page,
  newMember,
  site,
}) => {
  await site.retireInvestors();
  const investor = await newMember("investor");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  const viewers = {
    visitor: page,
    investor: investor.page,
    investee: investee.page,
  };
  const problems: string[] = [];
  for (const [name, [screen]] of Object.entries(screens)) {
    if (!screen) continue;
    const viewer = viewers[screen.viewer];
    const measure = () => sizeOf(viewer, screen.path);
    const size = screen.rejected
      ? await expectFailure(viewer, screen.rejected, measure)
      : await measure();
    problems.push(...excess(name as PageName, size));
  }
  expect(
    problems,
    "Load less, or later, or change BUDGETS in tests/browser/page-budgets.spec.ts",
  ).toEqual([]);
});

function excess(name: PageName, size: Size): string[] {
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
        `${name}: ${Number(actual.toFixed(1))} ${unit} exceed the budget of ${budget}`,
    );
}

/** Opens a page with an empty cache and measures what it loads. */
async function sizeOf(page: Page, path: string): Promise<Size> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  const requests: Request[] = [];
  const collect = (request: Request) => requests.push(request);
  page.on("request", collect);
  await page.goto(path);
  await untilComplete(page);
  await expect
    .poll(async () => {
      const before = requests.length;
      await page.waitForTimeout(QUIET);
      return requests.length - before;
    })
    .toBe(0);
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
    requests: requests.length,
  };
}
