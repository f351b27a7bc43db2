import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
  MAX_RERUNS,
  UPDATES_CONNECT_TIMEOUT,
  UPDATES_MAX_DELAY,
} from "../../../contract/constants.ts";
import { profiles } from "../../../server/database/schema.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import {
  investorDashboard,
  matchingPage,
} from "../../support/browser/match-pages.ts";
import type { Site, SiteMember } from "../../support/browser/site.ts";
import {
  expect,
  expectFailure,
  type Person,
  test,
} from "../../support/browser/test.ts";
import { advanceTime, installClock } from "../../support/browser/time.ts";
import { findInvestors, matchesOf, review } from "../../support/match-calls.ts";

const UNDER_REVIEW = "Your matches are under review for final approvals.";

test.beforeEach(({ site }) => site.suspendInvestors());

type NewMember = (
  userType: "investee" | "investor",
  options?: { profile: { businessName: string } },
) => Promise<Person>;

/** Creates an investee who is matched with Acacia and Baobab. */
async function createMatchedInvestee(newMember: NewMember, site: Site) {
  const acacia = await addInvestor(site, "Acacia Fund");
  const baobab = await addInvestor(site, "Baobab Capital");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  return { acacia, baobab, investee };
}

const addInvestor = (site: Site, businessName: string) =>
  site.addMember("investor", { profile: { businessName } });

/** Reviews the investor's first match with the call that the page sends. */
async function reviewMatch(
  site: Site,
  investor: SiteMember,
  status: "approved" | "rejected",
): Promise<void> {
  const [match] = await matchesOf(site, investor);
  expect((await review(site, investor, match?.id ?? "", status)).status).toBe(
    200,
  );
}

async function setRerunsUsed(
  site: Site,
  investee: SiteMember,
  matchRerunsUsed: number,
) {
  await site.database
    .update(profiles)
    .set({ matchRerunsUsed })
    .where(eq(profiles.accountId, investee.id));
}

const main = (page: Page) => page.getByRole("main");

test("after a decline, an email links to the matching page, where a re-run replaces only the investor who declined", {
  tag: [
    "@phone",
    "@4-matching-21",
    "@4-matching-15",
    "@4-matching-16",
    "@4-matching-17",
    "@4-matching-20",
  ],
}, async ({ newMember, site }) => {
  const acacia = await newMember("investor", {
    profile: { businessName: "Acacia Fund" },
  });
  await addInvestor(site, "Baobab Capital");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  await addInvestor(site, "Cedar Ventures");
  const { page } = investee;
  const { rerun, records, criteria, offer, offers } = matchingPage(page);

  await test.step("the investor declines", async () => {
    await acacia.page.goto("/investor-page");
    const { decline, row } = investorDashboard(acacia.page).row(
      "Nakuru Dryers",
    );
    await decline.click();
    await expect(row).toContainText("Rejected");
    await site.mailDecisions();
  });

  await test.step("the email describes a re-run, and its link opens the page", async () => {
    const email = await site.mail.waitForMail(investee.email);
    expect(email.text).toContain(
      "A re-run replaces investors who have declined",
    );
    const [, path] =
      /Look for another match:\s+\S+?:\/\/[^/\s]+(\S+)/.exec(
        email.text ?? "",
      ) ?? [];
    expect(path).toBe("/investee-match");
    await page.goto(path ?? "");
  });

  await test.step("the page names the investor who declined, and describes a re-run", async () => {
    await expect(main(page)).toContainText("Acacia Fund has declined");
    await expect(main(page)).toContainText(
      "A re-run replaces Acacia Fund, who has declined, with the next best investor you have not been offered yet. Baobab Capital is not replaced.",
    );
    await expect(page.getByText("2 re-runs left")).toBeVisible();
    await expect(offer("Acacia Fund")).toContainText("Rejected");
    await expectAccessibleContent(page);
  });

  await test.step("the investor's name appears in both dialogs before the re-run", async () => {
    await rerun.click();
    await expect(records).toContainText("replaces Acacia Fund");
    await expect(records).toContainText("Baobab Capital is not replaced.");
    await records.getByRole("button", { name: "Yes" }).click();
    await expect(criteria).toContainText("replaces Acacia Fund");
    await criteria.getByRole("button", { name: "Yes, proceed" }).click();
  });

  await test.step("the page shows the replacement and the other investor", async () => {
    const replacementNote = page.getByText(
      "Cedar Ventures has replaced Acacia Fund.",
    );
    await expect(replacementNote).toBeVisible();
    await expect(offers).toHaveCount(2);
    await expect(offer("Cedar Ventures")).toContainText("Pending");
    await expect(offer("Baobab Capital")).toContainText("Pending");
    await expect(main(page)).not.toContainText("has declined");
    await expect(page.getByText(UNDER_REVIEW)).toBeVisible();
    await expect(page.getByText("1 re-run left")).toBeVisible();
    await expectAccessibleContent(page);
    await page.reload();
    await expect(replacementNote).toBeVisible();
  });
});

test("a re-run is refused if an investor reviews a match while the criteria dialog is open, and the page then shows the new status; after both investors have declined and no re-run is left, it links to programs and support", {
  tag: ["@4-matching-18", "@4-matching-22"],
}, async ({ newMember, site }) => {
  const { acacia, baobab, investee } = await createMatchedInvestee(
    newMember,
    site,
  );
  await addInvestor(site, "Cedar Ventures");
  await reviewMatch(site, acacia, "rejected");
  const { page } = investee;
  await page.goto("/investee-match");
  const { rerun, records, criteria, offer } = matchingPage(page);
  await rerun.click();
  await records.getByRole("button", { name: "Yes" }).click();
  await expect(criteria).toContainText("replaces Acacia Fund");
  await reviewMatch(site, acacia, "approved");
  const path = "/api/match_investors/";
  await expectFailure(page, { status: 409, path }, () =>
    criteria.getByRole("button", { name: "Yes, proceed" }).click(),
  );
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("Your matches have changed");
  await alert.getByRole("button", { name: "Close" }).first().click();
  await expect(offer("Acacia Fund")).toContainText("Approved");
  await expect(offer("Baobab Capital")).toContainText("Pending");
  await expect(page.getByText("2 re-runs left")).toBeVisible();

  await setRerunsUsed(site, investee, MAX_RERUNS);
  await reviewMatch(site, acacia, "rejected");
  await reviewMatch(site, baobab, "rejected");
  await page.reload();
  await expect(main(page)).toContainText(
    /(Acacia Fund and Baobab Capital|Baobab Capital and Acacia Fund) have declined/,
  );
  await expect(main(page)).toContainText("You have used both of your re-runs.");
  await expect(page.getByText(UNDER_REVIEW)).toHaveCount(0);
  await expectAccessibleContent(page);
  await expect(
    main(page).getByRole("link", { name: "Contact support" }),
  ).toHaveAttribute("href", "/support");
  await main(page).getByRole("link", { name: "See programs" }).click();
  await expect(page).toHaveURL("/programs-loggedIn");
});

test("a late update about a decline that the dialogs already show does not cause the re-run to be refused", {
  tag: ["@4-matching-22"],
}, async ({ newMember, site }) => {
  const { acacia, investee } = await createMatchedInvestee(newMember, site);
  await addInvestor(site, "Cedar Ventures");
  await reviewMatch(site, acacia, "rejected");
  const { page } = investee;
  // The stream never opens, as if a proxy buffered it. The page polls instead.
  await page.route("**/api/updates/", (route) =>
    route.request().headers().accept?.includes("text/event-stream")
      ? undefined
      : route.fallback(),
  );
  await installClock(page);
  await page.goto("/investee-match");
  const { rerun, records, criteria, offer } = matchingPage(page);
  await rerun.click();
  await records.getByRole("button", { name: "Yes" }).click();
  await expect(criteria).toContainText("replaces Acacia Fund");
  const poll = page.waitForResponse("**/api/updates/");
  await advanceTime(page, UPDATES_CONNECT_TIMEOUT + UPDATES_MAX_DELAY);
  const { updates } = await (await poll).json();
  expect(updates).toContainEqual(expect.objectContaining({ kind: "rejected" }));
  await criteria.getByRole("button", { name: "Yes, proceed" }).click();
  await expect(offer("Cedar Ventures")).toContainText("Pending");
  await expect(page.getByText("1 re-run left")).toBeVisible();
});
