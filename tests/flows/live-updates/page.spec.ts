import type { Page } from "@playwright/test";
import {
  investeeDashboard,
  investorDashboard,
} from "../../support/browser/match-pages.ts";
import type { Site } from "../../support/browser/site.ts";
import { expect, type Person, test } from "../../support/browser/test.ts";
import { freezeTime, installClock } from "../../support/browser/time.ts";
import { waitForStream } from "../../support/browser/update-stream.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";
import { operatorOf } from "../../support/operator.ts";

const UPDATES = "**/api/updates/";
const MATCHES = "/api/matches/";

test.beforeEach(({ site }) => site.suspendInvestors());

type NewMember = (
  userType: "investee" | "investor",
  options?: { profile: { businessName: string } },
) => Promise<Person>;

/** Opens a page and waits for its update stream. Changes that were made before the stream opened cause no toast. */
async function openWithStream(page: Page, path: string): Promise<void> {
  const streamOpened = waitForStream(page);
  await page.goto(path);
  await streamOpened;
}

/** Opens the dashboards of a matched investee and investor, each in a separate browser context. */
async function openMatchedDashboards(site: Site, newMember: NewMember) {
  const investor = await newMember("investor", {
    profile: { businessName: "Baobab Capital" },
  });
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  const matchId = await firstMatchId(site, investee);
  await openWithStream(investor.page, "/investor-page");
  await openWithStream(investee.page, "/investee-page");
  const nakuru = investorDashboard(investor.page).row("Nakuru Dryers");
  const { steps } = investeeDashboard(investee.page);
  await expect(nakuru.approve).toBeEnabled();
  await expect(steps.nth(0)).toHaveAttribute("aria-current", "step");
  return { investor, investee, matchId, nakuru, steps };
}

/** Sets a property on the window, which a reload would remove. Returns a function that reads it. */
async function markPage(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  return () => page.evaluate(() => Reflect.get(window, "isSamePage"));
}
const toast = (page: Page, text: string) =>
  page.getByRole("status").getByText(text, { exact: true });

test("actions by the investor and the operator appear on the investee's open page without a reload, with a toast that describes them", {
  tag: ["@4-match-review-02", "@4-match-review-06"],
}, async ({ newMember, site }) => {
  const dashboards = await openMatchedDashboards(site, newMember);
  const { investor, investee, matchId, nakuru, steps } = dashboards;
  const samePageChecks = [
    await markPage(investee.page),
    await markPage(investor.page),
  ];

  await test.step("an approval advances the tracker, shows the investor's address and adds a history entry", async () => {
    await nakuru.approve.click();
    await expect(
      toast(investee.page, "Baobab Capital approved your match."),
    ).toBeVisible();
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(
      investee.page.getByRole("link", { name: investor.email }),
    ).toBeVisible();
    const historyEntries = investee.page
      .getByRole("list", { name: "What has happened so far" })
      .getByRole("listitem");
    await expect(historyEntries).toHaveText([
      /^Matched with Baobab Capital.*\d:\d\d/,
      /^Baobab Capital approved you.*\d:\d\d/,
    ]);
  });

  await test.step("a decline changes the tracker and removes the address", async () => {
    await nakuru.decline.click();
    await expect(
      toast(investee.page, "Baobab Capital has declined."),
    ).toBeVisible();
    await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
    await expect(
      investee.page.getByText("Baobab Capital has withdrawn its approval"),
    ).toBeVisible();
    await expect(
      investee.page.getByRole("link", { name: investor.email }),
    ).toHaveCount(0);
    await expect(
      investee.page.getByRole("link", { name: "Look for another investor" }),
    ).toBeVisible();
  });

  await test.step("when the operator records that the match was funded, both pages show it", async () => {
    await nakuru.approve.click();
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
    const { exitCode } = await operatorOf(site).run(
      "matches",
      "fund",
      matchId,
      "180000",
    );
    expect(exitCode).toBe(0);
    await expect(
      toast(investee.page, "Baobab Capital has funded you with $180,000."),
    ).toBeVisible();
    await expect(steps.nth(3)).toHaveAttribute("aria-current", "step");
    await expect(
      investeeDashboard(investee.page).figure("Funding Received"),
    ).toHaveText("$180,000");
    await expect(
      toast(investor.page, "Nakuru Dryers has been funded with $180,000."),
    ).toBeVisible();
    await expect(nakuru.row).toContainText("Funded");
  });
  for (const isSamePage of samePageChecks)
    expect(await isSamePage()).toBe(true);
});

test("a new match appears on the investor's open page, and its toast can be closed; a review sends a single PATCH request and does not reload the list, and a later change by the operator reloads it", async ({
  newMember,
  site,
}) => {
  const { page } = await newMember("investor");
  await installClock(page);
  await openWithStream(page, "/investor-page");
  const { table, row } = investorDashboard(page);
  await expect(table).toContainText("No matches yet");
  // The toast would otherwise close by itself.
  await freezeTime(page);
  const investee = await site.addMember("investee", {
    profile: { businessName: "Kisumu Grains" },
  });
  await findInvestors(site, investee);
  const notice = toast(page, "You have a new match: Kisumu Grains.");
  await expect(notice).toBeVisible();
  const kisumu = row("Kisumu Grains");
  await expect(kisumu.approve).toBeEnabled();
  await page
    .getByRole("status")
    .filter({ hasText: "Kisumu Grains" })
    .getByRole("button", { name: "Close" })
    .click();
  await expect(notice).toHaveCount(0);

  await page.clock.resume();
  const otherTab = await page.context().newPage();
  await otherTab.goto("/investor-page");
  const otherRow = investorDashboard(otherTab).row("Kisumu Grains");
  await expect(otherRow.approve).toBeEnabled();
  await page.bringToFront();
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(MATCHES))
      requests.push(`${request.method()} ${pathname}`);
  });
  const id = await firstMatchId(site, investee);
  const reviewRequest = `PATCH ${MATCHES}${id}/status/`;
  for (const [button, status] of [
    [kisumu.decline, "Rejected"],
    [kisumu.approve, "Approved"],
  ] as const) {
    await button.click();
    await expect(kisumu.row).toContainText(status);
    await expect(otherRow.row).toContainText(status);
  }
  expect(requests).toEqual([reviewRequest, reviewRequest]);
  await operatorOf(site).run("matches", "fund", id, "180000");
  await expect(kisumu.row).toContainText("Funded");
  expect(requests).toEqual([reviewRequest, reviewRequest, `GET ${MATCHES}`]);
});

test("the page receives changes by polling while the stream is interrupted, and over the stream when it is available again", async ({
  newMember,
  site,
}) => {
  const investor = await site.addMember("investor");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  const matchId = await firstMatchId(site, investee);
  const { page } = investee;
  let interruptions = 0;
  await page.route(UPDATES, async (route) => {
    const { accept } = route.request().headers();
    if (!accept?.includes("text/event-stream")) return route.continue();
    interruptions += 1;
    return route.abort("connectionreset");
  });
  await page.goto("/investee-page");
  const { steps } = investeeDashboard(page);
  await expect(steps.nth(0)).toHaveAttribute("aria-current", "step");
  const isSamePage = await markPage(page);
  await review(site, investor, matchId, "approved");
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  expect(interruptions).toBeGreaterThan(0);

  const streamOpened = waitForStream(page);
  await page.unroute(UPDATES);
  await streamOpened;
  await review(site, investor, matchId, "rejected");
  await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
  expect(await isSamePage()).toBe(true);
});
