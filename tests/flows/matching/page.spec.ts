import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { profiles } from "../../../server/database/schema.ts";
import {
  expectAccessibleContent,
  expectAccessiblePart,
} from "../../support/browser/accessibility.ts";
import {
  expectFacts,
  matchingPage,
} from "../../support/browser/match-pages.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";
import {
  emptyOptionalFields,
  isOptional,
  rulesOf,
  sampleFieldsInMatch,
  saveSample,
} from "../../support/profiles.ts";

const MATCH_PATH = "/api/match_investors/";
const INCOMPLETE_PROFILE =
  "Please complete your profile with all required details before matching.";
const NO_INVESTOR =
  "Sorry, we couldn't find any investors that match your criteria at this time. Please hang tight and try again later.";

test.beforeEach(({ site }) => site.suspendInvestors());

test("the page shows the details that matching needs, and two buttons; without two years of statements, it offers a prefilled email that asks for help, and sends no match request; after the nine criteria are accepted, the page shows two investors with scores and reasons, and a third one cannot be requested", {
  tag: [
    "@phone",
    "@2-matching-05",
    "@4-matching-05",
    "@4-matching-06",
    "@4-matching-07",
    "@4-matching-13",
    "@3-matching-02",
    "@4-matching-02",
    "@4-matching-04",
    "@9-matching-01",
    "@9-matching-02",
    "@9-matching-03",
    "@9-matching-04",
    "@9-matching-05",
    "@9-matching-06",
    "@9-matching-07",
    "@9-matching-08",
    "@9-matching-09",
    "@9-matching-10",
    "@2-matching-02",
    "@2-matching-03",
    "@2-matching-04",
    "@2-matching-06",
    "@2-matching-07",
    "@4-matching-11",
    "@4-matching-12",
    "@5-matching-01",
  ],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investee");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes(MATCH_PATH)) calls += 1;
  });
  await page.goto("/investee-match");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Looking for Funding?",
  );
  await expect(page).toHaveTitle("Looking for Funding? | Ubia");
  const summary = page.getByRole("main").getByRole("listitem");
  for (const [index, text] of [
    /Business name.*Nakuru Dryers/,
    /Business type.*Cooperative/,
    /Business stage.*Seed/,
    /Ticket size.*\$250,000/,
    /Sector.*Agriculture/,
  ].entries())
    await expect(summary.nth(index)).toHaveText(text);
  const { getMatched, rerun, criteria } = matchingPage(page);
  await expect(getMatched).toBeEnabled();
  await expect(rerun).toBeVisible();
  await expect(page.getByText("2 re-runs left")).toBeVisible();
  await expect(page.getByText("No matches yet")).toBeVisible();
  await expectAccessibleContent(page);

  await getMatched.click();
  const recordsDialog = page.getByRole("dialog", { name: "Your records" });
  await expect(recordsDialog).toContainText(
    "Do you have two years of consistent financial statements?",
  );
  await expectAccessiblePart(recordsDialog);
  await recordsDialog.getByRole("button", { name: "No" }).click();
  const helpDialog = page.getByRole("dialog", {
    name: "We can help you prepare",
  });
  await expect(
    helpDialog.getByRole("link", { name: "Send Inquiry Email" }),
  ).toHaveAttribute("href", /^mailto:[^?]+@example\.org\?.*subject=.*body=/);
  await expectAccessiblePart(helpDialog);
  await helpDialog.getByRole("button", { name: "Close" }).first().click();
  await expect(helpDialog).toBeHidden();
  await expect(getMatched).toBeFocused();
  expect(calls).toBe(0);

  for (const profile of [
    { businessName: "Acacia", location: "Ghana" as const },
    { businessName: "Baobab" },
    {
      businessName: "Cedar",
      location: "Ghana" as const,
      sectorsOfInterest: ["Energy"],
    },
  ])
    await site.addMember("investor", { profile });
  await openCriteria(page);
  await expect(criteria.getByRole("listitem")).toHaveText([
    /registered company/i,
    /years of operation/i,
    /annual revenue/i,
    /at least 5 full-time staff plus the founder/,
    /ability to scale/i,
    /tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy/i,
    /two years of consistent financial statements/i,
    /financing gap is above the firm’s threshold/i,
    /in English/,
  ]);
  await expectAccessiblePart(criteria);
  await criteria.getByRole("button", { name: "Cancel" }).click();
  await expect(criteria).toBeHidden();
  await openCriteria(page);
  const matchRequest = page.waitForRequest(`**${MATCH_PATH}`);
  await criteria.getByRole("button", { name: "Yes, proceed" }).click();
  expect(await (await matchRequest).headerValue("authorization")).toBe(
    `Token ${token}`,
  );
  await expect(
    page.getByText("Your matches are under review for final approvals."),
  ).toBeVisible();
  await expectBothOffers(page);
  const maximumReached = page.getByRole("button", {
    name: "Maximum Matches Reached",
  });
  await expect(maximumReached).toBeDisabled();
  await expect(getMatched).toHaveCount(0);
  await openWithinSite(page, "/investee-match");
  await expect(maximumReached).toBeDisabled();
  await expectBothOffers(page);
});

/** Expects the offers of Baobab and Acacia with their scores and the reasons for and against them. */
async function expectBothOffers(page: Page): Promise<void> {
  const { offers, offer } = matchingPage(page);
  await expect(offers).toHaveCount(2);
  const reasons = (name: string, title: string) =>
    offer(name).getByRole("list", { name: title }).getByRole("listitem");
  await expect(offer("Baobab")).toContainText("100%");
  await expect(offer("Baobab")).toContainText("Pending");
  await expect(offer("Baobab")).toContainText("$100,000–$500,000");
  await expect(reasons("Baobab", "Why this investor")).toContainText([
    "Invests in Agriculture",
    "Your ticket of $250,000 is within their range ($100,000–$500,000)",
    "Backs Seed",
    "Offers Equity",
    "Based in Kenya",
  ]);
  await expect(reasons("Baobab", "What does not fit")).toHaveCount(0);
  await expect(offer("Acacia")).toContainText("90%");
  await expect(reasons("Acacia", "Why this investor")).toHaveCount(4);
  await expect(reasons("Acacia", "What does not fit")).toContainText([
    "Based in Ghana; you are in Kenya",
  ]);
}

test("an offer shows exactly the investor's non-empty fields that an investee may see", {
  tag: rulesOf(sampleFieldsInMatch("investor")).map((rule) => `@${rule}`),
}, async ({ newMember, site }) => {
  for (const changes of [
    { business_name: "Baobab" },
    { business_name: "Acacia", ...emptyOptionalFields("investor") },
  ]) {
    const investor = await site.addMember("investor", { profile: null });
    await saveSample(site, investor, "investor", changes);
  }
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  await investee.page.goto("/investee-match");
  const { offer } = matchingPage(investee.page);
  const fields = sampleFieldsInMatch("investor");
  await expectFacts(offer("Baobab"), fields);
  await expectFacts(
    offer("Acacia"),
    fields.filter((name) => !isOptional(name)),
  );
});

test("the page loads again what could not be loaded, sends the match request once, shows when no investor fits, and offers Get Matched again after the only match is declined", {
  tag: [
    "@8-profile-01",
    "@4-matching-03",
    "@4-matching-08",
    "@8-matching-01",
    "@4-matching-17",
    "@5-matching-02",
    "@5-matching-03",
  ],
}, async ({ newMember, site }) => {
  const { page, id } = await newMember("investee");
  await test.step("if the profile or the matches cannot be loaded, the page explains why, and Try Again loads both", async () => {
    const tryAgain = page.getByRole("button", { name: "Try Again" });
    for (const [path, title] of [
      ["/api/profile/", "Failed to load profile data"],
      ["/api/matches/", "We could not load your matches."],
    ] as const) {
      await page.route(`**${path}*`, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await expectFailure(page, { status: 500, path }, () =>
        page.goto("/investee-match"),
      );
      await expect(page.getByRole("main")).toContainText(title);
      await expect(matchingPage(page).rerun).toHaveCount(0);
      await page.unroute(`**${path}*`);
      await tryAgain.click();
      await expect(matchingPage(page).getMatched).toBeEnabled();
    }
  });
  await test.step("the match request cannot be sent again while it is pending; if no investor fits, the page shows a message, and matching can be requested again", async () => {
    const { promise: released, resolve: release } =
      Promise.withResolvers<void>();
    let calls = 0;
    await page.route(`**${MATCH_PATH}`, async (route) => {
      calls += 1;
      await released;
      await route.continue();
    });
    await submitMatching(page);
    const { getMatched } = matchingPage(page);
    await expect(getMatched).toHaveAttribute("aria-busy", "true");
    await getMatched.click({ force: true });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(page.getByText(NO_INVESTOR)).toBeVisible();
    expect(calls).toBe(1);
    await expectAccessibleContent(page);
  });
  const { getMatched, confirm, offer } = matchingPage(page);
  await test.step("after the only match is declined, the page offers Get Matched", async () => {
    const acacia = await site.addMember("investor", {
      profile: { businessName: "Acacia" },
    });
    await submitMatching(page);
    await expect(offer("Acacia")).toBeVisible();
    await expect(page.getByText(NO_INVESTOR)).toBeHidden();
    await expect(getMatched).toBeEnabled();
    await review(site, acacia, await firstMatchId(site, acacia), "rejected");
    await openWithinSite(page, "/investee-match");
    await expect(page.getByRole("main")).toContainText("Acacia has declined");
    await expect(page.getByRole("main")).toContainText(
      "Choose Get Matched to look for another investor",
    );
    await expect(getMatched).toBeEnabled();
  });
  await test.step("if a required detail is removed after the page has loaded, a match request shows an alert with a button that opens the profile", async () => {
    await site.database
      .update(profiles)
      .set({ sectorType: "" })
      .where(eq(profiles.accountId, id));
    await getMatched.click();
    await expectFailure(page, { status: 400, path: MATCH_PATH }, () =>
      confirm(),
    );
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText(INCOMPLETE_PROFILE);
    await expectAccessiblePart(alert);
    await alert.getByRole("button", { name: "Go to your profile" }).click();
    await expect(page).toHaveURL("/profile");
  });
});

async function openCriteria(page: Page): Promise<void> {
  const { getMatched, records } = matchingPage(page);
  await getMatched.click();
  await records.getByRole("button", { name: "Yes" }).click();
}

async function submitMatching(page: Page): Promise<void> {
  await matchingPage(page).getMatched.click();
  await matchingPage(page).confirm();
}
