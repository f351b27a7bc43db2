import { eq } from "drizzle-orm";
import { MAX_RERUNS, SLOW_LOAD } from "../../../contract/constants.ts";
import { STEP_STATES } from "../../../contract/enumerations.ts";
import { matches, profiles } from "../../../server/database/schema.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { investeeDashboard } from "../../support/browser/match-pages.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { advanceTime, installClock } from "../../support/browser/time.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import { findInvestors, matchesOf, review } from "../../support/match-calls.ts";
import { completeProfile } from "../match-cases.ts";

const MATCHES = "/api/matches/";
const PROFILE = "/api/profile/";

test.beforeEach(({ site }) => site.suspendInvestors());

/** The classes of a tracker step before, at and after the current step. */
const [BEFORE, CURRENT, AFTER] = STEP_STATES;

test("the dashboard shows five figures, whose amounts have a currency symbol and thousands separators, and without a match the table shows a notice with a link to Get Matched; the table lists two investors, and View Status shows the steps of the match with the selected investor; a funded amount counts as received", {
  tag: [
    "@phone",
    "@1-investee-dashboard-01",
    "@2-investee-dashboard-09",
    "@2-investee-dashboard-10",
    "@2-investee-dashboard-11",
    "@4-investee-dashboard-01",
    "@4-investee-dashboard-02",
    "@4-investee-dashboard-03",
    "@2-investee-dashboard-04",
    "@2-investee-dashboard-05",
    "@2-investee-dashboard-06",
    "@2-investee-dashboard-07",
    "@2-investee-dashboard-08",
    "@2-investee-dashboard-12",
    "@9-constants-02",
    "@9-constants-03",
  ],
}, async ({ newMember, site }) => {
  const investee = await newMember("investee", {
    profile: {
      annualTurnover: "412000",
      financialPosition: "break-even",
      teamCapacity: 18,
    },
  });
  const { page } = investee;
  await page.goto("/investee-page");
  const { figure, refresh, row, steps, table, viewStatus } =
    investeeDashboard(page);
  for (const [term, value] of [
    ["Ticket Size", "$250,000"],
    ["Funding Received", "$0"],
    ["Annual Turnover", "$412,000"],
    ["Financial Position", "Break-even"],
    ["Team Capacity", "18 people"],
  ] as const)
    await expect(figure(term)).toHaveText(value);
  await expect(table).toContainText(
    "You currently have no matches. Please check back later.",
  );
  await expect(steps).toHaveCount(0);
  await expectAccessibleContent(page);
  await table.getByRole("link", { name: "Get Matched" }).click();
  await expect(page).toHaveURL("/investee-match");

  const acacia = await site.addMember("investor", {
    // The address cannot add recipients or text to an email to it.
    account: { email: "fund#1?bcc=spy%40evil.example&body=x@fund.example" },
    profile: { businessName: "Acacia" },
  });
  const baobab = await site.addMember("investor", {
    profile: { businessName: "Baobab" },
  });
  await findInvestors(site, investee);
  const ids = new Map(
    (await matchesOf(site, investee)).map(({ id, investor }) => [
      investor.investor_name,
      id,
    ]),
  );
  await review(site, acacia, ids.get("Acacia") ?? "", "approved");
  await review(site, baobab, ids.get("Baobab") ?? "", "rejected");
  await openWithinSite(page, "/investee-page");
  await expect(table.getByRole("columnheader")).toContainText([
    "Investor Name",
    "Sector",
    "Match Score (%)",
    "Funded",
  ]);
  await expect(row("Acacia").getByRole("cell")).toContainText([
    "Acacia",
    "Agriculture",
    "100%",
    "$0",
    "View Status",
  ]);
  await viewStatus("Acacia").click();
  await expect(viewStatus("Acacia")).toHaveAttribute("aria-pressed", "true");
  await expect(
    page.getByRole("heading", { name: "Your match with Acacia" }),
  ).toBeFocused();
  await expect(steps).toHaveText([
    /^Pending/,
    /^Approved/,
    /^Rejected/,
    /^Funded/,
  ]);
  await expect(steps).toHaveClass([BEFORE, CURRENT, AFTER, AFTER]);
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect(page.getByText("Acacia has approved you.")).toBeVisible();
  await expect(page.getByRole("link", { name: acacia.email })).toHaveAttribute(
    "href",
    "mailto:fund%231%3Fbcc%3Dspy%2540evil.example%26body%3Dx@fund.example",
  );
  await expectAccessibleContent(page);

  await viewStatus("Baobab").click();
  await expect(viewStatus("Acacia")).toHaveAttribute("aria-pressed", "false");
  await expect(steps.nth(1)).toContainClass(BEFORE);
  await expect(steps.nth(2)).toContainClass(CURRENT);
  await expect(
    page.getByRole("main").getByText("Baobab has declined."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: baobab.email })).toHaveCount(0);

  await site.database
    .update(matches)
    .set({ status: "funded", fundedAmount: "75000" })
    .where(eq(matches.investorId, acacia.id));
  await refresh.click();
  await expect(figure("Funding Received")).toHaveText("$75,000");
  await expect(row("Acacia")).toContainText("$75,000");
  await viewStatus("Acacia").click();
  await expect(steps.nth(3)).toContainClass(CURRENT);
  await expect(
    page.getByText("Acacia has funded you with $75,000."),
  ).toBeVisible();
});

test("after a decline, the tracker offers another match, or other options if no re-run is left", {
  tag: ["@4-investee-dashboard-04"],
}, async ({ newMember, site }) => {
  const acacia = await site.addMember("investor", {
    profile: { businessName: "Acacia" },
  });
  await site.addMember("investor", { profile: { businessName: "Baobab" } });
  const investee = await newMember("investee");
  const { page } = investee;
  await findInvestors(site, investee);
  const [match] = await matchesOf(site, acacia);
  await review(site, acacia, match?.id ?? "", "rejected");
  await page.goto("/investee-page");
  const { refresh, viewStatus } = investeeDashboard(page);
  const main = page.getByRole("main");
  await viewStatus("Acacia").click();
  await expect(main).toContainText(
    "Acacia has declined. Other investors may still be interested: you can look for another match.",
  );
  await expect(
    main.getByRole("link", { name: "Look for another investor" }),
  ).toHaveAttribute("href", "/investee-match");

  await site.database
    .update(profiles)
    .set({ matchRerunsUsed: MAX_RERUNS })
    .where(eq(profiles.accountId, investee.id));
  await refresh.click();
  await expect(main).toContainText(
    "Acacia has declined. You have used both of your re-runs.",
  );
  await expectAccessibleContent(page);
  await main.getByRole("link", { name: "See your other options" }).click();
  await expect(main.getByRole("link", { name: "See programs" })).toBeVisible();
});

test("a failure to load the profile is only logged, and the name is read from the account; a message is shown when the matches cannot be loaded, and loading can be retried; Refresh loads the profile, in which a missing financial position is shown as Profit, and a missing team capacity as one person", {
  tag: [
    "@3-investee-dashboard-01",
    "@3-investee-dashboard-02",
    "@7-investee-dashboard-01",
    "@8-investee-dashboard-01",
  ],
}, async ({ newMember }) => {
  const { page, token } = await newMember("investee");
  const { figure, refresh, table } = investeeDashboard(page);
  await page.route(`**${PROFILE}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  const response = Promise.withResolvers<void>();
  await page.route(`**${MATCHES}*`, async (route) => {
    await response.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await installClock(page);
  await expectFailure(page, { status: 500, path: PROFILE }, async () => {
    const userRequest = page.waitForRequest("**/api/user/");
    await page.goto("/investee-page");
    expect(await (await userRequest).headerValue("authorization")).toBe(
      `Token ${token}`,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Nakuru Dryers",
    );
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(
      0,
    );
    await expect(figure("Ticket Size")).toHaveText("Not provided");

    await expect(table).toContainText("Loading your matches");
    await advanceTime(page, SLOW_LOAD);
    await expect(table).toContainText(
      "This is taking longer than usual. We are still trying.",
    );
    await expectFailure(page, { status: 500, path: MATCHES }, async () =>
      response.resolve(),
    );
    await expect(table.getByRole("alert")).toContainText(
      "We could not load your matches.",
    );
    await page.unroute(`**${MATCHES}*`);
    await table.getByRole("button", { name: "Try Again" }).click();
    await expect(table).toContainText("You currently have no matches.");
  });

  await page.unroute(`**${PROFILE}`);
  await refresh.click();
  await expect(figure("Ticket Size")).toHaveText("$250,000");
  await expect(figure("Financial Position")).toHaveText("Profit");
  await expect(figure("Team Capacity")).toHaveText("1 person");
});

test("a profile that is set up or changed in another tab appears when the member returns to the page", async ({
  newMember,
  site,
}) => {
  const { page, email } = await newMember("investee", { profile: null });
  const returnToPage = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.goto("/investee-page");
  const prompt = page.getByText("Set up your profile first");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(prompt).toBeVisible();
  await setProfile(site, email, completeProfile);
  await returnToPage();
  await expect(heading).toContainText("Nakuru Dryers");
  await expect(prompt).toHaveCount(0);
  await setProfile(site, email, {
    ...completeProfile,
    business_name: "Naivasha Dryers",
  });
  await returnToPage();
  await expect(heading).toContainText("Naivasha Dryers");
});
