import {
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
} from "@playwright/test";
import type { UserType } from "../../../contract/enumerations.ts";
import type { Language } from "../../../contract/language.ts";
import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../../contract/storage.ts";
import { openPagesIn } from "../page-language.ts";
import { acceptCookies } from "./cookie-consent.ts";
import { watchMessages } from "./message-watch.ts";
import { PageGuard } from "./page-guard.ts";
import { logProblems } from "./server-log.ts";
import {
  requireBuilds,
  type Site,
  type SiteMember,
  startSite,
} from "./site.ts";

export { expect } from "@playwright/test";
export { expectFailure } from "./page-guard.ts";

/** A logged-in member with a page in their own browser context. */
export type Person = SiteMember & { readonly page: Page };

/** The window of tests tagged `@phone`. */
const PHONE = { width: 390, height: 844 };

/** Time since the login, in milliseconds. Default: 0. */
type SessionAge = { readonly login?: number };

type TestFixtures = {
  /** `test.use({ cookiesAccepted: false })` shows the cookie bar in `page`. Pages of other fixtures never show it. */
  cookiesAccepted: boolean;
  /** Opens a page for another visitor, in a separate browser context. */
  newVisitor: () => Promise<Page>;
  /** Creates a logged-in member in their own browser context. No page of the site is open yet. */
  newMember: (
    userType: UserType,
    options?: Parameters<Site["addMember"]>[1],
    age?: SessionAge,
  ) => Promise<Person>;
  serverLogCheck: undefined;
};
type WorkerFixtures = {
  /** Changes to the default environment of the server: `test.use({ serverEnv: … })`. */
  serverEnv: Record<string, string>;
  /** The language of the pages: `test.use({ language: "ar" })` in a test file. */
  language: Language;
  site: Site;
};

/**
 * Playwright's `test` with a real server, database and mail server per worker. `page` belongs to a visitor. A
 * `PageGuard` watches every page, and the server's log is checked after each test. The messages that the pages show are
 * recorded, so that a complete run can report messages that no test has reached.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: "worker" }],
  language: ["en", { option: true, scope: "worker" }],
  cookiesAccepted: [true, { option: true }],
  viewport: ({ viewport }, use, { tags }) =>
    use(tags.includes("@phone") ? PHONE : viewport),
  hasTouch: ({ hasTouch }, use, { tags }) =>
    use(hasTouch || tags.includes("@phone")),
  isMobile: ({ isMobile }, use, { tags }) =>
    use(isMobile || tags.includes("@phone")),
  site: [
    async ({ serverEnv, language }, use) => {
      await openPagesIn(language);
      const site = await startSite(serverEnv);
      await requireBuilds(site, [language]);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  context: async ({ context, site, cookiesAccepted }, use) => {
    if (cookiesAccepted) await acceptCookies(context, site.origin);
    const guard = PageGuard.watch(context, site.origin);
    await watchMessages(context);
    await use(context);
    guard.verify();
  },
  newVisitor: async ({ browser, site }, use) => {
    await withWatchedContexts(site, async (openContext) => {
      await use(async () => (await openContext(browser)).newPage());
    });
  },
  newMember: async ({ browser, site }, use) => {
    await withWatchedContexts(site, async (openContext) => {
      await use(async (userType, options, age = {}) => {
        const member = await site.addMember(userType, options);
        const page = await (await openContext(browser)).newPage();
        await logIn(page, site.origin, member, age);
        return { ...member, page };
      });
    });
  },
  serverLogCheck: [
    async ({ site }, use) => {
      const before = site.output().length;
      await use(undefined);
      const problems = logProblems(site.output().slice(before));
      if (problems.length > 0)
        throw new Error(`The server printed:\n${problems.join("\n")}`);
    },
    { auto: true },
  ],
});

type OpenContext = (browser: Browser) => Promise<BrowserContext>;

/** Calls `run` with a function that opens watched contexts. When `run` ends, closes them and verifies their guards. */
async function withWatchedContexts(
  site: Site,
  run: (openContext: OpenContext) => Promise<void>,
): Promise<void> {
  const opened: { context: BrowserContext; guard: PageGuard }[] = [];
  await run(async (browser) => {
    const context = await browser.newContext();
    await acceptCookies(context, site.origin);
    opened.push({ context, guard: PageGuard.watch(context, site.origin) });
    await watchMessages(context);
    return context;
  });
  for (const { context } of opened) await context.close();
  for (const { guard } of opened) guard.verify();
}

/**
 * Stores a session in the page's localStorage, as a login does. Playwright's `storageState` would open another page,
 * which takes longer.
 */
async function logIn(
  page: Page,
  origin: string,
  { token, userType, email }: SiteMember,
  age: SessionAge,
): Promise<void> {
  const now = Date.now();
  const values = {
    [TOKEN_KEY]: token,
    [USER_TYPE_KEY]: userType,
    [CURRENT_USER_KEY]: JSON.stringify({
      email,
      user_type: userType,
      loggedInAt: now - (age.login ?? 0),
    }),
    [ACTIVE_AT_KEY]: String(now),
  };
  // This page has the site's origin but does not run the site's code.
  await page.goto(`${origin}/healthz`);
  await page.evaluate((stored) => {
    Object.assign(localStorage, stored);
  }, values);
}
