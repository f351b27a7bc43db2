import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { SESSION_NOTICE } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { LOGOUT_AT_KEY, TOKEN_KEY } from "../../../contract/storage.ts";
import { sessionMachine } from "../../../machines/session/chart.ts";
import { sessionEndTime } from "../../../machines/session/limits.ts";
import type { TimedStoredSession } from "../../../machines/session/stored-session.ts";
import { chooseFromMenu, showMenuEntry } from "../../support/browser/menus.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { offline } from "../../support/call-failures.ts";
import {
  resetLimits,
  setPassword,
} from "../../support/driven/account-state.ts";
import { controlStream } from "../../support/driven/controlled-stream.ts";
import {
  flowBinding,
  fromServer,
  mocked,
  serverError,
} from "../../support/driven/flow.ts";
import { storeInOtherTab } from "../../support/driven/other-tab.ts";
import {
  advanceSessionTime,
  deleteAccount,
  endSessionOnServer,
  focusPage,
  goTo,
  logInOnPage,
  newSession,
  prepareStorage,
  requestDeletion,
  SESSION_KEYS,
  type SessionDriver,
  type SessionFixture,
  sessionRenewedAtEnd,
  sleepUntil,
  storedSessionEnd,
  storedSessions,
  storePendingValues,
} from "../../support/driven/session-changes.ts";
import { sitePath } from "../../support/page-language.ts";
import { renewalResponse } from "../session-renewal/plan.ts";
import { LOGGED_OUT, sessionKey } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const SECOND = 1_000;

/** Shared by all planned paths, so that each path can remove the route that the previous path added. */
const isHome = ({ pathname }: URL) =>
  [INVESTEE_HOME, pages.home.path].some((path) => sitePath(path) === pathname);

const FIRST_PAGE = "/privacy-policy";
/** The start of the text that says when the session ends. */
const SESSION_ENDS =
  t("session.endingSoon", { wait: "…" }).split("…", 1)[0] ?? "";
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

async function expectVisitor({ page }: SessionDriver): Promise<void> {
  expect(await readLocalStorage(page)).not.toHaveProperty(TOKEN_KEY);
  await expect(renewalOffer(page)).toHaveCount(0);
}

const ENDS_IMMEDIATELY = "ends immediately";

/** Conditions on the session's state, and the payloads of the events that are possible in that state. */

type State = { readonly snapshot: Snapshot };

function isIdle(snapshot: Snapshot): boolean {
  return snapshot.hasTag("member") && !snapshot.matches("confirming");
}

function isVisitor(snapshot: Snapshot): boolean {
  return snapshot.hasTag("visitor");
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
  if (isVisitor(snapshot))
    return [otherSession, { ...currentStorage, logoutAt: "1" }];
  if (!isIdle(snapshot)) return [];
  return [
    otherSession,
    { ...currentStorage, logoutAt: "1" },
    { ...LOGGED_OUT, logoutAt: currentStorage.logoutAt, at },
    { ...currentStorage, logoutAt: String(at + 1) },
  ];
}

/** Returns what the storage can contain when the session ends: the same, a renewed or a different session. */
function confirmOutputs(snapshot: Snapshot) {
  const at = sessionEndTime(snapshot.context);
  const sameSession = { ...unchangedStorage(snapshot), at };
  const renewedSession = { ...sameSession, loggedInAt: at, activeAt: at };
  return [sameSession, renewedSession, { ...renewedSession, token: "other" }];
}

/** Browser binding for the session chart. */
export const sessionBinding = flowBinding<
  typeof sessionMachine,
  SessionFixture
>({
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
  advanceTime: advanceSessionTime,
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
      cases: ({ snapshot }) =>
        isVisitor(snapshot)
          ? [
              {
                token: "second",
                userType: "investee",
                email: "owner@example.org",
                language: "en",
                at: currentTime(snapshot),
              },
            ]
          : [],
      perform: logInOnPage,
    },
    "session.closing": {
      cases: ({ snapshot }) =>
        isIdle(snapshot) && !snapshot.context.isClosing ? [{}] : [],
      perform: requestDeletion,
    },
    "session.closed": {
      cases: ({ snapshot }) =>
        isIdle(snapshot) && !snapshot.context.isClosing ? [{}] : [],
      perform: deleteAccount,
    },
    "logout.requested": {
      cases: ({ snapshot: { context } }) => [
        { token: context.token ?? "", at: context.now },
      ],
      perform: ({ page }) => chooseFromMenu(page, t("nav.logout")),
    },
    "call.refused": {
      cases: ({ snapshot }) =>
        isIdle(snapshot)
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
        isIdle(snapshot)
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
        return isIdle(snapshot)
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
    "storage.read": {
      cases: ({ snapshot }) =>
        snapshot.matches("confirming")
          ? confirmOutputs(snapshot)
          : storedSessions,
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
  { page, fixture }: SessionDriver,
  path: string,
): Promise<void> {
  await expect.poll(() => fixture.homeRequest !== null).toBe(true);
  await fixture.homeRequest?.continue();
  await expect(page).toHaveURL(sitePath(path));
}

async function changeStoredSession(
  driver: SessionDriver,
  { token, loggedInAt }: TimedStoredSession,
  { context }: Snapshot,
): Promise<void> {
  if (token !== context.token)
    driver.fixture.pendingStorage = await newSession(
      driver,
      await storedSessionEnd(driver),
    );
  else if (loggedInAt !== context.loggedInAt)
    driver.fixture.pendingStorage = await sessionRenewedAtEnd(driver);
}
