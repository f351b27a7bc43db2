import { openWithinSite } from "../../support/browser/navigation.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

const OUTLOOK = "/api/match-outlook/";

test.beforeEach(({ site }) => site.suspendInvestors());

test("before a request a founder sees on the profile and on Get Matched what to expect, or nothing of it when it cannot be read, and an investor without matches sees how many businesses could appear", {
  tag: [
    "@phone",
    "@4-match-outlook-101",
    "@4-match-outlook-103",
    "@8-match-outlook-101",
  ],
}, async ({ newMember, site }) => {
  for (let count = 0; count < 2; count++)
    await site.addMember("investor", {
      profile: {
        investmentTargetMin: "500000.00",
        investmentTargetMax: "1000000.00",
      },
    });
  const investor = await newMember("investor");
  const { page } = await newMember("investee");
  const main = page.getByRole("main");
  await page.route(`**${OUTLOOK}`, (route) => route.fulfill({ status: 500 }));
  await expectFailure(page, { status: 500, path: OUTLOOK }, () =>
    page.goto("/investee-match"),
  );
  await expect(page.getByRole("button", { name: "Get Matched" })).toBeEnabled();
  await expect(main).not.toContainText("What to expect");
  await page.unroute(`**${OUTLOOK}`);

  for (const path of ["/profile", "/investee-match"]) {
    await openWithinSite(page, path);
    await expect(main).toContainText(
      "At the moment 3 investors could be offered for your saved profile. One of them meets every criterion.",
    );
    await expect(main).toContainText(
      "Your ticket size excludes the most others.",
    );
    await expect(main).toContainText(
      "With a ticket of $500,000: 3 instead of 1.",
    );
  }
  await investor.page.goto("/investor-page");
  await expect(investor.page.getByRole("main")).toContainText(
    "with a complete profile could be offered to you. A business appears here when it asks for a match.",
  );
});
