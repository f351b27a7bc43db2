import { eq } from "drizzle-orm";
import { profiles } from "../../../server/database/schema.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { matchingPage } from "../../support/browser/match-pages.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { findInvestors, matchesOf } from "../../support/match-calls.ts";

const MATCH_PATH = "/api/match_investors/";
const RERUN_LIMIT_REACHED = "You've reached your two re-run limit.";
const INCOMPLETE_PROFILE =
  "Please complete your profile with all required details before matching.";

test.beforeEach(({ site }) => site.suspendInvestors());

test("two re-runs find investors that were not shown before, and a third re-run is not possible", {
  tag: ["@4-matching-09", "@5-matching-05"],
}, async ({ newMember, site }) => {
  for (const businessName of ["A", "B", "C", "D", "E", "F", "G", "H"])
    await site.addMember("investor", {
      profile: { businessName: `${businessName} Capital` },
    });
  const member = await newMember("investee");
  const { page } = member;
  await findInvestors(site, member);
  await page.goto("/investee-match");
  const { rerun, offers, confirm } = matchingPage(page);
  const names = () =>
    offers.getByRole("heading", { level: 3 }).allTextContents();
  await expect(offers).toHaveCount(2);
  const offeredNames = new Set(await names());
  for (const remaining of ["1 re-run left", "No re-runs left"]) {
    const shownIds = (await matchesOf(site, member)).map(({ id }) => id);
    const rerunRequest = page.waitForRequest((request) =>
      request.url().includes(MATCH_PATH),
    );
    await rerun.click();
    await confirm();
    const request = await rerunRequest;
    const { searchParams } = new URL(request.url());
    expect([...searchParams.keys()]).toEqual(["rerun", "replaces"]);
    expect(searchParams.get("rerun")).toBe("true");
    expect(searchParams.get("replaces")?.split(",").toSorted()).toEqual(
      shownIds.toSorted(),
    );
    expect(await request.headerValue("idempotency-key")).toMatch(/.{16,}/);
    await expect(page.getByText(remaining)).toBeVisible();
    await expect(offers).toHaveCount(2);
    for (const name of await names()) {
      expect(offeredNames).not.toContain(name);
      offeredNames.add(name);
    }
  }
  await rerun.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    RERUN_LIMIT_REACHED,
  );
});

test("if a required detail is removed after the page has loaded, a match request shows an alert with a button that opens the profile", {
  tag: ["@5-matching-02", "@5-matching-03"],
}, async ({ newMember, site }) => {
  const { page, id } = await newMember("investee");
  await page.goto("/investee-match");
  const { getMatched, confirm } = matchingPage(page);
  await expect(getMatched).toBeEnabled();
  await site.database
    .update(profiles)
    .set({ sectorType: "" })
    .where(eq(profiles.accountId, id));
  await getMatched.click();
  await expectFailure(page, { status: 400, path: MATCH_PATH }, () => confirm());
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(INCOMPLETE_PROFILE);
  await expectAccessibleContent(page);
  await alert.getByRole("button", { name: "Go to your profile" }).click();
  await expect(page).toHaveURL("/profile");
});
