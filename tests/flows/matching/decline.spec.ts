import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { profiles } from "../../../server/database/schema.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import {
  investorDashboard,
  matchingPage,
} from "../../support/browser/match-pages.ts";
import type { Site, SiteMember } from "../../support/browser/site.ts";
import { expect, type Person, test } from "../../support/browser/test.ts";
import { findInvestors, matchesOf, review } from "../../support/match-calls.ts";

const REVIEW = "Your matches are under review for final approvals.";

test.beforeEach(({ site }) => site.retireInvestors());

type NewMember = (
  userType: "investee" | "investor",
  wanted?: { profile: { businessName: string } },
) => Promise<Person>;

/** Creates an investee who is matched with Acacia and Baobab, each in a separate browser. */
async function matchedInvestee(newMember: NewMember, site: Site) {
  const acacia = await newMember("investor", {
    profile: { businessName: "Acacia Fund" },
  });
  const baobab = await newMember("investor", {
    profile: { businessName: "Baobab Capital" },
  });
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  return { acacia, baobab, investee };
}

const addInvestor = (site: Site, businessName: string) =>
  site.addMember("investor", { profile: { businessName } });

/** Answers a match for an investor with the call that the investor's page sends. */
async function answer(
  site: Site,
  who: SiteMember,
  status: "approved" | "rejected",
): Promise<void> {
  const [match] = await matchesOf(site, who);
  expect((await review(site, who, match?.id ?? "", status)).status).toBe(200);
}

async function useReruns(site: Site, who: SiteMember, matchRerunsUsed: number) {
  await site.database
    .update(profiles)
    .set({ matchRerunsUsed })
    .where(eq(profiles.accountId, who.id));
}

const main = (page: Page) => page.getByRole("main");

test("after a decline the mail links to the re-run, its dialog names the investor, and the page shows the replacement while the other match stays", {
  tag: [
    "@phone",
    "@4-matching-21",
    "@4-matching-15",
    "@4-matching-16",
    "@4-matching-17",
    "@4-matching-20",
  ],
}, async ({ newMember, site }) => {
  const { acacia, investee } = await matchedInvestee(newMember, site);
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
  });

  await test.step("the mail describes a re-run, and its link opens the page", async () => {
    const letter = await site.mail.letterTo(investee.email);
    expect(letter.text).toContain(
      "Re-run Match replaces investors who have declined",
    );
    const [, path] =
      /Look for another match:\s+\S+?:\/\/[^/\s]+(\S+)/.exec(
        letter.text ?? "",
      ) ?? [];
    expect(path).toBe("/investee-match");
    await page.goto(path ?? "");
  });

  await test.step("the page names the investor who declined, and describes a re-run", async () => {
    await expect(main(page)).toContainText("Acacia Fund has declined");
    await expect(main(page)).toContainText(
      "Re-run Match replaces Acacia Fund, who has declined, with the next best investor you have not been offered yet. Baobab Capital is not replaced.",
    );
    await expect(page.getByText("2 re-runs left")).toBeVisible();
    await expect(offer("Acacia Fund")).toContainText("Rejected");
    await expectAccessible(page);
  });

  await test.step("both dialogs before the re-run name the investor", async () => {
    await rerun.click();
    await expect(records).toContainText("replaces Acacia Fund");
    await expect(records).toContainText("Baobab Capital is not replaced.");
    await records.getByRole("button", { name: "Yes" }).click();
    await expect(criteria).toContainText("replaces Acacia Fund");
    await expectAccessible(page);
    await criteria.getByRole("button", { name: "Yes, proceed" }).click();
  });

  await test.step("the page shows which investor was replaced by which, and the other investor stays", async () => {
    const replacementNote = page.getByText(
      "Cedar Ventures has replaced Acacia Fund.",
    );
    await expect(replacementNote).toBeVisible();
    await expect(offers).toHaveCount(2);
    await expect(offer("Cedar Ventures")).toContainText("Pending");
    await expect(offer("Baobab Capital")).toContainText("Pending");
    await expect(main(page)).not.toContainText("has declined");
    await expect(page.getByText(REVIEW)).toBeVisible();
    await expect(page.getByText("1 re-run left")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(replacementNote).toBeVisible();
  });
});

test("when no re-run is left, a decline leads to programs and support", {
  tag: ["@4-matching-18"],
}, async ({ newMember, site }) => {
  const { acacia, baobab, investee } = await matchedInvestee(newMember, site);
  await useReruns(site, investee, 2);
  await answer(site, acacia, "rejected");
  await answer(site, baobab, "rejected");
  const { page } = investee;
  await page.goto("/investee-match");
  await expect(main(page)).toContainText(
    /(Acacia Fund and Baobab Capital|Baobab Capital and Acacia Fund) have declined/,
  );
  await expect(main(page)).toContainText("You have used both of your re-runs.");
  await expect(page.getByText(REVIEW)).toHaveCount(0);
  await expectAccessible(page);
  await expect(
    main(page).getByRole("link", { name: "Contact support" }),
  ).toHaveAttribute("href", "/support");
  await main(page).getByRole("link", { name: "See programs" }).click();
  await expect(page).toHaveURL("/programs-loggedIn");
});

test("when the only match is declined, the page leads to Get Matched", {
  tag: ["@4-matching-17"],
}, async ({ newMember, site }) => {
  const acacia = await addInvestor(site, "Acacia Fund");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  await answer(site, acacia, "rejected");
  const { page } = investee;
  await page.goto("/investee-match");
  await expect(main(page)).toContainText("Acacia Fund has declined");
  await expect(main(page)).toContainText(
    "Get Matched looks for another investor",
  );
  await expect(matchingPage(page).getMatched).toBeEnabled();
  await expectAccessible(page);
});

test("when both investors have approved, a re-run shows that there is no one to replace and sends no request", {
  tag: ["@4-matching-15"],
}, async ({ newMember, site }) => {
  const { acacia, baobab, investee } = await matchedInvestee(newMember, site);
  for (const who of [acacia, baobab]) await answer(site, who, "approved");
  const { page } = investee;
  await page.goto("/investee-match");
  await matchingPage(page).rerun.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "there is no one to replace",
  );
});

test("when an investor answers while the dialog is open, the re-run is cancelled and the page shows the answer", {
  tag: ["@4-matching-22"],
}, async ({ newMember, site }) => {
  const { acacia, investee } = await matchedInvestee(newMember, site);
  await addInvestor(site, "Cedar Ventures");
  await answer(site, acacia, "rejected");
  const { page } = investee;
  const updated = page.waitForResponse("**/api/updates/");
  await page.goto("/investee-match");
  await updated;
  const { rerun, records, criteria, offer } = matchingPage(page);
  await rerun.click();
  await records.getByRole("button", { name: "Yes" }).click();
  await expect(criteria).toContainText("replaces Acacia Fund");
  await answer(site, acacia, "approved");
  // The toast appears when the page has received the update.
  await expect(
    page.getByText("Acacia Fund approved your match."),
  ).toBeAttached();
  await criteria.getByRole("button", { name: "Yes, proceed" }).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("Your matches have changed");
  await alert.getByRole("button", { name: "Close" }).first().click();
  await expect(offer("Acacia Fund")).toContainText("Approved");
  await expect(offer("Baobab Capital")).toContainText("Pending");
  await expect(page.getByText("2 re-runs left")).toBeVisible();
});
