import { matchingPage } from "../../support/browser/match-pages.ts";
import { expect, test } from "../../support/browser/test.ts";
import { findInvestors, matchesOf } from "../../support/match-calls.ts";

const MATCH_PATH = "/api/match_investors/";
const RERUN_LIMIT_REACHED = "You've reached your two re-run limit.";

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
