import type { Route } from "@playwright/test";
import { calls } from "../../../contract/api.ts";
import { SESSION_LIFETIME } from "../../../contract/constants.ts";
import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../../contract/storage.ts";
import type { TimedStoredSession } from "../../../machines/session/stored-session.ts";
import { LOGGED_IN, LOGGED_OUT, LOGIN_TIME } from "../../flows/session/plan.ts";
import { loginForm } from "../browser/forms.ts";
import { deletionForm } from "../browser/password-forms.ts";
import { httpError } from "../call-failures.ts";
import { sitePath } from "../page-language.ts";
import { endSessions, resetLimits, setPassword } from "./account-state.ts";
import { breakStream } from "./controlled-stream.ts";
import type { Driver } from "./driver.ts";
import { storedSession } from "./session.ts";
import type { Person } from "./world.ts";

/** Functions that change the session of a tab during a path. */

export type StoredValues = Readonly<Record<string, string>>;
export type SessionFixture = {
  person: Person;
  /** The storage that the page reads when it opens. */
  stored: StoredValues;
  /**
   * Values that the next step stores without a `storage` event, as if another tab had stored them and the event were
   * still pending.
   */
  pendingStorage: StoredValues;
  /** Counts the changes to the storage, so that each change can store a different value. */
  changeCount: number;
  /** The intercepted request for a home page. The check of the state that loads the page lets it continue. */
  homeRequest: Route | null;
};
export type SessionDriver = Driver<SessionFixture>;

/**
 * The page's periodic check of the clock must not run in the last TICK_MARGIN milliseconds before an expected event.
 */
const TICK_MARGIN = 12_000;
/** Milliseconds by which `advanceSessionTime` moves the clock ahead before it fast-forwards the clock. */
const SHORT_ADVANCE = 300;

/** The stored sessions that a page can find: none, an active one, one without an email address, and an expired one. */
export const storedSessions: readonly TimedStoredSession[] = [
  LOGGED_OUT,
  LOGGED_IN,
  { ...LOGGED_IN, email: null },
  { ...LOGGED_IN, at: LOGIN_TIME + SESSION_LIFETIME },
];

/** Prepares the storage that the page will read. */
export async function prepareStorage(
  driver: SessionDriver,
  { token, email, at }: TimedStoredSession,
): Promise<void> {
  const { fixture } = driver;
  if (token === null) return;
  const loggedInAt = (await driver.now()) - (at - LOGIN_TIME);
  const session = storedSession(fixture.person, loggedInAt);
  const userWithoutEmail = { user_type: "investee", loggedInAt };
  fixture.stored = {
    ...session,
    ...(email === null && {
      [CURRENT_USER_KEY]: JSON.stringify(userWithoutEmail),
    }),
  };
}

/**
 * Returns the values that a new login to the same account stores. On a test server, this function logs in with a real
 * call, and the new token is stored last. On any other deployment, the values contain no token.
 */
export async function newSession(
  driver: SessionDriver,
  at?: number,
): Promise<StoredValues> {
  const { fixture, world } = driver;
  fixture.changeCount += 1;
  fixture.person = {
    ...fixture.person,
    token: await newToken(driver, `token-${fixture.changeCount}`),
  };
  const now = at ?? (await driver.now());
  const { [TOKEN_KEY]: token = "", ...rest } = storedSession(
    fixture.person,
    now,
  );
  return world.site ? { ...rest, [TOKEN_KEY]: token } : rest;
}

async function newToken(
  driver: SessionDriver,
  mockToken: string,
): Promise<string> {
  const { world, fixture } = driver;
  if (!world.site) return mockToken;
  await allowLogin(driver);
  const { email, password } = fixture.person;
  const { body } = await world.site.call("POST", "/api/login/", {
    json: { email, password, frontend_url: world.origin },
  });
  return (body as { token: string }).token;
}

/** Returns the end of the stored session, in epoch milliseconds. */
export async function storedSessionEnd({
  page,
}: SessionDriver): Promise<number> {
  const user = await page.evaluate(
    (name) => localStorage.getItem(name),
    CURRENT_USER_KEY,
  );
  return Number(JSON.parse(user ?? "{}").loggedInAt) + SESSION_LIFETIME;
}

/** Returns the values that another tab would store by renewing the session exactly at its end. */
export async function sessionRenewedAtEnd(
  driver: SessionDriver,
): Promise<StoredValues> {
  const end = await storedSessionEnd(driver);
  const { [CURRENT_USER_KEY]: user = "" } = storedSession(
    driver.fixture.person,
    end,
  );
  return { [CURRENT_USER_KEY]: user, [ACTIVE_AT_KEY]: String(end) };
}

/** Simulates a computer that sleeps until `time`. No timer fires during the sleep. */
export async function sleepUntil(
  { page }: SessionDriver,
  time: number,
): Promise<void> {
  await page.clock.setSystemTime(time);
}

/** Focuses the page, and then stores the pending values of another tab, which the page reads a moment later. */
export async function focusPage(driver: SessionDriver): Promise<void> {
  await driver.page.evaluate((pendingStorage) => {
    dispatchEvent(new Event("focus"));
    for (const [name, value] of Object.entries(pendingStorage))
      localStorage.setItem(name, value);
  }, takePendingStorage(driver));
}

/** Stores the pending values of another tab, without a storage event in this tab. */
export async function storePendingValues(driver: SessionDriver): Promise<void> {
  await driver.page.evaluate((pendingStorage) => {
    for (const [name, value] of Object.entries(pendingStorage))
      localStorage.setItem(name, value);
  }, takePendingStorage(driver));
}

function takePendingStorage({ fixture }: SessionDriver): StoredValues {
  const { pendingStorage } = fixture;
  fixture.pendingStorage = {};
  return pendingStorage;
}

/** Stores the pending values of another tab, and advances the time so that the page's timers fire. */
export async function advanceSessionTime(
  driver: SessionDriver,
  milliseconds: number,
): Promise<void> {
  await storePendingValues(driver);
  const { page, world } = driver;
  if (milliseconds <= TICK_MARGIN) return driver.advanceTime(milliseconds);
  // Prevents the countdown's tick from coinciding with the end of the session.
  await sleepUntil(driver, (await driver.now()) + SHORT_ADVANCE);
  await world.advance(milliseconds);
  await page.clock.fastForward(milliseconds - TICK_MARGIN);
  await page.clock.runFor(TICK_MARGIN);
}

/** Goes to another page of the site. */
export async function goTo({ page }: SessionDriver, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({ usr: null, key: "driven", idx: 0 }, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, sitePath(to));
}

/** Goes to the login page and logs in. */
export async function logInOnPage(driver: SessionDriver): Promise<void> {
  const { page, fixture } = driver;
  await allowLogin(driver);
  await goTo(driver, "/login");
  await loginForm(page).logIn(fixture.person.email, fixture.person.password);
}

/**
 * Resets the request limits and the password, because earlier steps of the path may have reached a limit or changed the
 * password.
 */
async function allowLogin({ world, fixture }: SessionDriver): Promise<void> {
  if (!world.site) return;
  const { email, password } = fixture.person;
  await resetLimits(world.site);
  await setPassword(world.site, email, password);
}

export const SESSION_KEYS = [
  TOKEN_KEY,
  USER_TYPE_KEY,
  CURRENT_USER_KEY,
  ACTIVE_AT_KEY,
] as const;

/** A page polls within this many milliseconds after its stream is closed. */
const POLL_DELAY = 1_000;
const DELETION = `**${calls.deleteAccount.path}`;

/**
 * Uses the form on /delete-account to delete the account. Later logins on this path use another account. On a
 * deployment that is not a test server, the call is mocked, because the deployment's accounts must not be deleted.
 */
export async function deleteAccount(driver: SessionDriver): Promise<void> {
  const { page, fixture, gate, world } = driver;
  if (world.site) await resetLimits(world.site);
  else gate.answerAll("deleteAccount", { output: undefined });
  await goTo(driver, "/delete-account");
  await deletionForm(page).confirm.click();
  await deletionForm(page).delete(fixture.person.password);
  fixture.person = await world.personWithRole("investee");
}

/**
 * Submits the form on /delete-account, and leaves the request without a response. The account and the session remain.
 */
export async function requestDeletion(driver: SessionDriver): Promise<void> {
  const { page, fixture } = driver;
  await goTo(driver, "/delete-account");
  const request = Promise.withResolvers<void>();
  await page.route(DELETION, () => request.resolve());
  await deletionForm(page).confirm.click();
  await deletionForm(page).delete(fixture.person.password);
  await request.promise;
  await page.unroute(DELETION);
}

/** Ends the session on the server and closes the stream, so that the page polls and receives a 401. */
export async function endSessionOnServer(driver: SessionDriver): Promise<void> {
  const { world, gate, fixture, page } = driver;
  if (world.site) await endSessions(world.site, fixture.person.email);
  else gate.answerAll("updates", { error: httpError(401) });
  await breakStream(driver);
  await page.clock.runFor(POLL_DELAY);
}
