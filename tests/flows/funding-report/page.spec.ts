import type { Page } from "@playwright/test";
import { SLOW_SEND } from "../../../contract/constants.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { advanceTime, installClock } from "../../support/browser/time.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";

const REPORT_PATH = /\/api\/matches\/[^/]+\/funding-report\/$/;

test.beforeEach(({ site }) => site.suspendInvestors());

const controls = (page: Page) => {
  const section = page.locator("section.funding");
  const button = (name: string) => section.getByRole("button", { name });
  return {
    section,
    steps: section.getByRole("listitem"),
    stated: section.getByRole("status").first(),
    amount: section.getByLabel("Amount (USD)"),
    state: button("State the funding"),
    save: button("Save"),
    withdraw: button("Withdraw"),
    button,
  };
};

test("after an approval both sides see the next steps and can state the funding, and each sees at once what the other states; what was typed is kept when the dialog is closed", {
  tag: ["@phone", "@2-funding-report-101"],
}, async ({ newMember, site }) => {
  const investor = await newMember("investor");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  const matchId = await firstMatchId(site, investee);
  await review(site, investor, matchId, "approved");
  await investee.page.goto("/investee-page");
  const founder = controls(investee.page);
  await expect(founder.steps).toHaveText([
    /^Introduce/,
    /^First call/,
    /^Documents/,
    /^Terms/,
    /^Money/,
  ]);
  await founder.state.click();
  await expect(founder.amount).toBeFocused();
  await founder.amount.fill("10.000");
  await founder.save.click();
  await expectAccessiblePart(founder.section);
  await founder.button("10,000 (10 thousand US dollars)").click();
  await founder.save.click();
  await expect(founder.stated).toHaveText(
    /^You\$10,000 on .*Baobab Capital can see this, and is asked to state the funding too\.$/,
  );
  await expect(founder.section.getByRole("heading")).toBeFocused();

  const { page } = investor;
  await page.goto("/investor-page");
  await page
    .getByRole("button", { name: "Funding stated by the business" })
    .click();
  const fund = controls(page);
  await expect(fund.steps).toHaveCount(5);
  await fund.state.click();
  await fund.amount.fill("9000");
  await page.keyboard.press("Escape");
  await expect(fund.section).toHaveCount(0);
  await page
    .getByRole("button", { name: "Funding stated by the business" })
    .click();
  await expect(fund.amount).toHaveValue("9000");
  await fund.save.click();
  await expect(fund.stated).toContainText("The amounts differ.");
  await expectAccessiblePart(fund.section);
  await expect(founder.stated).toContainText("The amounts differ.");
  await founder.withdraw.click();
  await expect(founder.stated).toContainText(
    "Please tell us how much was paid, and when.",
  );
  await expect(founder.stated).not.toContainText("$10,000");
  await expectAccessiblePart(founder.section);
});

test("when the code of the next steps cannot be loaded, it can be requested again; while the funding is saved slowly, the page states this; when it cannot be saved, or the match is declined, what was entered stays in the form", {
  tag: ["@8-funding-report-101"],
}, async ({ newMember, site }) => {
  const investor = await site.addMember("investor");
  const { page, ...investee } = await newMember("investee");
  await findInvestors(site, investee);
  const matchId = await firstMatchId(site, investee);
  await review(site, investor, matchId, "approved");
  await installClock(page);
  const code = /\/funding-report-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await expectFailure(page, { status: "none", path: code }, () =>
    page.goto("/investee-page"),
  );
  await page.unroute(code);
  await page.getByRole("button", { name: "Try Again" }).click();
  const { section, state, amount, save, button } = controls(page);
  await state.click();
  await amount.fill("5000");
  const alert = section.getByRole("alert");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(REPORT_PATH, async (route) => {
    await answered;
    await route.fulfill({ status: 500 });
  });
  await expectFailure(page, { status: 500, path: REPORT_PATH }, async () => {
    await save.click();
    await advanceTime(page, SLOW_SEND);
    await expect(section).toContainText(
      "This is taking longer than usual. We are still trying.",
    );
    answer();
  });
  await expect(alert).toContainText("We could not save this.");
  await page.unroute(REPORT_PATH);
  await page.route(REPORT_PATH, (route) => route.abort());
  await expectFailure(page, { status: "none", path: REPORT_PATH }, () =>
    save.click(),
  );
  await expect(alert).toContainText("We could not reach the server.");
  await expect(amount).toHaveValue("5000");
  await page.unroute(REPORT_PATH);
  await save.click();
  await expect(section).toContainText("You$5,000 on");
  await expect(alert).toHaveCount(0);

  await button("Change").click();
  await amount.fill("6000");
  await review(site, investor, matchId, "rejected");
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await expect(amount).toHaveValue("6000");
  await expectFailure(page, { status: 409, path: REPORT_PATH }, () =>
    save.click(),
  );
  await expect(alert).toContainText("can no longer be stated");
  await expect(section.getByRole("heading")).toBeFocused();
});
