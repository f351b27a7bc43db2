import {
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
} from "@playwright/test";
import type { UserType } from "../../../contract/enumerations.ts";
import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../../contract/storage.ts";
import { acceptCookies } from "./cookie-answer.ts";
import { watchMessages } from "./message-watch.ts";
import { PageGuard } from "./page-guard.ts";
import { logProblems } from "./server-log.ts";
import { type Site, type SiteMember, startSite } from "./site.ts";

export { expect } from "@playwright/test";
export { expectFailure } from "./page-guard.ts";

/** A member, and a page in a browser of their own that holds their session. */
export type Person = SiteMember & { readonly page: Page };

/** How long ago the member logged in and was last active, in milliseconds; just now when left out. */
type Ago = { readonly login?: number; readonly activity?: number };

type TestFixtures = {
  /** False for a browser that has not answered the cookie bar, by `test.use({ knowsCookies: false })`. */
  knowsCookies: boolean;
  /** A page of another visitor, in a browser of its own. */
  newVisitor: () => Promise<Page>;
  /** A member who is logged in already, in a browser of their own; no page is open yet. */
  newMember: (
    userType: UserType,
    wanted?: Parameters<Site["addMember"]>[1],
    ago?: Ago,
  ) => Promise<Person>;
  quietServer: undefined;
};
type WorkerFixtures = {
  /** What differs from the usual environment of the server, by `test.use({ serverEnv: … })`. */
  serverEnv: Record<string, string>;
  site: Site;
};

/**
 * Playwright's test with a real server behind it, one for each worker, on a database of its own and with a real
 * mail server. `page` is a visitor's. Every page is watched by a `PageGuard`, and the server's log too; the messages
 * that a page shows count as reached.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: "worker" }],
  knowsCookies: [true, { option: true }],
  site: [
    async ({ serverEnv }, use) => {
      const site = await startSite(serverEnv);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  context: async ({ context, site, knowsCookies }, use) => {
    if (knowsCookies) await acceptCookies(context, site.origin);
    const guard = PageGuard.watch(context, site.origin);
    await watchMessages(context);
    await use(context);
    guard.verify();
  },
  newVisitor: async ({ browser, site }, use) => {
    await watched(site, async (watch) => {
      await use(async () => (await watch(browser)).newPage());
    });
  },
  newMember: async ({ browser, site }, use) => {
    await watched(site, async (watch) => {
      await use(async (userType, wanted, ago = {}) => {
        const member = await site.addMember(userType, wanted);
        const storage = storedSession(site.origin, member, ago);
        const context = await watch(browser, storage);
        return { ...member, page: await context.newPage() };
      });
    });
  },
  quietServer: [
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

type StorageState = {
  cookies: [];
  origins: {
    origin: string;
    localStorage: { name: string; value: string }[];
  }[];
};
type Watch = (
  browser: Browser,
  storageState?: StorageState,
) => Promise<BrowserContext>;

/** Gives the way to open watched contexts, and closes them at the end. */
async function watched(
  site: Site,
  run: (watch: Watch) => Promise<void>,
): Promise<void> {
  const opened: { context: BrowserContext; guard: PageGuard }[] = [];
  await run(async (browser, storageState) => {
    const context = await browser.newContext(
      storageState ? { storageState } : {},
    );
    await acceptCookies(context, site.origin);
    opened.push({ context, guard: PageGuard.watch(context, site.origin) });
    await watchMessages(context);
    return context;
  });
  for (const { context } of opened) await context.close();
  for (const { guard } of opened) guard.verify();
}

/** What a login leaves in the browser. */
function storedSession(
  origin: string,
  member: SiteMember,
  ago: Ago,
): StorageState {
  const { token, userType, email } = member;
  const now = Date.now();
  const values = {
    [TOKEN_KEY]: token,
    [USER_TYPE_KEY]: userType,
    [CURRENT_USER_KEY]: JSON.stringify({
      email,
      user_type: userType,
      loggedInAt: now - (ago.login ?? 0),
    }),
    [ACTIVE_AT_KEY]: String(now - (ago.activity ?? 0)),
  };
  const localStorage = Object.entries(values).map(([name, value]) => ({
    name,
    value,
  }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
