import { expect, type Page, type Route } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { calls } from "../../../contract/api.ts";
import { SESSION_LIFETIME } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  LOGOUT_AT_KEY,
  TOKEN_KEY,
} from "../../../contract/storage.ts";
import { sessionMachine } from "../../../machines/session/chart.ts";
import {
  noticeTime,
  sessionEndTime,
} from "../../../machines/session/limits.ts";
import type { TimedStoredSession } from "../../../machines/session/stored-session.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu, showMenuEntry } from "../../support/browser/menus.ts";
import { deletionForm } from "../../support/browser/password-forms.ts";
import {
  readLocalStorage,
  readSessionTimes,
  storeFromOtherTab,
} from "../../support/browser/storage.ts";
import { httpError, offline } from "../../support/call-failures.ts";
import {
  noSessions,
  password,
  resetLimits,
} from "../../support/driven/account-state.ts";
import {
  breakStream,
  controlStream,
} from "../../support/driven/controlled-stream.ts";
import type { Driver as AnyDriver } from "../../support/driven/driver.ts";
import {
  flowBinding,
  fromServer,
  mocked,
  serverError,
} from "../../support/driven/flow.ts";
import { SESSION_KEYS, storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { sitePath } from "../../support/page-language.ts";
import { renewalResponse } from "../session-renewal/plan.ts";
import {
  LOGGED_IN,
  LOGIN_TIME,
  otherStorage,
  removedStorage,
  sessionEvents,
  sessionKey,
  unchangedStorage,
} from "./plan.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Values = Readonly<Record<string, string>>;
type Fixture = {
  person: Person;
  /** The storage that the page reads when it opens. */
  stored: Values;
  /**
   * Values that the next step stores without a `storage` event, as if another tab had stored them and the event were
   * still pending.
   */
  pendingStorage: Values;
  /** Counts the changes to the storage, so that each change can store a different value. */
  changeCount: number;
  /** The intercepted request for a home page. The check of the state that loads the page lets it continue. */
  homeRequest: Route | null;
};
type Driver = AnyDriver<Fixture>;

const SECOND = 1_000;
/**
 * The page's periodic check of the clock must not run in the last TICK_MARGIN milliseconds before an expected event.
 */
const TICK_MARGIN = 12_000;
/** Milliseconds by which `advanceTime` moves the clock ahead before it fast-forwards the clock. */
const SHORT_ADVANCE = 300;
/** A page polls within this many milliseconds after its stream is closed. */
const POLL_DELAY = 1_000;

const FIRST_PAGE = "/privacy-policy";
const INVESTEE_HOME = "/investee-page";
const ENDS_IMMEDIATELY = "ends immediately";

/** Shared by all planned paths, so that each path can remove the route that the previous path added. */
const isHome = ({ pathname }: URL) =>
  [INVESTEE_HOME, pages.home.path].some((path) => sitePath(path) === pathname);

/** The start of the text that says when the session ends. */
const SESSION_ENDS =
  t("session.endingSoon", { wait: "…" }).split("…", 1)[0] ?? "";

const renewalOffer = (page: Page) =>
  page.getByRole("button", { name: t("session.logInAgain") });

async function expectVisitor({ page }: Driver): Promise<void> {
  expect(await readLocalStorage(page)).not.toHaveProperty(TOKEN_KEY);
  await expect(renewalOffer(page)).toHaveCount(0);
}

// Conditions on the session's state, and the payloads of the events that are possible in that state.

function isIdle(snapshot: Snapshot): boolean {
  return snapshot.hasTag("member") && !snapshot.matches("confirming");
}

function isClosable(snapshot: Snapshot): boolean {
  return isIdle(snapshot) && !snapshot.context.isClosing;
}

function storageCases(snapshot: Snapshot): TimedStoredSession[] {
  const currentStorage = unchangedStorage(snapshot);
  const oldLogout = { ...currentStorage, logoutAt: "1" };
  const newLogout = String(currentStorage.at + 1);
  if (snapshot.hasTag("visitor")) return [otherStorage(snapshot), oldLogout];
  if (!isIdle(snapshot)) return [];
  return [
    otherStorage(snapshot),
    oldLogout,
    removedStorage(snapshot),
    { ...currentStorage, logoutAt: newLogout },
  ];
}

/** Returns what the storage can contain when the page opens, or when the session ends. */
function readCases(snapshot: Snapshot): TimedStoredSession[] {
  if (!snapshot.matches("confirming"))
    return [
      removedStorage(snapshot),
      LOGGED_IN,
      { ...LOGGED_IN, email: null },
      { ...LOGGED_IN, at: LOGIN_TIME + SESSION_LIFETIME },
    ];
  const at = sessionEndTime(snapshot.context);
  const sameSession = { ...unchangedStorage(snapshot), at };
  const renewedSession = { ...sameSession, loggedInAt: at, activeAt: at };
  return [sameSession, renewedSession, { ...renewedSession, token: "other" }];
}

export const sessionBinding = flowBinding<typeof sessionMachine, Fixture>({
  machine: sessionMachine,
  contextKey: sessionKey,
  calls: {
    postLogout: {
      call: "logout",
      done: [fromServer({ output: undefined })],
      failed: [
        serverError,
        mocked({ error: offline }, "no network connection"),
      ],
    },
  },
  // Clicks, timers, page changes, forms and writes to the storage can also cause these events.
  ambient: [
    "session.closing",
    "page.opened",
    "activity.detected",
    "page.resumed",
    "storage.changed",
  ],
  advanceTime,
  async fixture(driver) {
    await controlStream(driver);
    const person = await driver.world.personWithRole("investee");
    return {
      person,
      stored: {},
      pendingStorage: {},
      changeCount: 0,
      homeRequest: null,
    };
  },
  async open(driver) {
    const { page, fixture } = driver;
    await page.unroute(isHome);
    await page.route(isHome, (route) => {
      fixture.homeRequest = route;
    });
    await driver.visit(FIRST_PAGE, { stored: fixture.stored });
  },
  events: {
    "page.opened": {
      cases: ({ snapshot }) =>
        isIdle(snapshot) && snapshot.context.isClosing ? [{}] : [],
      perform: (driver) => goTo(driver, pages.home.path),
    },
    "session.opened": {
      cases: (state) =>
        state.snapshot.hasTag("visitor")
          ? sessionEvents["session.opened"](state)
          : [],
      perform: logInOnPage,
    },
    "session.closing": {
      cases: ({ snapshot }) => (isClosable(snapshot) ? [{}] : []),
      perform: requestDeletion,
    },
    "session.closed": {
      cases: ({ snapshot }) => (isClosable(snapshot) ? [{}] : []),
      perform: deleteAccount,
    },
    "logout.requested": {
      cases: sessionEvents["logout.requested"],
      perform: ({ page }) => chooseFromMenu(page, t("nav.logout")),
    },
    "call.refused": {
      cases: (state) =>
        isIdle(state.snapshot)
          ? sessionEvents["call.refused"](state).slice(0, 1)
          : [],
      perform: endSessionOnServer,
    },
    "storage.changed": {
      cases: ({ snapshot }) => storageCases(snapshot),
      async perform(driver, { token, logoutAt }, { context }) {
        const count = ++driver.fixture.changeCount;
        const store = (changes: Readonly<Record<string, string | null>>) =>
          storeFromOtherTab(driver.page, changes);
        if (token !== context.token)
          await store(
            token === null ? { [TOKEN_KEY]: null } : await newSession(driver),
          );
        else if (Number(logoutAt) > context.now)
          await store({
            [LOGOUT_AT_KEY]: String(await driver.now()),
            ...Object.fromEntries(SESSION_KEYS.map((name) => [name, null])),
          });
        else await store({ [LOGOUT_AT_KEY]: String(count) });
      },
    },
    "activity.detected": {
      cases: ({ snapshot }) =>
        [snapshot.context.now, sessionEndTime(snapshot.context)]
          .filter(() => isIdle(snapshot))
          .map((at) => ({ at })),
      async perform(driver, { at }, { context }) {
        const hasEnded = at >= sessionEndTime(context);
        const time = hasEnded
          ? await storedSessionEnd(driver)
          : (await driver.now()) + SECOND;
        await storePendingValues(driver);
        await driver.page.clock.setSystemTime(time);
        await driver.page.keyboard.press("Shift");
      },
    },
    "page.resumed": {
      cases: ({ snapshot }) => {
        const { context } = snapshot;
        return [context.now, noticeTime(context), sessionEndTime(context)]
          .filter((at) => isIdle(snapshot) && at >= context.now)
          .map((at) => ({ at }));
      },
      async perform(driver, { at }, { context }) {
        const untilEnd = sessionEndTime(context) - at;
        if (at > context.now)
          await driver.page.clock.setSystemTime(
            (await storedSessionEnd(driver)) - untilEnd,
          );
        await storePendingValues(driver, "focus");
      },
    },
    "xstate.done.actor.renewal": {
      cases: ({ snapshot }) => {
        const { email, now } = snapshot.context;
        if (!snapshot.hasTag("endingSoon")) return [];
        const response = { ...renewalResponse, at: now };
        return [{ output: email === null ? null : response }];
      },
      perform: (driver, { output }) =>
        output === null
          ? renewalOffer(driver.page).click()
          : renewSession(driver),
    },
    "xstate.error.actor.renewal": { never: "the dialog has no such defect" },
    "storage.read": {
      cases: ({ snapshot }) => readCases(snapshot),
      automatic: (driver, event, snapshot) =>
        snapshot.matches("confirming")
          ? changeStoredSession(driver, event, snapshot)
          : prepareStorage(driver, event),
    },
  },
  states: {
    unknown: { never: ENDS_IMMEDIATELY },
    confirming: { never: ENDS_IMMEDIATELY },
    "loggedOut.visiting": expectVisitor,
    async "loggedOut.loggingOut"(driver) {
      const { page, fixture } = driver;
      await expect(page.getByText(t("session.loggingOut"))).toBeVisible();
      await expectVisitor(driver);
      const stored = await readLocalStorage(page);
      for (const name of SESSION_KEYS) expect(stored).not.toHaveProperty(name);
      expect(stored).toHaveProperty(LOGOUT_AT_KEY);
      expect(fixture.homeRequest).toBeNull();
    },
    async "loggedOut.leaving"(driver) {
      const { page } = driver;
      await continueToHome(driver, pages.home.path);
      await expect(await showMenuEntry(page, t("nav.logIn"))).toBeVisible();
      await expectVisitor(driver);
    },
    async "loggedIn.sessionLimit.running"({ page }) {
      await expect(renewalOffer(page)).toHaveCount(0);
    },
    async "loggedIn.sessionLimit.endingSoon"({ page }) {
      await expect(page.getByText(SESSION_ENDS)).toBeVisible();
    },
    async "loggedIn.inactivityLimit.running"({ page }) {
      expect(await readLocalStorage(page)).toHaveProperty(TOKEN_KEY);
    },
    async switching(driver) {
      const { page } = driver;
      // The request is sent in a later task.
      await page.clock.runFor(1);
      await continueToHome(driver, INVESTEE_HOME);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(renewalOffer(page)).toHaveCount(0);
      expect(await readLocalStorage(page)).toHaveProperty(TOKEN_KEY);
    },
  },
  unreachable: {
    "loggedIn.inactivityLimit.running --after(untilInactive)--> (stays)":
      "the limits are equal, and activity is never earlier than the login, so the session limit's timer fires first",
  },
});

/** Continues the request for this home page. */
async function continueToHome(
  { page, fixture }: Driver,
  path: string,
): Promise<void> {
  await expect.poll(() => fixture.homeRequest !== null).toBe(true);
  await fixture.homeRequest?.continue();
  await expect(page).toHaveURL(sitePath(path));
}

/** Prepares the storage that the page will read. */
async function prepareStorage(
  driver: Driver,
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

/** Prepares what the page will read at the end of its session: the same, a renewed or another session. */
async function changeStoredSession(
  driver: Driver,
  { token, loggedInAt }: TimedStoredSession,
  { context }: Snapshot,
): Promise<void> {
  const { fixture } = driver;
  const end = await storedSessionEnd(driver);
  if (token !== context.token)
    fixture.pendingStorage = await newSession(driver, end);
  else if (loggedInAt !== context.loggedInAt) {
    const renewed = storedSession(fixture.person, end);
    fixture.pendingStorage = Object.fromEntries(
      [CURRENT_USER_KEY, ACTIVE_AT_KEY].map((name) => [
        name,
        renewed[name] ?? "",
      ]),
    );
  }
}

/**
 * Returns the values that a new login to the same account stores. On a test server, this function logs in with a real
 * call, and the new token is stored last. On any other deployment, the values contain no token.
 */
async function newSession(driver: Driver, at?: number): Promise<Values> {
  const { fixture, world } = driver;
  await allowLogin(driver);
  const { email, password: entered } = fixture.person;
  const response = await world.site?.call("POST", "/api/login/", {
    json: { email, password: entered, frontend_url: world.origin },
  });
  const { token = `token-${++fixture.changeCount}` } = (response?.body ??
    {}) as { token?: string };
  fixture.person = { ...fixture.person, token };
  const { [TOKEN_KEY]: _, ...others } = storedSession(
    fixture.person,
    at ?? (await driver.now()),
  );
  return world.site ? { ...others, [TOKEN_KEY]: token } : others;
}

/** Returns the end of the stored session, in epoch milliseconds. */
async function storedSessionEnd({ page }: Driver): Promise<number> {
  return (await readSessionTimes(page)).loggedInAt + SESSION_LIFETIME;
}

/**
 * Stores the pending values of another tab, without a storage event in this tab. If an event is given, it is dispatched
 * before, and the page handles it a moment later.
 */
async function storePendingValues(
  { page, fixture }: Driver,
  event?: "focus",
): Promise<void> {
  const { pendingStorage } = fixture;
  fixture.pendingStorage = {};
  await page.evaluate(
    ([values, name]) => {
      if (name) dispatchEvent(new Event(name));
      for (const [key, value] of Object.entries(values))
        localStorage.setItem(key, value);
    },
    [pendingStorage, event] as const,
  );
}

/** Stores the pending values of another tab, and advances the time so that the page's timers fire. */
async function advanceTime(
  driver: Driver,
  milliseconds: number,
): Promise<void> {
  await storePendingValues(driver);
  const { page, world } = driver;
  if (milliseconds <= TICK_MARGIN) return driver.advanceTime(milliseconds);
  // Prevents the countdown's tick from coinciding with the end of the session.
  await page.clock.setSystemTime((await driver.now()) + SHORT_ADVANCE);
  await world.advance(milliseconds);
  await page.clock.fastForward(milliseconds - TICK_MARGIN);
  await page.clock.runFor(TICK_MARGIN);
}

/** Goes to another page of the site. */
async function goTo({ page }: Driver, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({ usr: null, key: "driven", idx: 0 }, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, sitePath(to));
}

/** Goes to the login page and logs in. */
async function logInOnPage(driver: Driver): Promise<void> {
  const { person } = driver.fixture;
  await allowLogin(driver);
  await goTo(driver, "/login");
  await loginForm(driver.page).logIn(person.email, person.password);
}

/** Logs in again with the dialog. */
async function renewSession(driver: Driver): Promise<void> {
  const { page, gate, fixture, world } = driver;
  await allowLogin(driver);
  if (!world.site) gate.answerAll("login", { output: renewalResponse });
  await renewalOffer(page).click();
  const dialog = page.getByRole("dialog", { name: t("session.dialogTitle") });
  await dialog
    .getByLabel(t("account.passwordLabel"), { exact: true })
    .fill(fixture.person.password);
  await dialog.getByRole("button", { name: t("account.logIn") }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Resets the request limits and the password, because earlier steps of the path may have reached a limit or changed the
 * password.
 */
async function allowLogin({ world, fixture }: Driver): Promise<void> {
  const { site } = world;
  if (!site) return;
  await resetLimits(site);
  await password(fixture.person.password)({ fixture: fixture.person }, site);
}

/**
 * Uses the form on /delete-account to delete the account. Later logins on this path use another account. On a
 * deployment that is not a test server, the call is mocked, because the deployment's accounts must not be deleted.
 */
async function deleteAccount(driver: Driver): Promise<void> {
  const { gate, world } = driver;
  if (world.site) await resetLimits(world.site);
  else gate.answerAll("deleteAccount", { output: undefined });
  await submitDeletion(driver);
  driver.fixture.person = await world.personWithRole("investee");
}

/** Submits the form on /delete-account, and leaves the request without a response. The account and session remain. */
async function requestDeletion(driver: Driver): Promise<void> {
  const { page } = driver;
  const path = `**${calls.deleteAccount.path}`;
  const request = Promise.withResolvers<void>();
  await page.route(path, () => request.resolve());
  await submitDeletion(driver);
  await request.promise;
  await page.unroute(path);
}

async function submitDeletion(driver: Driver): Promise<void> {
  const { page, fixture } = driver;
  await goTo(driver, "/delete-account");
  await deletionForm(page).confirm.click();
  await deletionForm(page).delete(fixture.person.password);
}

/** Ends the session on the server and closes the stream, so that the page polls and receives a 401. */
async function endSessionOnServer(driver: Driver): Promise<void> {
  const { world, gate, fixture, page } = driver;
  if (world.site) await noSessions({ fixture: fixture.person }, world.site);
  else gate.answerAll("updates", { error: httpError(401) });
  await breakStream(driver);
  await page.clock.runFor(POLL_DELAY);
}
