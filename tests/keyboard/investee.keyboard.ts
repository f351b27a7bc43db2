import type { Page } from "@playwright/test";
import { addDays, format } from "date-fns";
import { eq } from "drizzle-orm";
import { PAYMENT_PROCESSING_TIME } from "../../contract/constants.ts";
import { pagePath } from "../../contract/pages.ts";
import { eventRow } from "../../server/calendars/calendar-rows.ts";
import { loadRows } from "../../server/calendars/calendar-tables.ts";
import { events, reminderSettings } from "../../server/database/schema.ts";
import { walkAndPress, walkTo } from "../support/browser/keyboard.ts";
import {
  investeeDashboard,
  matchingPage,
} from "../support/browser/match-pages.ts";
import { profileForm } from "../support/browser/profile-form.ts";
import { paymentForm } from "../support/browser/programme-pages.ts";
import { expect, test } from "../support/browser/test.ts";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name });

test("with the keyboard, a business fills in its profile, is asked before unsaved changes are lost, and uses Manage Account", {
  tag: "@1-keyboard-141",
}, async ({ newMember }) => {
  const { page } = await newMember("investee", { profile: null });
  await page.goto("/profile");
  const form = profileForm(page);
  const type = async (field: ReturnType<typeof form.text>, text: string) => {
    await walkTo(field);
    await page.keyboard.type(text);
  };
  for (const [field, text] of [
    [form.name, "Mara Mills"],
    [form.type, "Coop"],
    [form.country, "Kenya"],
    [form.description, "We dry tomatoes for food makers."],
    [form.market, "Food makers, East Africa"],
    [form.ticket, "250000"],
    [form.stage, "Seed"],
    [form.sector, "Agri"],
  ] as const)
    await type(field, text);

  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  const sidebar = page.getByRole("complementary", { name: "Your account" });
  const programs = sidebar.getByRole("link", { name: "Programs" });
  await walkTo(programs, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(leave.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(programs).toBeFocused();
  await walkAndPress(form.create);
  await expect(page).toHaveURL("/investee-page");
  await expect(main(page)).toBeFocused();

  const manage = sidebar.getByRole("button", { name: "Manage Account" });
  await walkTo(manage, "Shift+Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Manage Account" });
  await walkAndPress(dialog.getByRole("checkbox"), "Space");
  await expect(
    dialog.getByText("You get no more of these emails."),
  ).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(manage).toBeFocused();
});

test("with the keyboard, a business reads the status of a match, re-runs matching, and stops the reminders with the link of an email", {
  tag: "@1-keyboard-141",
}, async ({ newMember, site }) => {
  await site.suspendInvestors();
  for (const businessName of ["Acacia Fund", "Baobab Capital"])
    await site.addMember("investor", { profile: { businessName } });
  const { page, id } = await newMember("investee");
  await page.goto("/investee-match");
  const { getMatched, records, criteria, rerun, offer } = matchingPage(page);
  const matches = page.getByRole("heading", { name: "Your matches" });
  await walkAndPress(getMatched);
  await walkAndPress(records.getByRole("button", { name: "Yes" }));
  await walkTo(criteria.getByRole("button", { name: "Yes, proceed" }));
  await page.keyboard.press("Escape");
  await expect(getMatched).toBeFocused();
  await page.keyboard.press("Enter");
  await walkAndPress(records.getByRole("button", { name: "Yes" }));
  await walkAndPress(criteria.getByRole("button", { name: "Yes, proceed" }));
  await expect(matches).toBeFocused();
  await expect(offer("Acacia Fund")).toBeVisible();
  for (const businessName of ["Cedar Fund", "Date Palm Capital"])
    await site.addMember("investor", { profile: { businessName } });
  await walkAndPress(rerun);
  await walkAndPress(records.getByRole("button", { name: "Yes" }));
  await walkAndPress(criteria.getByRole("button", { name: "Yes, proceed" }));
  await expect(offer("Cedar Fund")).toBeVisible();
  await expect(matches).toBeFocused();

  await page.goto("/investee-page");
  const { viewStatus, steps } = investeeDashboard(page);
  await walkAndPress(viewStatus("Cedar Fund"));
  await expect(steps.first()).toBeVisible();
  await expect(page.locator(":focus")).toHaveCount(1);

  const token = "token-of-the-link-in-a-reminder";
  const setting = eq(reminderSettings.accountId, id);
  await site.database.insert(reminderSettings).values({ accountId: id, token });
  await page.goto(pagePath("unsubscribe", { token }));
  await walkAndPress(button(page, "Stop reminders"));
  await expect(main(page)).toContainText("You will get no more reminders.");
  await expect(main(page).locator(":focus")).toHaveCount(1);
  const [row] = await site.database
    .select()
    .from(reminderSettings)
    .where(setting);
  expect(row?.offSince).not.toBeNull();
});

test("with the keyboard, a business moves through the months and the events, and pays", {
  tag: "@1-keyboard-141",
}, async ({ newMember, site }) => {
  await site.database.delete(events);
  await loadRows(
    site.database,
    events,
    ["First event", "Second event"].map((title, index) =>
      eventRow.parse({
        start: `${format(addDays(Date.now(), index + 1), "yyyy-MM-dd")} 09:30`,
        title,
      }),
    ),
  );
  const { page } = await newMember("investee");
  await page.goto("/events-calendar");
  const month = main(page).locator("h2[aria-live]");
  const before = (await month.textContent()) ?? "";
  const next = button(page, "Next month");
  await walkAndPress(next);
  await expect(month).not.toHaveText(before);
  await expect(next).toBeFocused();
  await walkAndPress(button(page, "Go to today"));
  await expect(month).toHaveText(before);
  await page.keyboard.press("PageDown");
  await expect(month).not.toHaveText(before);
  const day = main(page).getByRole("grid").locator("button:focus");
  await page.keyboard.press("Home");
  await expect(day).toHaveAccessibleName(/^Sunday/);
  await page.keyboard.press("ArrowRight");
  await expect(day).toHaveAccessibleName(/^Monday/);

  await page.goto("/event-calendar");
  const slider = page.getByRole("region", { name: "Events, one by one" });
  await expect(slider).toContainText("First event");
  await walkAndPress(slider.getByRole("button", { name: "Next" }));
  await expect(slider).toContainText("Second event");
  await expect(slider.getByText("2 of 2")).toHaveAttribute(
    "aria-live",
    "polite",
  );
  const pause = slider.getByRole("button", { name: /Pause|Play/ });
  await walkAndPress(pause, "Space");
  await expect(pause).toBeFocused();

  await page.goto("/payment-page");
  const form = paymentForm(page);
  await walkAndPress(form.submit);
  await expect(form.name).toBeFocused();
  for (const [field, text] of [
    [form.name, "Zawadi Cardholder"],
    [form.number, "4929873155602174"],
    [form.expiry, "11/2093"],
    [form.cvv, "947"],
  ] as const) {
    if (field !== form.name) await walkTo(field);
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("button", { name: "Go to your programs" }),
  ).toBeVisible({ timeout: PAYMENT_PROCESSING_TIME + 10_000 });
  await expect(page.locator(":focus")).toHaveCount(1);
});
