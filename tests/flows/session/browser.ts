import type { SnapshotFrom } from "xstate";
import {
  DELETION_REDIRECT_DELAY,
  SESSION_NOTICE,
} from "../../../contract/constants.ts";
import { say } from "../../../contract/messages/index.ts";
import { LOGOUT_AT_KEY, TOKEN_KEY } from "../../../contract/storage.ts";
import {
  sessionEndTime,
  sessionMachine,
  type TimedStoredSession,
} from "../../../machines/session/chart.ts";
import { drivenFlow } from "../../support/driven/flow.ts";
import { holdStream } from "../../support/driven/held-stream.ts";
import { storeInOtherTab } from "../../support/driven/other-tab.ts";
import {
  deleteAccount,
  endOnServer,
  logOutHere,
} from "../../support/driven/session-ends.ts";
import {
  goTo,
  logInHere,
  newSession,
  passTime,
  prepareStorage,
  readings,
  renewedAt,
  SESSION_KEYS,
  type SessionDrive,
  type SessionNotes,
  sleepUntil,
  storedEnd,
  storeSilently,
  wake,
} from "../../support/driven/session-moves.ts";
import { renewalAnswers } from "./browser-answers.ts";
import {
  confirmOutputs,
  currentTime,
  isIdle,
  isIdleOn,
  isRenewalOffered,
  isVisiting,
  redirectTarget,
  tabCases,
  whileIdle,
} from "./browser-cases.ts";
import {
  FIRST_PAGE,
  PASSWORD,
  renewalDialog,
  renewalOffer,
  sessionStates,
  statusMessage,
  typedPassword,
} from "./browser-states.ts";
import { pageCases, sessionKey } from "./cases.ts";

type Session = SnapshotFrom<typeof sessionMachine>;

const { home, profile } = pageCases;
const EQUAL_LIMITS =
  "both limits are equally long, so an inactive member has also reached the other one";
const BLOCKED_STORAGE = "blocked storage counts as empty";
const SECOND = 1_000;

/** The session in every tab, in a real browser. */
export const drivenSession = drivenFlow<typeof sessionMachine, SessionNotes>({
  machine: sessionMachine,
  contextKey: sessionKey,
  calls: { logInAgain: "login" },
  // Every click, tick and page change causes these events.
  ambient: ["page.changed", "activity.detected", "page.resumed", "tab.changed"],
  pass: passTime,
  async notes(drive) {
    await holdStream(drive);
    const person = await drive.world.newPerson("investee");
    return { person, stored: {}, late: {}, changes: 0 };
  },
  open: (drive) => drive.visit(FIRST_PAGE, { stored: drive.notes.stored }),
  events: {
    "page.changed": ({ snapshot }) => {
      const target = redirectTarget(snapshot);
      if (target) return { cases: [target], automatic: true };
      if (snapshot.matches({ loggedOut: "staying" }))
        return {
          cases: [home],
          cause: (drive) => drive.pass(DELETION_REDIRECT_DELAY),
        };
      const canNavigate =
        isIdle(snapshot) && snapshot.context.token === "first";
      return {
        cases: canNavigate
          ? [home, profile].filter(({ path }) => path !== snapshot.context.path)
          : [],
        cause: (drive, { address }) => goTo(drive, address),
      };
    },
    "session.opened": {
      cases: ({ snapshot }) =>
        isVisiting(snapshot)
          ? [
              {
                ...{ token: "second", userType: "investee" },
                ...{ email: "owner@example.org", at: currentTime(snapshot) },
              },
            ]
          : [],
      cause: logInHere,
    },
    "session.closed": { cases: whileIdle([{}]), cause: deleteAccount },
    "session.loggedOut": { cases: whileIdle([{}], [""]), cause: logOutHere },
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
      cause: endOnServer,
    },
    "tab.changed": {
      cases: tabCases,
      async cause(drive, { token, logoutAt }, { context }) {
        drive.notes.changes += 1;
        const removedKeys = SESSION_KEYS.map((name) => [name, null]);
        if (token !== null && token !== context.token)
          await storeInOtherTab(drive, await newSession(drive));
        else if (logoutAt !== null && Number(logoutAt) > context.now)
          await storeInOtherTab(drive, {
            [LOGOUT_AT_KEY]: String(await drive.now()),
            ...Object.fromEntries(removedKeys),
          });
        else if (logoutAt === "1")
          await storeInOtherTab(drive, {
            [LOGOUT_AT_KEY]: String(drive.notes.changes),
          });
        else await storeInOtherTab(drive, { [TOKEN_KEY]: null });
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
      async cause(drive, { at }, { context }) {
        const hasEnded = at >= sessionEndTime(context);
        const time = hasEnded
          ? await storedEnd(drive)
          : (await drive.now()) + SECOND;
        await storeSilently(drive);
        await sleepUntil(drive, time);
        await drive.page.keyboard.press("Shift");
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
      async cause(drive, { at }, { context }) {
        const end = sessionEndTime(context);
        if (at > context.now)
          await sleepUntil(drive, (await storedEnd(drive)) + at - end);
        await wake(drive);
      },
    },
    "renewal.requested": {
      cases: ({ snapshot }) => (isRenewalOffered(snapshot) ? [{}] : []),
      cause: ({ page }) => renewalOffer(page).click(),
    },
    "renewal.submitted": {
      cause: ({ page }) => renewalDialog(page).submit.click(),
    },
    "renewal.dismissed": {
      cause: ({ page }) => renewalDialog(page).notNow.click(),
    },
    "notice.dismissed": {
      cases: ({ snapshot }) => (snapshot.context.renewalNotice ? [{}] : []),
      cause: ({ page }, _event, { context }) =>
        statusMessage(
          page,
          context.renewalNotice ? say(context.renewalNotice) : "nothing",
        )
          .getByRole("button")
          .click(),
    },
    "password.changed": {
      cases: ({ snapshot: { context } }) =>
        [PASSWORD, ""]
          .filter((password) => password !== context.password)
          .map((password) => ({ password })),
      cause: ({ page }, { password }) =>
        renewalDialog(page).password.fill(typedPassword(password)),
    },
    "xstate.done.actor.readStored": {
      cases: readings.map((output) => ({ output })),
      automatic: (drive, { output }) => prepareStorage(drive, output as never),
    },
    "xstate.error.actor.readStored": { never: BLOCKED_STORAGE },
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
      "both limits are equally long, so the limit since the login is reached first",
  },
});

async function changeStoredSession(
  drive: SessionDrive,
  { output }: { readonly output?: unknown },
  { context }: Session,
): Promise<void> {
  const { token, loggedInAt } = output as TimedStoredSession;
  if (token !== context.token)
    drive.notes.late = await newSession(drive, await storedEnd(drive));
  else if (loggedInAt !== context.loggedInAt)
    drive.notes.late = await renewedAt(drive);
}
