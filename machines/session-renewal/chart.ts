import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import {
  LOGIN_LOCKOUT,
  SESSION_RENEWED_NOTICE,
} from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import { effect, taskActor } from "../shared/actor-stub.ts";
import { isPasswordExpired, loginNotice } from "../shared/login-failure.ts";

type RenewalInput = {
  /** The email address of the session; null when an older version stored the session without it. */
  readonly email: string | null;
  /** True when the session has just been renewed. */
  readonly isRenewed: boolean;
};

/** The response to the login, with the time of its arrival in epoch milliseconds. */
export type RenewalResponse = ResponseOf<"login"> & { readonly at: number };

/** Null when the email address is unknown, so that the login page must ask for it. */
export type RenewalOutput = RenewalResponse | null;

type RenewalContext = RenewalInput & {
  readonly password: string;
  readonly problem: Message | null;
  /** The end of the lockout, in epoch milliseconds. */
  readonly lockedUntil: number | null;
  readonly response: RenewalResponse | null;
};

type RenewalEvent =
  | { type: "renewal.requested" }
  | { type: "password.changed"; password: string }
  | { type: "renewal.submitted" }
  | { type: "renewal.dismissed" }
  | { type: "notice.dismissed" };

/** The dialog 'Log in again', and the confirmation after it. The session chart runs it for each login. */
export const sessionRenewalMachine = setup({
  types: {
    context: {} as RenewalContext,
    events: {} as RenewalEvent,
    input: {} as RenewalInput,
    output: {} as RenewalOutput,
    tags: {} as "asking" | "busy" | "lockedOut" | "renewed",
  },
  actors: {
    /** POST /api/login/ with the password of the dialog. */
    logInAgain: taskActor<
      RenewalResponse,
      { readonly email: string; readonly password: string }
    >(),
  },
  guards: {
    isRenewed: ({ context }) => context.isRenewed,
    hasEmail: ({ context }) => context.email !== null,
    hasPassword: ({ context }) => context.password !== "",
    isRateLimited: ({ event }) => statusOf(failureOf(event)) === 429,
    isPasswordExpired: ({ event }) => isPasswordExpired(failureOf(event)),
  },
  actions: {
    setPassword: assign(({ event }) => ({
      password: eventOf(event, "password.changed").password,
      problem: null,
    })),
    requirePassword: assign({ problem: message("password.required") }),
    showProblem: assign({
      problem: ({ event }) => loginNotice(failureOf(event)),
    }),
    startLockout: assign(({ event }) => ({
      password: "",
      lockedUntil: failureOf(event).at + LOGIN_LOCKOUT,
    })),
    clearDialog: assign({ password: "", problem: null }),
    setResponse: assign(({ event }) => ({
      password: "",
      response: outputOf<RenewalResponse>(event),
    })),
    focusPassword: effect(),
    storeLockout: effect(),
    goToReset: effect(),
  },
  delays: { noticeTimeout: SESSION_RENEWED_NOTICE },
}).createMachine({
  id: "sessionRenewal",
  description: "Log in again on the same page before the session ends.",
  meta: { title: "Log in again", who: "Members", area: "accounts" },
  context: ({ input }) => ({
    ...input,
    password: "",
    problem: null,
    lockedUntil: null,
    response: null,
  }),
  initial: "starting",
  output: ({ context }) => context.response,
  states: {
    starting: {
      description: "Determines whether the session has just been renewed.",
      always: [{ guard: "isRenewed", target: "renewed" }, { target: "closed" }],
    },
    renewed: {
      description: "A confirmation of the renewal is shown for a moment.",
      tags: "renewed",
      after: { noticeTimeout: { target: "closed" } },
      on: { "notice.dismissed": { target: "closed" } },
    },
    closed: {
      description: "The dialog is closed.",
      entry: "clearDialog",
      on: {
        "renewal.requested": [
          { guard: "hasEmail", target: "asking", actions: "focusPassword" },
          {
            target: "loginRequired",
            description:
              "The email address is not stored, so the login page asks for it.",
          },
        ],
      },
    },
    asking: {
      description: "A dialog asks for the password.",
      tags: "asking",
      on: {
        "password.changed": { actions: "setPassword" },
        "renewal.submitted": [
          { guard: "hasPassword", target: "sending" },
          { actions: ["requirePassword", "focusPassword"] },
        ],
        "renewal.dismissed": { target: "closed" },
      },
    },
    sending: {
      description: "The login request is running. The dialog is busy.",
      tags: ["asking", "busy"],
      invoke: {
        id: "logInAgain",
        src: "logInAgain",
        input: loginRequest,
        onDone: { target: "done", actions: "setResponse" },
        onError: [
          {
            guard: "isRateLimited",
            target: "lockedOut",
            actions: ["showProblem", "startLockout", "storeLockout"],
            meta: { rules: ["8-login-03"] },
          },
          {
            guard: "isPasswordExpired",
            target: "closed",
            actions: "goToReset",
            meta: { rules: ["2-login-10"] },
          },
          { target: "asking", actions: ["showProblem", "focusPassword"] },
        ],
      },
      on: { "renewal.dismissed": { target: "closed" } },
    },
    lockedOut: {
      description:
        "There were too many attempts. The dialog accepts no further attempt.",
      tags: ["asking", "lockedOut"],
      meta: { rules: ["4-login-01"] },
      on: { "renewal.dismissed": { target: "dialogBlocked" } },
    },
    dialogBlocked: {
      description:
        "The dialog is closed. The lockout lasts longer than the remaining time of the session, so no further attempt is accepted.",
      on: { "renewal.requested": { target: "lockedOut" } },
    },
    done: {
      description: "The server has accepted the password.",
      type: "final",
    },
    loginRequired: {
      description: "The login page must ask for the email address.",
      type: "final",
    },
  },
});

/** Returns the input of `logInAgain`. The actor adds `frontend_url`. */
function loginRequest({ context }: { readonly context: RenewalContext }) {
  return { email: context.email ?? "", password: context.password };
}
