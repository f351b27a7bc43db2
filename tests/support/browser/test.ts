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

/** Creates a logged-in member in their own browser context. No page of the site is open yet. */
type NewMember = (
  userType: UserType,
  options?: Parameters<Site["addMember"]>[1],
  age?: SessionAge,
) => Promise<Person>;

type TestFixtures = {
  /** `test.use({ cookiesAccepted: false })` shows the cookie bar in `page`. Pages of other fixtures never show it. */
  cookiesAccepted: boolean;
  /** Opens a page for another visitor, in a separate browser context. */
  newVisitor: () => Promise<Page>;
  newMember: NewMember;
  serverLogCheck: undefined;
};
type WorkerFixtures = {
  /** The language of the pages: `test.use({ language: "ar" })` in a test file. */
  language: Language;
  site: Site;
};

/**
 * Playwright's `test` for pages that are not part of the running site. Has the worker fixtures of `test`, so that both
 * kinds of tests run in the same workers: another kind of worker would start another browser.
 */
export const unwatchedTest = base.extend<object, WorkerFixtures>({
  language: ["en", { option: true, scope: "worker" }],
  site: [
    async ({ language }, use) => {
      await openPagesIn(language);
      const site = await startSite();
      await requireBuilds(site, [language]);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/**
 * Playwright's `test` with a real server, database and mail server per worker. `page` belongs to a visitor. A
 * `PageGuard` watches every page, and the server's log is checked after each test. The messages that the pages show are
 * recorded, so that a complete run can report messages that no test has reached.
 */
export const test = unwatchedTest.extend<TestFixtures>({
  cookiesAccepted: [true, { option: true }],
  viewport: ({ viewport }, use, { tags }) =>
    use(tags.includes("@phone") ? PHONE : viewport),
  hasTouch: ({ hasTouch }, use, { tags }) =>
    use(hasTouch || tags.includes("@phone")),
  isMobile: ({ isMobile }, use, { tags }) =>
    use(isMobile || tags.includes("@phone")),
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
  newMember: ({ browser, site }, use) => withMembers(browser, site, use),
  serverLogCheck: [
    ({ site }, use) => withLogCheck(site, () => use(undefined)),
    { auto: true },
  ],
});

/** Calls `run` with a function that creates members of a site. When `run` ends, verifies what their pages did. */
export function withMembers(
  browser: Browser,
  site: Site,
  run: (newMember: NewMember) => Promise<void>,
): Promise<void> {
  return withWatchedContexts(site, (openContext) =>
    run(async (userType, options, age = {}) => {
      const member = await site.addMember(userType, options);
      const page = await (await openContext(browser)).newPage();
      await logIn(page, site.origin, member, age);
      return { ...member, page };
    }),
  );
}

/** Calls `run`, and throws when the server's log of that time contains what it must not contain. */
export async function withLogCheck(
  site: Site,
  run: () => Promise<void>,
): Promise<void> {
  const before = site.output().length;
  await run();
  const problems = logProblems(site.output().slice(before));
  if (problems.length > 0)
    throw new Error(`The server printed:\n${problems.join("\n")}`);
}

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
 * Makes the first page of the site that is opened in this tab find a stored session, as after a login. Neither opens a
 * page for it nor uses Playwright's `storageState`, which also opens one.
 */
async function logIn(
  page: Page,
  origin: string,
  { token, userType, email }: SiteMember,
  age: SessionAge,
): Promise<void> {
  const now = Date.now();
  const session = {
    [TOKEN_KEY]: token,
    [USER_TYPE_KEY]: userType,
    [CURRENT_USER_KEY]: JSON.stringify({
      email,
      user_type: userType,
      loggedInAt: now - (age.login ?? 0),
    }),
    [ACTIVE_AT_KEY]: String(now),
  };
  await page.addInitScript(storeOnce, { origin, session });
}

/** Runs in the page before its scripts. The name of a window outlives its documents. */
function storeOnce(stored: {
  origin: string;
  session: Readonly<Record<string, string>>;
}): void {
  const isSite = location.origin === stored.origin && window === window.top;
  if (!isSite || window.name === "logged in") return;
  window.name = "logged in";
  Object.assign(localStorage, stored.session);
}
