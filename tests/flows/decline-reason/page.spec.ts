import { eq } from "drizzle-orm";
import { formatDay } from "../../../contract/format.ts";
import { matches } from "../../../server/database/schema.ts";
import {
  expectAccessibleContent,
  expectAccessiblePart,
} from "../../support/browser/accessibility.ts";
import {
  investeeDashboard,
  investorDashboard,
} from "../../support/browser/match-pages.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { expect, test } from "../../support/browser/test.ts";
import { findInvestors } from "../../support/match-calls.ts";

const DAY = 24 * 60 * 60_000;

test.beforeEach(({ site }) => site.suspendInvestors());

test("both sides see by when a match is to be answered; a decline can be explained with one press, which the founder reads at once", {
  tag: [
    "@2-answer-dates-61",
    "@2-answer-dates-62",
    "@2-decline-reason-64",
    "@2-decline-reason-65",
    "@2-decline-reason-66",
  ],
}, async ({ newMember, site }) => {
  const { page, id } = await newMember("investor");
  const { page: founder, ...investee } = await newMember("investee");
  await findInvestors(site, investee);
  const { row, decline } = investorDashboard(page).row("Nakuru Dryers");
  const dashboard = investeeDashboard(founder);
  const [match] = await site.database
    .select()
    .from(matches)
    .where(eq(matches.investorId, id));
  const day = formatDay(match?.answerBy.getTime() ?? 0, Date.now());
  await page.goto("/investor-page");
  await expect(row).toContainText(`Answer by ${day}`);
  await page.getByRole("button", { name: /^Read the profile of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Nakuru Dryers" });
  await expect(dialog).toContainText(`Answer by ${day}`);
  await page.keyboard.press("Escape");
  await founder.goto("/investee-page");
  await expect(founder.getByRole("main")).toContainText(
    `has until ${day} to answer.`,
  );
  await expect(dashboard.table).toContainText(`Has until ${day} to answer`);

  await site.database
    .update(matches)
    .set({ answerBy: new Date(Date.now() - DAY) })
    .where(eq(matches.investorId, id));
  await investorDashboard(page).refresh.click();
  await expect(row).toContainText("Overdue since yesterday");
  await openWithinSite(founder, "/investee-match");
  await expect(founder.getByRole("article")).toContainText(
    "Should have answered by yesterday",
  );
  await expectAccessibleContent(founder);

  await openWithinSite(founder, "/investee-page");
  await decline.click();
  const tell = row.getByRole("button", { name: "Tell them why Nakuru Dryers" });
  await tell.press("Enter");
  const options = row.getByRole("group", { name: /^Choose a reason/ });
  await expect(options).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tell).toBeFocused();
  await tell.press("Enter");
  await expectAccessiblePart(row);
  await options.getByRole("button", { name: "Outside our sectors" }).click();
  await expect(row).toContainText("You told them: Outside our sectors");
  await expect(
    row.getByRole("link", { name: "Update your profile" }),
  ).toHaveAttribute("href", "/profile#sectors_of_interest");
  const change = row.getByRole("button", { name: /^Change the reason/ });
  await expect(change).toBeFocused();
  await expect(founder.getByRole("main")).toContainText(
    "Their reason: your sector is not one that they invest in.",
  );
  await change.press("Enter");
  await options.getByRole("button", { name: "Remove the reason" }).click();
  await expect(tell).toBeFocused();
  await expect(founder.getByRole("main")).not.toContainText("Their reason:");
});
