import { eq } from "drizzle-orm";
import { PIE_COLOURS } from "../../../contract/constants.ts";
import type { MatchStatus } from "../../../contract/enumerations.ts";
import { SECTORS } from "../../../contract/profile/options.ts";
import { matches } from "../../../server/database/schema.ts";
import {
  expectAccessibleContent,
  expectAccessiblePart,
} from "../../support/browser/accessibility.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { findInvestors } from "../../support/match-calls.ts";

const MATCHES = "/api/matches/";
const PROFILE = "/api/profile/";
const STATUS_PATH = /^\/api\/matches\/[\w-]+\/status\/$/;
const COLUMNS = [
  "Status",
  "Investee",
  "Sector",
  "Token Size",
  "Funded",
  "Actions",
];

test.beforeEach(({ site }) => site.suspendInvestors());

test("without a match the dashboard, to which an investor is redirected from the matching page without an access check, greets the investor by name, shows zero matches, and explains how matches appear; a matched business is listed in the table, and can be approved", {
  tag: [
    "@phone",
    "@2-investor-dashboard-09",
    "@2-investor-dashboard-10",
    "@2-investor-dashboard-12",
    "@2-investor-dashboard-14",
    "@2-investor-dashboard-15",
    "@2-investor-dashboard-13",
    "@2-match-review-01",
    "@1-match-review-01",
    "@4-match-review-01",
    "@4-match-review-03",
    "@7-match-review-01",
  ],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.goto("/investee-match-test");
  await expect(page).toHaveURL("/investor-page");
  expect(requestedUrls.filter((url) => url.includes("check-access"))).toEqual(
    [],
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Welcome, Baobab Capital",
  );
  const { table, figure, row, refresh } = investorDashboard(page);
  await expect(
    figure("Total Matched").getByText("0", { exact: true }),
  ).toBeVisible();
  await expect(figure("Total Funded")).toContainText("$0.00");
  await expect(table).toContainText("No matches yet");
  await expect(table).toContainText("Businesses appear here when they fit");
  await expectAccessibleContent(page);

  // The address of the business cannot add recipients or text to an email to it.
  const investee = await site.addMember("investee", {
    account: { email: "owner?cc=spy%40evil.example@dryers.example" },
  });
  await findInvestors(site, investee);
  await refresh.click();
  const headings = table.getByRole("columnheader");
  await expect(headings).toHaveCount(COLUMNS.length);
  for (const [index, name] of COLUMNS.entries())
    await expect(headings.nth(index)).toHaveAccessibleName(name);
  await expect(page.getByText("You have one business to review")).toBeVisible();
  await expect(
    figure("Total Matched").getByText("1", { exact: true }),
  ).toBeVisible();
  const nakuru = row("Nakuru Dryers");
  await expect(nakuru.row.getByRole("cell")).toContainText([
    "Pending",
    "Nakuru Dryers",
    "Agriculture",
    "$250,000",
    "$0.00",
    "Approve",
  ]);
  await expect(nakuru.row).not.toContainText(investee.email);
  const patchRequest = page.waitForRequest(
    (request) => request.method() === "PATCH",
  );
  await nakuru.approve.click();
  const request = await patchRequest;
  expect(new URL(request.url()).pathname).toMatch(STATUS_PATH);
  expect(request.postDataJSON()).toEqual({ status: "approved" });
  await expect(nakuru.row).toContainText("Approved");
  await expect(nakuru.approve).toBeDisabled();
  await expect(nakuru.decline).toBeEnabled();
  await expect(
    nakuru.row.getByRole("link", { name: investee.email }),
  ).toHaveAttribute(
    "href",
    "mailto:owner%3Fcc%3Dspy%2540evil.example@dryers.example",
  );
  await expect(
    page.getByText(
      "You have approved Nakuru Dryers. We have introduced you by email.",
    ),
  ).toBeVisible();
  await site.mailDecisions();
  expect((await site.mail.waitForMail(investee.email)).text).toContain(
    "Baobab Capital",
  );
  await expectAccessibleContent(page);
});

test("the dashboard shows the sectors even if the pie chart's script cannot be loaded, changes a status only after the server has confirmed the decision, still shows the message about a rejected decision, and explains why a funded match cannot be changed", {
  tag: [
    "@2-investor-dashboard-12",
    "@4-match-review-02",
    "@4-match-review-04",
    "@4-match-review-05",
    "@4-match-review-06",
    "@4-match-review-07",
    "@8-match-review-02",
    "@8-match-review-03",
  ],
}, async ({ newMember, site }) => {
  const investee = await site.addMember("investee");
  const { page } = await newMember("investor");
  await findInvestors(site, investee);
  const { figure, row, refresh } = investorDashboard(page);
  const nakuru = row("Nakuru Dryers");
  // Changes the match directly in the database, so that the page receives no update.
  const change = (values: { status: MatchStatus; fundedAmount?: string }) =>
    site.database
      .update(matches)
      .set(values)
      .where(eq(matches.investeeId, investee.id));

  await test.step("without the script of the pie chart, the sectors are shown in a table", async () => {
    const chartFile = /\/assets\/sectors-pie-[^/]*\.js/;
    await page.route(chartFile, (route) => route.abort());
    await expectFailure(page, { path: chartFile, status: "none" }, () =>
      page.goto("/investor-page"),
    );
    await expect(figure("Sectors").getByRole("row")).toContainText([
      "Agriculture",
    ]);
    await expect(figure("Sectors").getByRole("img")).toHaveCount(0);
    await expect(nakuru.approve).toBeEnabled();
    await page.unroute(chartFile);
  });

  await test.step("a business can be declined, and the decision can be reversed", async () => {
    const { promise: released, resolve: releaseRequest } =
      Promise.withResolvers<void>();
    await page.route(/\/status\/$/, async (route) => {
      await released;
      await route.continue();
    });
    await nakuru.decline.click();
    await expect(nakuru.decline).toHaveAttribute("aria-busy", "true");
    await expect(nakuru.approve).toBeDisabled();
    await expect(nakuru.row).toContainText("Pending");
    releaseRequest();
    await expect(nakuru.row).toContainText("Rejected");
    await expect(nakuru.decline).toBeDisabled();
    await expect(nakuru.approve).toBeEnabled();
    await nakuru.approve.click();
    await expect(nakuru.row).toContainText("Approved");
    const list = page.waitForResponse(`**${MATCHES}*`);
    await refresh.click();
    await (await list).finished();
    await expect(nakuru.row).toContainText("Approved");
    await expect(nakuru.decline).toBeEnabled();
  });

  await test.step("the message about a decision that the server rejects stays in the row until a reloaded list contains the requested status", async () => {
    await change({ status: "funded" });
    await expectFailure(page, { status: 409, path: STATUS_PATH }, () =>
      nakuru.decline.click(),
    );
    await expect(nakuru.row).toContainText("Funded");
    await expect(nakuru.problem).toHaveText(
      "Failed to decline – please try again.",
    );
    await change({ status: "rejected" });
    await refresh.click();
    await expect(nakuru.row).toContainText("Rejected");
    await expect(nakuru.problem).toBeHidden();
  });

  await test.step("a funded amount is included in Total Funded, and the match can no longer be changed", async () => {
    await change({ status: "funded", fundedAmount: "1234567.50" });
    await refresh.click();
    await expect(nakuru.row).toContainText("Funded");
    await expect(nakuru.row).toContainText("$1,234,567.50");
    for (const button of [nakuru.approve, nakuru.decline]) {
      await expect(button).toBeVisible();
      await expect(button).toBeDisabled();
    }
    await expect(nakuru.row).toContainText(
      "This match is funded and can no longer be changed.",
    );
    await expect(figure("Total Funded")).toContainText("$1,234,567.50");
    await expectAccessibleContent(page);
  });
});

test("if the server rejects a decision because the match was replaced, the page says which business was not approved or declined", {
  tag: ["@8-match-review-01", "@8-match-review-02", "@8-match-review-03"],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  const { refresh } = investorDashboard(page);
  const toast = page.getByRole("status").filter({ hasText: "Failed to" });
  const dialog = page.getByRole("dialog");
  for (const [businessName, button, isInDialog, failure] of [
    ["Nakuru Dryers", "Approve", false, "Failed to approve."],
    ["Lagos Looms", "Decline", true, "Failed to decline – please try again."],
  ] as const) {
    const investee = await site.addMember("investee", {
      profile: { businessName },
    });
    await findInvestors(site, investee);
    if (isInDialog) await refresh.click();
    else await page.goto("/investor-page");
    const { row } = investorDashboard(page).row(businessName);
    if (isInDialog) {
      await row.getByRole("button", { name: "Read the profile" }).click();
      // Wait until the profile is loaded.
      await expect(dialog).toContainText("We dry tomatoes for food makers.");
    }
    const decide = (isInDialog ? dialog : row).getByRole("button", {
      name: button,
    });
    await expect(decide).toBeEnabled();
    // Replace the match directly in the database, so that the page receives no update.
    await site.database
      .update(matches)
      .set({ end: "replaced" })
      .where(eq(matches.investeeId, investee.id));
    await expectFailure(page, { status: 409, path: STATUS_PATH }, () =>
      decide.click(),
    );
    await expect(row).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await expect(toast).toHaveText(
      `${failure} The match with ${businessName} was replaced or closed and can no longer be changed.`,
    );
    // Both toasts look alike.
    if (isInDialog) await expectAccessiblePart(toast);
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toHaveCount(0);
  }
});

test("the dashboard loads again what could not be loaded, and shows the sectors as a pie chart with nine repeating colours, a tooltip and a table", {
  tag: [
    "@2-investor-dashboard-16",
    "@8-investor-dashboard-01",
    "@2-investor-dashboard-11",
    "@9-investor-dashboard-01",
  ],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor", {
    profile: { sectorsOfInterest: [] },
  });
  await test.step("the table shows a message when the matches cannot be loaded, and loading can be retried; no error message is shown when the profile cannot be loaded", async () => {
    for (const path of [`**${MATCHES}*`, `**${PROFILE}`])
      await page.route(path, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
    const logEntry = page.waitForEvent("console", (entry) =>
      entry.text().startsWith("The profile could not be loaded"),
    );
    await expectFailure(page, { status: 500, path: MATCHES }, () =>
      expectFailure(page, { status: 500, path: PROFILE }, () =>
        page.goto("/investor-page"),
      ),
    );
    await logEntry;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
    const { table } = investorDashboard(page);
    await expect(table).toContainText("No matches yet");
    await expect(table.getByRole("alert")).toContainText(
      "We could not load your matches.",
    );
    await expectAccessibleContent(page);
    await page.unroute(`**${MATCHES}*`);
    await table.getByRole("button", { name: "Try Again" }).click();
    await expect(table).toContainText("Businesses appear here when");
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(
      0,
    );
    await page.unrouteAll();
    // Otherwise, the page would load its matches again for each new one.
    await page.goto("about:blank");
  });
  await test.step("the sectors are shown as a pie chart with nine repeating colours, a tooltip and a table", async () => {
    const sectors = SECTORS.slice(0, PIE_COLOURS + 1);
    for (const sectorType of [...sectors, "FinTech"] as const) {
      const businessName = `${sectorType} Works`;
      const investee = await site.addMember("investee", {
        profile: { sectorType, businessName },
      });
      await findInvestors(site, investee);
    }
    await page.goto("/investor-page");
    const { figure } = investorDashboard(page);
    const table = figure("Sectors").getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(sectors.length + 1);
    await expect(table.getByRole("row", { name: /FinTech/ })).toContainText(
      "2",
    );
    const slices = figure("Sectors").locator("svg path[fill]");
    await expect(slices).toHaveCount(sectors.length);
    const colours = await slices.evaluateAll((paths) =>
      paths.map((path) => path.getAttribute("fill")),
    );
    expect(new Set(colours).size).toBe(PIE_COLOURS);
    expect(colours[PIE_COLOURS]).toBe(colours[0]);
    await slices.first().hover();
    await expect(figure("Sectors")).toContainText("FinTech: 2");
    await expect(
      figure("Sectors")
        .getByRole("listitem")
        .filter({ hasText: "FinTech Works" }),
    ).toHaveCount(2);
    await expectAccessibleContent(page);
  });
});
