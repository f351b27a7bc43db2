import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import {
  DELETION_REDIRECT_DELAY,
  SESSION_NOTICE,
} from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { LOGOUT_AT_KEY, TOKEN_KEY } from "../../../contract/storage.ts";
import {
  sessionMachine,
  type TimedStoredSession,
} from "../../../machines/session/chart.ts";
import { sessionEndTime } from "../../../machines/session/limits.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import {
  resetLimits,
  setPassword,
} from "../../support/driven/account-state.ts";
import { controlStream } from "../../support/driven/controlled-stream.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { storeInOtherTab } from "../../support/driven/other-tab.ts";
import { expectAlert } from "../../support/driven/page-assertions.ts";
import {
  advanceSessionTime,
  focusPage,
  goTo,
  logInOnPage,
  newSession,
  prepareStorage,
  SESSION_KEYS,
  type SessionDriver,
  type SessionFixture,
  sessionRenewedAtEnd,
  sleepUntil,
  storedSessionEnd,
  storedSessions,
  storePendingValues,
} from "../../support/driven/session-changes.ts";
import {
  deleteAccount,
  endSessionOnServer,
  logOutOnPage,
  requestDeletion,
} from "../../support/driven/session-ends.ts";
import { renewalResponse } from "../session-renewal/plan.ts";
import { LOGGED_OUT, pageCases, sessionKey } from "./cases.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const BLOCKED_STORAGE = "blocked storage counts as empty";
const SECOND = 1_000;

/** Shared by all planned paths, so that each path can remove the route that the previous path added. */
const isRoleHome = ({ pathname }: URL) => pathname === INVESTEE_HOME;

const FIRST_PAGE = "/privacy-policy";
const INVESTEE_HOME = "/investee-page";

const renewalOffer = (page: Page) =>
  page.getByRole("button", { name: t("session.logInAgain") });

/** Logs in again with the dialog. The password may have been changed earlier on the path. */
async function renewSession(driver: SessionDriver): Promise<void> {
  const { page, gate, fixture, world } = driver;
  if (world.site) {
    await resetLimits(world.site);
    await setPassword(
      world.site,
      fixture.person.email,
      fixture.person.password,
    );
  } else
    gate.answerAll("login", {
      output: { token: "renewed", user_type: "investee" },
    });
  await renewalOffer(page).click();
  const dialog = page.getByRole("dialog", { name: t("session.dialogTitle") });
  await dialog
    .getByLabel(t("account.passwordLabel"), { exact: true })
    .fill(fixture.person.password);
  await dialog.getByRole("button", { name: t("account.logIn") }).click();
  await expect(dialog).toHaveCount(0);
}

/** Returns whether a login in this tab has led to the role's home page. */
function isRedirectedHome({ context: { token } }: Snapshot): boolean {
  return token === "second";
}

async function expectAddress(
  { page }: SessionDriver,
  snapshot: Snapshot,
): Promise<void> {
  const { address, isClosing } = snapshot.context;
  const planned = isRedirectedHome(snapshot)
    ? INVESTEE_HOME
    : address || FIRST_PAGE;
  // On the planned paths, the request that ends the session is sent from the account deletion page.
  await expect(page).toHaveURL(isClosing ? pages.deleteAccount.path : planned);
}

async function expectVisitor(driver: SessionDriver): Promise<void> {
  expect(await readLocalStorage(driver.page)).not.toHaveProperty(TOKEN_KEY);
  await expect(renewalOffer(driver.page)).toHaveCount(0);
}

const ENDS_IMMEDIATELY = "ends immediately";

/** Conditions on the session's state, and the payloads of the events that are possible in that state. */

type State = { readonly snapshot: Snapshot };

const { home, login, profile } = pageCases;
const investeeHomeRoute = {
  path: INVESTEE_HOME,
  address: INVESTEE_HOME,
  access: "investee",
} as const;

/** Returns the page to which the session redirects, or null if it does not redirect. */
function redirectTarget(snapshot: Snapshot) {
  if (snapshot.matches("switching")) return null;
  const { path, reason, sessionEndedNotice, access } = snapshot.context;
  if (snapshot.hasTag("leaving")) {
    if (sessionEndedNotice !== null) return home;
    return reason !== null || access !== "public" ? login : home;
  }
  return isRedirectedHome(snapshot) && path !== INVESTEE_HOME
    ? investeeHomeRoute
    : null;
}

function isIdle(snapshot: Snapshot): boolean {
  return (
    redirectTarget(snapshot) === null &&
    snapshot.hasTag("loggedIn") &&
    !snapshot.matches("confirming") &&
    !snapshot.matches("switching")
  );
}

function isLoggedOut(snapshot: Snapshot): boolean {
  return snapshot.matches({ loggedOut: "visiting" });
}

/** Returns whether a member is on one of these pages (by default on any page)  without a redirect. */
function isIdleOn(snapshot: Snapshot, paths?: readonly string[]): boolean {
  return isIdle(snapshot) && (paths?.includes(snapshot.context.path) ?? true);
}

function whileIdle<Payload>(
  cases: readonly Payload[],
  paths?: readonly string[],
) {
  return ({ snapshot }: State) => (isIdleOn(snapshot, paths) ? cases : []);
}

function isRenewalOffered(snapshot: Snapshot): boolean {
  return snapshot.hasTag("endingSoon") && isIdle(snapshot);
}

function currentTime({ context }: Snapshot): number {
  return Math.max(context.now, LOGGED_OUT.at);
}

function unchangedStorage(snapshot: Snapshot) {
  const { token, userType, email, loggedInAt, activeAt, logoutAt } =
    snapshot.context;
  const at = currentTime(snapshot);
  return token === null
    ? { ...LOGGED_OUT, logoutAt, at }
    : { token, userType, email, loggedInAt, activeAt, logoutAt, at };
}

function storageCases({ snapshot }: State) {
  const currentStorage = unchangedStorage(snapshot);
  const { at } = currentStorage;
  const otherSession = {
    ...currentStorage,
    token: "other",
    userType: "investee",
    email: "owner@example.org",
    loggedInAt: at,
    activeAt: at,
  };
  if (isLoggedOut(snapshot))
    return [otherSession, { ...currentStorage, logoutAt: "1" }];
  if (!isIdleOn(snapshot, ["", home.path, profile.path])) return [];
  const isPublic = snapshot.context.access === "public";
  return [
    otherSession,
    { ...currentStorage, logoutAt: "1" },
    { ...LOGGED_OUT, logoutAt: currentStorage.logoutAt, at },
    ...(isPublic ? [{ ...currentStorage, logoutAt: String(at + 1) }] : []),
  ];
}

/** Returns what the storage can contain when the session ends: the same, a renewed or a different session. */
function confirmOutputs(snapshot: Snapshot) {
  const at = sessionEndTime(snapshot.context);
  const sameSession = { ...unchangedStorage(snapshot), at };
  const renewedSession = { ...sameSession, loggedInAt: at, activeAt: at };
  return [
    sameSession,
    renewedSession,
    { ...renewedSession, token: "other" },
  ].map((output) => ({
    output,
  }));
}

/** Browser binding for the session chart. */
export const sessionBinding = flowBinding<
  typeof sessionMachine,
  SessionFixture
>({
  machine: sessionMachine,
  contextKey: (state) => [
    ...sessionKey(state),
    state.snapshot.context.isClosing,
  ],
  // Clicks, timers, page changes, forms and writes to the storage can also cause these events.
  ambient: [
    "session.closing",
    "page.changed",
    "activity.detected",
    "page.resumed",
    "storage.changed",
  ],
  advanceTime: advanceSessionTime,
  async fixture(driver) {
    await controlStream(driver);
    const person = await driver.world.personWithRole("investee");
    return {
      person,
      stored: {},
      pendingStorage: {},
      changeCount: 0,
      roleHomeRequest: null,
    };
  },
  async open(driver) {
    const { page, fixture } = driver;
    await page.unroute(isRoleHome);
    await page.route(isRoleHome, (route) => {
      fixture.roleHomeRequest = route;
    });
    await driver.visit(FIRST_PAGE, { stored: fixture.stored });
  },
  events: {
    "page.changed": ({ snapshot }) => {
      const target = redirectTarget(snapshot);
      if (target) return { cases: [target], automatic: true };
      if (snapshot.matches({ loggedOut: "staying" }))
        return {
          cases: [home],
          perform: (driver) =>
            snapshot.context.isClosing
              ? goTo(driver, home.address)
              : driver.advanceTime(DELETION_REDIRECT_DELAY),
        };
      const canNavigate =
        isIdle(snapshot) && snapshot.context.token === "first";
      return {
        cases: canNavigate
          ? [home, profile].filter(({ path }) => path !== snapshot.context.path)
          : [],
        perform: (driver, { address }) => goTo(driver, address),
      };
    },
    "session.opened": {
      cases: ({ snapshot }) =>
        isLoggedOut(snapshot)
          ? [
              {
                token: "second",
                userType: "investee",
                email: "owner@example.org",
                at: currentTime(snapshot),
              },
            ]
          : [],
      perform: logInOnPage,
    },
    "session.closing": {
      cases: whileIdle([{}], [""]),
      perform: requestDeletion,
    },
    "session.closed": {
      cases: ({ snapshot }) =>
        isIdle(snapshot) && !snapshot.context.isClosing ? [{}] : [],
      perform: deleteAccount,
    },
    "session.loggedOut": {
      cases: whileIdle([{}], [""]),
      perform: logOutOnPage,
    },
    "call.refused": {
      cases: ({ snapshot }) =>
        isIdleOn(snapshot, ["", home.path])
          ? [
              {
                token: snapshot.context.token ?? "none",
                at: snapshot.context.now,
              },
            ]
          : [],
      perform: endSessionOnServer,
    },
    "storage.changed": {
      cases: storageCases,
      async perform(driver, { token, logoutAt }, { context }) {
        driver.fixture.changeCount += 1;
        const removedKeys = SESSION_KEYS.map((name) => [name, null]);
        if (token !== context.token)
          await storeInOtherTab(
            driver,
            token === null ? { [TOKEN_KEY]: null } : await newSession(driver),
          );
        else if (logoutAt !== null && Number(logoutAt) > context.now)
          await storeInOtherTab(driver, {
            [LOGOUT_AT_KEY]: String(await driver.now()),
            ...Object.fromEntries(removedKeys),
          });
        else
          await storeInOtherTab(driver, {
            [LOGOUT_AT_KEY]: String(driver.fixture.changeCount),
          });
      },
    },
    "activity.detected": {
      cases: ({ snapshot }) =>
        isIdleOn(snapshot)
          ? [
              { at: snapshot.context.now },
              { at: sessionEndTime(snapshot.context) },
            ]
          : [],
      async perform(driver, { at }, { context }) {
        const hasEnded = at >= sessionEndTime(context);
        const time = hasEnded
          ? await storedSessionEnd(driver)
          : (await driver.now()) + SECOND;
        await storePendingValues(driver);
        await sleepUntil(driver, time);
        await driver.page.keyboard.press("Shift");
      },
    },
    "page.resumed": {
      cases: ({ snapshot }) => {
        const { context } = snapshot;
        const end = sessionEndTime(context);
        return isIdleOn(snapshot)
          ? [context.now, end - SESSION_NOTICE, end]
              .filter((at) => at >= context.now)
              .map((at) => ({ at }))
          : [];
      },
      async perform(driver, { at }, { context }) {
        const end = sessionEndTime(context);
        if (at > context.now)
          await sleepUntil(driver, (await storedSessionEnd(driver)) + at - end);
        await focusPage(driver);
      },
    },
    "xstate.done.actor.renewal": {
      cases: ({ snapshot }) => {
        const { email, now } = snapshot.context;
        if (!isRenewalOffered(snapshot)) return [];
        const response = { ...renewalResponse, at: now };
        return [{ output: email === null ? null : response }];
      },
      perform: (driver, { output }) =>
        output === null
          ? renewalOffer(driver.page).click()
          : renewSession(driver),
    },
    "xstate.error.actor.renewal": { never: "the dialog has no such defect" },
    "xstate.done.actor.readStoredSession": {
      cases: storedSessions.map((output) => ({ output })),
      automatic: (driver, { output }) =>
        prepareStorage(driver, output as never),
    },
    "xstate.error.actor.readStoredSession": { never: BLOCKED_STORAGE },
    "xstate.done.actor.confirmEnd": {
      cases: ({ snapshot }) => confirmOutputs(snapshot),
      automatic: changeStoredSession,
    },
    "xstate.error.actor.confirmEnd": { never: BLOCKED_STORAGE },
  },
  states: {
    unknown: { never: ENDS_IMMEDIATELY },
    confirming: { never: ENDS_IMMEDIATELY },
    "loggedOut.leaving": { never: ENDS_IMMEDIATELY },
    async "loggedOut.visiting"(driver, snapshot) {
      await expectVisitor(driver);
      await expectAddress(driver, snapshot);
      await expectAlert(driver.page, snapshot.context.sessionEndedNotice);
    },
    "loggedOut.staying": expectVisitor,
    async "loggedIn.sessionLimit.running"(driver, snapshot) {
      await expect(renewalOffer(driver.page)).toHaveCount(0);
      await expectAddress(driver, snapshot);
    },
    async "loggedIn.sessionLimit.endingSoon"({ page }) {
      await expect(page.getByText(/^Your session ends in/)).toBeVisible();
    },
    async "loggedIn.inactivityLimit.running"({ page }) {
      expect(await readLocalStorage(page)).toHaveProperty(TOKEN_KEY);
    },
    async switching({ page, fixture }) {
      // The request for the role's home page is sent in a later task.
      await page.clock.runFor(1);
      await expect.poll(() => fixture.roleHomeRequest !== null).toBe(true);
      await fixture.roleHomeRequest?.continue();
      await expect(page).toHaveURL(INVESTEE_HOME);
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

async function changeStoredSession(
  driver: SessionDriver,
  { output }: { readonly output?: unknown },
  { context }: Snapshot,
): Promise<void> {
  const { token, loggedInAt } = output as TimedStoredSession;
  if (token !== context.token)
    driver.fixture.pendingStorage = await newSession(
      driver,
      await storedSessionEnd(driver),
    );
  else if (loggedInAt !== context.loggedInAt)
    driver.fixture.pendingStorage = await sessionRenewedAtEnd(driver);
}
