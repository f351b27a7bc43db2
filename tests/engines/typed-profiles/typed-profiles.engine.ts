import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatNumber } from "../../../contract/format.ts";
import { addressOf, type Language } from "../../../contract/language.ts";
import { tIn } from "../../../contract/messages/in-language.ts";
import { CONSENT_ACCEPTED, CONSENT_COOKIE } from "../../../contract/storage.ts";
import { profiles } from "../../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import provideDatabaseServer from "../../support/browser/database-setup.ts";
import {
  requireBuilds,
  type Site,
  startSite,
} from "../../support/browser/site.ts";
import { storedSession } from "../../support/driven/session.ts";
import { type EngineName, openTab } from "../driver/engines.ts";
import type { Tab } from "../driver/tab.ts";
import {
  type Entry,
  LANGUAGES,
  LOCALES,
  type Outcome,
  REPLACEMENTS,
  storedProblem,
  type TypedProfile,
  typedProfiles,
} from "./cases.ts";

/** WebKitGTK is missing, because it takes its language from installed locales. */
const ENGINES = ["chromium", "firefox"] as const satisfies EngineName[];
const COUNT = 300;
/** The number of profiles after which a test prints its progress. */
const PRINTED_EVERY = 25;
/** Every engine gets the same profiles. */
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

let site: Site;
let closeDatabases: () => Promise<void>;

beforeAll(async () => {
  closeDatabases = await provideDatabaseServer();
  site = await startSite();
  await requireBuilds(site, LANGUAGES);
});

afterAll(async () => {
  await site.close();
  await closeDatabases();
});

test.concurrent.each(
  ENGINES.flatMap((engine) =>
    Object.entries(LOCALES).map(([language, locale]) => [
      engine,
      language,
      locale,
    ]),
  ),
)(
  "in %s with the language %s of the page, generated profiles are stored as their writers meant or refused",
  {
    timeout: 3_600_000,
  },
  async (engine, language, locale) => {
    const own = all.filter((profile) => profile.language === language);
    const outcomes: Outcome[] = [];
    const problems: string[] = [];
    const tab = await openTab(engine as EngineName, {
      origin: site.origin,
      language: locale,
    });
    try {
      for (const [index, profile] of own.entries()) {
        const result = await saveProfile(tab, profile);
        outcomes.push(...result.outcomes);
        problems.push(...result.problems);
        if ((index + 1) % PRINTED_EVERY === 0 || index + 1 === own.length)
          console.log(
            `${engine}, ${language}: ${index + 1} of ${own.length} profiles, ${counts(outcomes)}, ${problems.length} wrong`,
          );
      }
    } finally {
      await tab.close();
    }
    expect(problems).toEqual([]);
    expect(outcomes.length).toBe(own.flatMap(({ entries }) => entries).length);
  },
);

/** Enters a profile as a new member. Returns what the form did with each entry, and what was stored wrongly. */
async function saveProfile(
  tab: Tab,
  { name, country, locale, language, entries }: TypedProfile,
): Promise<{ outcomes: Outcome[]; problems: string[] }> {
  const id = await logIn(tab);
  await tab.goto(addressOf("/profile", language));
  expect(await tab.evaluate(() => navigator.language)).toBe(locale);
  await tab.select(
    tIn(language, "profile.fields.business_type.label"),
    "Cooperative",
  );
  await tab.select(tIn(language, "profile.fields.location.label"), country);
  const outcomes: Outcome[] = [];
  for (const entry of entries) outcomes.push(await enter(tab, language, entry));
  await tab.click("button", tIn(language, "profile.saveNew"));
  await tab.waitForText(tIn(language, "profile.created"));
  const [row] = await site.database
    .select(COLUMNS)
    .from(profiles)
    .where(eq(profiles.accountId, id));
  const problems = entries.flatMap((entry, index) => {
    const stored = row?.[entry.field as keyof typeof COLUMNS];
    const problem = storedProblem(entry, outcomes[index] as Outcome, stored);
    return problem ? [`${name}: ${problem}`] : [];
  });
  return { outcomes, problems };
}

/** Replaces the data that the browser has stored with the session of a new member. Returns the id of the account. */
async function logIn(tab: Tab): Promise<number> {
  const member = await site.addMember("investee", { profile: null });
  const person = { ...member, password: GOOD_PASSWORD };
  // This page has the site's origin but does not run the site's code.
  await tab.goto("/healthz");
  await tab.evaluate(
    (session, consent) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(session))
        localStorage.setItem(key, value);
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox 140 has no Cookie Store
      document.cookie = consent;
    },
    storedSession(person, Date.now()),
    `${CONSENT_COOKIE}=${CONSENT_ACCEPTED}; path=/`,
  );
  return member.id;
}

/** Types or pastes the text of a field and leaves the field. Answers a question, and clears a refused text. */
async function enter(
  tab: Tab,
  language: Language,
  entry: Entry,
): Promise<Outcome> {
  const { field, text, isPasted, meaning } = entry;
  const label = tIn(language, `profile.fields.${field}.label`);
  if (isPasted) await tab.paste(label, text);
  else await tab.fill(label, text);
  await tab.press("Tab");
  const isInvalid = await tab.evaluate(async (id) => {
    const control = document.getElementById(id);
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    // On a busy machine, the key reaches the page later than the call that sends it returns.
    while (document.activeElement === control) await nextFrame();
    // The page shows the result of the check in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    return control?.getAttribute("aria-invalid") === "true";
  }, field);
  if (!isInvalid) return "accepted";
  if (typeof meaning === "number") {
    // The driver reads every space of a page as the same character.
    const number = formatNumber(meaning, language).replace(/\s/g, " ");
    const answer = `${number} (`;
    if (await tab.has("button", answer)) {
      await tab.click("button", answer);
      return "asked";
    }
  }
  await tab.fill(label, REPLACEMENTS[field] ?? "");
  return "rejected";
}

function counts(outcomes: readonly Outcome[]): string {
  const count = (outcome: Outcome) =>
    outcomes.filter((each) => each === outcome).length;
  return `${outcomes.length} entries: ${count("accepted")} accepted, ${count("asked")} accepted after a question, ${count("rejected")} refused`;
}
