import type { SnapshotFrom } from "xstate";
import {
  DELETION_REDIRECT_DELAY,
  SESSION_NOTICE,
} from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { LOGOUT_AT_KEY, TOKEN_KEY } from "../../../contract/storage.ts";
import {
  sessionMachine,
  type TimedStoredSession,
} from "../../../machines/session/chart.ts";
import { sessionEndTime } from "../../../machines/session/limits.ts";
import { controlStream } from "../../support/driven/controlled-stream.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { storeInOtherTab } from "../../support/driven/other-tab.ts";
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
import { renewalAnswers } from "./browser-answers.ts";
import {
  confirmOutputs,
  currentTime,
  isIdle,
  isIdleOn,
  isLoggedOut,
  isRenewalOffered,
  redirectTarget,
  storageCases,
  whileIdle,
} from "./browser-cases.ts";
import {
  FIRST_PAGE,
  INVESTEE_HOME,
  PASSWORD,
  renewalDialog,
  renewalOffer,
  sessionStates,
  statusMessage,
  typedPassword,
} from "./browser-states.ts";
import { pageCases, sessionKey } from "./cases.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const { home, profile } = pageCases;
const EQUAL_LIMITS =
  "the inactivity limit equals the session limit, so an inactive member's session has already expired";
const BLOCKED_STORAGE = "blocked storage counts as empty";
const SECOND = 1_000;

/** Shared by all planned paths, so that each path can remove the route that the previous path added. */
const isRoleHome = ({ pathname }: URL) => pathname === INVESTEE_HOME;

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
  calls: { logInAgain: "login" },
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
    "renewal.requested": {
      cases: ({ snapshot }) => (isRenewalOffered(snapshot) ? [{}] : []),
      perform: ({ page }) => renewalOffer(page).click(),
    },
    "renewal.submitted": {
      perform: ({ page }) => renewalDialog(page).submit.click(),
    },
    "renewal.dismissed": {
      perform: ({ page }) => renewalDialog(page).notNow.click(),
    },
    "notice.dismissed": {
      cases: ({ snapshot }) => (snapshot.context.renewalNotice ? [{}] : []),
      perform: ({ page }, _event, { context }) =>
        statusMessage(
          page,
          context.renewalNotice ? textOf(context.renewalNotice) : "nothing",
        )
          .getByRole("button")
          .click(),
    },
    "password.changed": {
      cases: ({ snapshot: { context } }) =>
        [PASSWORD, ""]
          .filter((password) => password !== context.password)
          .map((password) => ({ password })),
      perform: ({ page }, { password }) =>
        renewalDialog(page).password.fill(typedPassword(password)),
    },
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
    ...renewalAnswers,
  },
  states: sessionStates,
  unreachable: {
    "loggedIn.limits --activity.detected [isInactive]--> confirming":
      EQUAL_LIMITS,
    "loggedIn.limits --page.resumed [isInactive]--> confirming": EQUAL_LIMITS,
    "loggedIn.limits.running --after(untilInactive)--> confirming":
      EQUAL_LIMITS,
    "loggedIn.limits.endingSoon --after(untilInactive)--> confirming":
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
