import { expect } from "vitest";
import type { Model } from "xstate-toolkit/run";
import { SESSION_RENEWED_NOTICE } from "../../../contract/constants.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import type { sessionMachine } from "../../../machines/session/chart.ts";
import { passwordExpired, renewalFailures } from "./cases.ts";
import {
  emptyDialog,
  noSession,
  removeSessionAndRedirect,
  type Step,
} from "./expectations.ts";

/** Returns the message that the dialog shows for a failure of `logInAgain`. */
function problemOf(error: unknown) {
  const failure = renewalFailures.find((known) => known.error === error);
  if (!failure) throw new Error("No message is expected for this failure.");
  return failure.problem;
}

/** Expectations for the transitions of the session renewal: the 'Log in again now' button and its dialog. */
export const renewalTransitions: Model<typeof sessionMachine>["transitions"] = {
  "loggedIn.renewal.closed --renewal.requested [hasEmail]--> loggedIn.renewal.asking":
    {
      when: ({ before }) => before.context.email !== null,
      effects: [["focusPassword"]],
      context: "unchanged",
    },
  "loggedIn.renewal.closed --renewal.requested [else]--> loggedOut.leaving": {
    effects: removeSessionAndRedirect,
    context: { ...noSession, reason: "expired" },
  },
  "loggedIn.renewal.closed --after(noticeTimeout)--> (stays)": {
    after: SESSION_RENEWED_NOTICE,
    context: { renewalNotice: null },
  },
  "loggedIn.renewal.closed --notice.dismissed--> (stays)": {
    context: { renewalNotice: null },
  },
  "loggedIn.renewal.asking --password.changed--> (stays)": {
    context: ({ event: { password } }: Step) => ({
      password,
      problem: null,
    }),
  },
  "loggedIn.renewal.asking --renewal.submitted [hasPassword]--> loggedIn.renewal.sending":
    {
      when: ({ before }) => before.context.password.length > 0,
      calls: ({ before: { context } }: Step) => [
        ["logInAgain", { email: context.email, password: context.password }],
      ],
    },
  "loggedIn.renewal.asking --renewal.submitted [else]--> (stays)": {
    effects: [["focusPassword"]],
    check: ({ after: { context } }) =>
      expect(context.problem && textOf(context.problem)).toBe(
        "Please enter your password.",
      ),
  },
  "loggedIn.renewal.asking --renewal.dismissed--> loggedIn.renewal.closed": {
    context: emptyDialog,
  },
  "loggedIn.renewal.sending --renewal.dismissed--> loggedIn.renewal.closed": {
    stops: ["logInAgain"],
    context: emptyDialog,
  },
  "loggedIn.renewal.sending --onDone(logInAgain)--> loggedIn": {
    effects: [["storeSession"], ["setAuthHeader"]],
    check: ({ before, after: { context }, event: { output } }) => {
      const { at } = output;
      expect(context).toMatchObject({
        token: "renewed",
        userType: "investee",
        loggedInAt: at,
        activeAt: at,
        now: at,
        email: before.context.email,
        path: before.context.path,
        ...emptyDialog,
      });
      expect(context.renewalNotice && textOf(context.renewalNotice)).toBe(
        "You are logged in for another 30 minutes.",
      );
    },
  },
  "loggedIn.renewal.sending --onError(logInAgain) [isRateLimited]--> loggedIn.renewal.lockedOut":
    {
      when: ({ event }) => event.error.status === 429,

      effects: [["storeLockout"]],
      context: { password: "", problem: message("login.tooMany") },
    },
  "loggedIn.renewal.sending --onError(logInAgain) [isPasswordExpired]--> loggedIn.renewal.closed":
    {
      when: ({ event }) => event.error === passwordExpired,

      effects: [["goToReset"]],
      context: emptyDialog,
    },
  "loggedIn.renewal.sending --onError(logInAgain) [else]--> loggedIn.renewal.asking":
    {
      effects: [["focusPassword"]],
      context: ({ before, event: { error } }: Step) => ({
        password: before.context.password,
        problem: problemOf(error),
      }),
    },
  "loggedIn.renewal.lockedOut --renewal.dismissed--> loggedIn.renewal.dialogBlocked":
    {
      context: "unchanged",
    },
  "loggedIn.renewal.dialogBlocked --renewal.requested--> loggedIn.renewal.lockedOut":
    {
      context: "unchanged",
    },
};
