import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { formatNumber } from "../../../contract/format.ts";
import { profiles } from "../../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { acceptCookies } from "../../support/browser/cookie-consent.ts";
import { profileForm } from "../../support/browser/profile-form.ts";
import { test } from "../../support/browser/test.ts";
import { storedSession } from "../../support/driven/session.ts";
import {
  type Entry,
  type Outcome,
  REPLACEMENTS,
  storedProblem,
  typedProfiles,
} from "./cases.ts";

const COUNT = 300;
const GROUPS = 6;
const all = typedProfiles(COUNT, 36);

// Each number is stored in one of these columns.
const COLUMNS = {
  business_name: profiles.businessName,
  description: profiles.description,
  business_address: profiles.businessAddress,
  market: profiles.market,
  capital_needed: profiles.capitalNeeded,
  annual_turnover: profiles.annualTurnover,
  revenue_min: profiles.revenueMin,
  team_capacity: profiles.teamCapacity,
};

for (let group = 0; group < GROUPS; group += 1)
  test(`generated profiles, part ${group + 1} of ${GROUPS}, are stored as their writers meant or rejected`, async ({
    browser,
    site,
  }) => {
    const counts = { accepted: 0, asked: 0, rejected: 0 };
    const problems: string[] = [];
    const rejected: string[] = [];
    for (const { name, country, locale, entries } of all.filter(
      (_, index) => index % GROUPS === group,
    )) {
      const member = await site.addMember("investee", { profile: null });
      const context = await browser.newContext({ locale });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await acceptCookies(context, site.origin);
      const page = await context.newPage();
      const person = { ...member, password: GOOD_PASSWORD };
      const session = storedSession(person, Date.now());
      await page.addInitScript((items) => {
        for (const [key, value] of Object.entries(items))
          if (localStorage.getItem(key) === null)
            localStorage.setItem(key, value);
      }, session);
      await page.goto(`${site.origin}/profile`);
      const form = profileForm(page);
      await form.type.selectOption("Cooperative");
      await form.country.selectOption(country);
      const outcomes = new Map<Entry, Outcome>();
      for (const entry of entries) {
        const outcome = await enter(page, entry);
        outcomes.set(entry, outcome);
        counts[outcome] += 1;
        if (outcome === "rejected") rejected.push(JSON.stringify(entry.text));
      }
      await form.create.click();
      await expect(
        page.getByText("Profile created successfully!"),
        name,
      ).toBeVisible();
      const [row] = await site.database
        .select(COLUMNS)
        .from(profiles)
        .where(eq(profiles.accountId, member.id));
      for (const [entry, outcome] of outcomes) {
        const stored = row?.[entry.field as keyof typeof COLUMNS];
        const problem = storedProblem(entry, outcome, stored);
        if (problem) problems.push(`${name}: ${problem}`);
      }
      await context.close();
    }
    console.log(JSON.stringify(counts), rejected.join(" "));
    expect(problems).toEqual([]);
  });

/** Types or pastes the text of a field and leaves the field. Answers a question, and clears a rejected text. */
async function enter(page: Page, entry: Entry): Promise<Outcome> {
  const { field, text, isPasted, meaning } = entry;
  const control = page.locator(`#${field}`);
  await control.focus();
  if (isPasted) {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press("Control+V");
  } else await page.keyboard.insertText(text);
  await control.blur();
  if ((await control.getAttribute("aria-invalid")) !== "true")
    return "accepted";
  if (typeof meaning === "number") {
    const answer = page
      .getByRole("main")
      .getByRole("button", { name: `${formatNumber(meaning)} (` });
    if ((await answer.count()) === 1) {
      await answer.click();
      return "asked";
    }
  }
  await control.fill(REPLACEMENTS[field] ?? "");
  return "rejected";
}
