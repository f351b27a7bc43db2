import type { Page } from "@playwright/test";
import {
  events,
  files,
  sessions,
  trainings,
} from "../../server/database/schema.ts";
import { screens, untilComplete } from "../support/browser/screens.ts";
import type { Site } from "../support/browser/site.ts";
import { expect, type Person, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

/** Runs, if a page or a script inserts it as markup, in an attribute, as a template or as a link. */
const MARKUP = `"'><img src=x onerror=window.hostileRan=1><script>window.hostileRan=1</script>{{7*7}}`;
const LINK = "javascript:window.hostileRan=1";
/** Has no place for a line break. */
const UNBROKEN = "W".repeat(200);
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test("markup that is stored in any free text is shown as text on every page, without a script, a blocked script, a dialog or horizontal scrolling", async ({
  newMember,
  site,
}) => {
  test.setTimeout(600_000);
  await site.suspendInvestors();
  // Stored directly, because the rules of most fields do not accept markup.
  const profile = {
    businessName: MARKUP,
    description: `${MARKUP} ${UNBROKEN}`,
    businessAddress: MARKUP,
    market: `${MARKUP} ${UNBROKEN}`,
    pitchLink: LINK,
    abilityToScale: MARKUP,
    financialRecords: MARKUP,
    investmentPreference: `${MARKUP} ${UNBROKEN}`,
  };
  const account = (name: string) => ({
    email: `<img src=x>${name}@example.org`,
  });
  const investor = await newMember("investor", {
    profile,
    account: account("investor"),
  });
  const investee = await newMember("investee", {
    profile,
    account: account("investee"),
  });
  await addOtherData(site, investee.id);
  await findInvestors(site, investee);
  await visit(investor, async (page, path) => {
    if (path !== "/investor-page") return;
    await page
      .getByRole("button", { name: "Read the profile of" })
      .first()
      .click();
    await expect(
      page.getByRole("dialog").getByText(MARKUP).first(),
    ).toBeVisible();
    await expectNothingRan(page, `${path} with a profile`);
    await page.keyboard.press("Escape");
  });
  await visit(investee, async (page, path) => {
    if (path === "/investee-page")
      await expect(
        page.getByRole("heading", { level: 1, name: MARKUP }),
      ).toBeVisible();
  });
});

async function addOtherData(site: Site, accountId: number): Promise<void> {
  const { database } = site;
  const today = new Date().toISOString().slice(0, 10);
  for (const kind of ["pitch_deck", "financial_records_file"] as const)
    await database.insert(files).values({
      accountId,
      kind,
      name: `${MARKUP}${UNBROKEN}.pdf`,
      contentType: "application/pdf",
      size: 9,
      content: Buffer.from("%PDF-1.7\n"),
      createdAt: new Date(),
    });
  await database.update(sessions).set({ userAgent: MARKUP });
  await database
    .insert(trainings)
    .values({ key: "hostile", date: today, time: "10:00", title: MARKUP });
  await database.insert(events).values({
    key: "hostile",
    date: today,
    time: "10:00",
    timeZone: "Africa/Nairobi",
    title: MARKUP,
    images: [],
    location: `${MARKUP} ${UNBROKEN}`,
    registrationLink: LINK,
  });
}

/** Opens every page of a member. `look` may open more on it. */
async function visit(
  { page, userType }: Person,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss().catch(() => {});
  });
  const own = Object.values(screens)
    .flat()
    .filter(({ viewer }) => viewer === userType);
  for (const { path } of own)
    await test.step(path, async () => {
      await page.goto(path);
      await untilComplete(page);
      await look(page, path);
      await expectNothingRan(page, path);
    });
  expect(dialogs).toEqual([]);
}

/** The page guard reports what the content security policy has blocked. */
async function expectNothingRan(page: Page, path: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const state = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const isWide = (element: Element) =>
        element.getBoundingClientRect().right > clientWidth + 1;
      return {
        hasRun: "hostileRan" in window,
        inserted: document.querySelectorAll(
          "[onerror], [href*=hostileRan], img[src$='/x']",
        ).length,
        wider:
          scrollWidth > clientWidth
            ? [...document.querySelectorAll("body *")]
                .filter((element) => isWide(element))
                .map(({ tagName, className }) => `${tagName} ${className}`)
                .slice(-4)
            : [],
      };
    });
    expect
      .soft(state, `${path}, ${size.width}`)
      .toEqual({ hasRun: false, inserted: 0, wider: [] });
  }
}
