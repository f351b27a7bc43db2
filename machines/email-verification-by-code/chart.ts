import { assign, setup } from "xstate";
import type { BodyOf, ResponseOf } from "../../contract/calls/index.ts";
import {
  CODE_RESEND_WAIT,
  VERIFICATION_REDIRECT_DELAY,
} from "../../contract/constants.ts";
import {
  type Message,
  type MessageKey,
  message,
} from "../../contract/messages/index.ts";
import type { EmailVerificationState } from "../../contract/navigation-state.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { type NoticeParams, textOr } from "../shared/notice.ts";
import { timeLeft } from "../shared/time-left.ts";
import {
  isAlreadyVerified,
  verificationNotice,
} from "../shared/verification.ts";

// Times are epoch milliseconds.

/** How the page was opened. */
export type PageOpening = {
  /** The navigation state; null when the page was opened directly. */
  readonly state: EmailVerificationState | null;
  /** When this tab last asked for a code for the address, or first opened the page for it. A reload does not change it. */
  readonly waitStartedAt: number;
  readonly at: number;
};

/** The response to a resend request, with its arrival time. */
type TimedResponse = ResponseOf<"resendCode"> & { readonly at: number };

export type CodeContext = {
  readonly email: string;
  /** The verification handle; empty when the page was opened directly. */
  readonly handle: string;
  /** The code as typed. */
  readonly code: string;
  /** Text of the error dialog. */
  readonly notice: Message | null;
  /** Text of the confirmation. */
  readonly success: Message | null;
  /** When another code can be requested, in epoch milliseconds. */
  readonly resendAt: number;
  readonly now: number;
};

type CodeEvent =
  | { type: "code.changed"; value: string }
  | { type: "form.submitted" }
  | { type: "code.requested" }
  | { type: "error.dismissed" }
  | { type: "clock.ticked"; at: number };

/**
 * Verifies an email address with the code from the email. The code is sent as typed, another one can be requested
 * after a wait, and errors are shown in a dialog titled Error.
 */
export const emailVerificationByCodeMachine = setup({
  types: {
    context: {} as CodeContext,
    events: {} as CodeEvent,
    tags: {} as
      | "opening"
      | "withoutEmail"
      | "form"
      | "busy"
      | "resending"
      | "problem"
      | "done",
  },
  actors: {
    /** Reads the navigation state, which the prerendered page does not have. */
    readNavigationState: taskActor<PageOpening, void>(),
    /** Sends `clock.ticked` once per second. */
    tick: eventActor<CodeEvent>(),
    verifyCode: apiActor("verifyCode"),
    resendCode: taskActor<TimedResponse, BodyOf<"resendCode">>(),
  },
  guards: {
    hasEmail: ({ event }) => outputOf<PageOpening>(event).state !== null,
    isCodeUsed: ({ event }) => isAlreadyVerified(failureOf(event)),
    isWaitOver: ({ context }) => timeLeft(context.resendAt, context.now) === 0,
  },
  actions: {
    setNavigationState: assign(({ event }) => {
      const { state, waitStartedAt, at } = outputOf<PageOpening>(event);
      const { email = "", token: handle = "" } = state ?? {};
      return { email, handle, ...resendWait(waitStartedAt), now: at };
    }),
    changeCode: assign({
      code: ({ event }) => eventOf(event, "code.changed").value,
    }),
    updateTime: assign({
      now: ({ event }) => eventOf(event, "clock.ticked").at,
    }),
    restartWait: assign(({ event }) =>
      resendWait(outputOf<TimedResponse>(event).at),
    ),
    clearNotices: assign({ notice: null, success: null }),
    showVerified: assign({
      success: ({ event }) => responseMessage(event, "verification.success"),
    }),
    showAlreadyVerified: assign({
      success: message("verification.alreadyVerified"),
    }),
    showResent: assign({
      success: ({ event }) => responseMessage(event, "verification.resent"),
    }),
    /** Shows the server's message or, if there is none, that of `key`. Without a response, shows a general message. */
    showFailure: assign(({ event }, { key }: NoticeParams) => ({
      notice: verificationNotice(failureOf(event), key),
    })),
    /** Focuses the field and selects the code, so that typing replaces it. */
    focusCode: effect(),
    goToLogin: effect(),
  },
  delays: { verificationRedirect: VERIFICATION_REDIRECT_DELAY },
}).createMachine({
  id: "emailVerificationByCode",
  description: "Verify an email address with the code from the email.",
  meta: {
    title: "Email verification by code",
    who: "Visitors",
    area: "accounts",
  },
  context: {
    email: "",
    handle: "",
    code: "",
    notice: null,
    success: null,
    resendAt: 0,
    now: 0,
  },
  initial: "opening",
  states: {
    opening: {
      description:
        "The page reads the navigation state, which contains the email address.",
      tags: "opening",
      invoke: {
        id: "readNavigationState",
        src: "readNavigationState",
        onDone: [
          {
            guard: "hasEmail",
            target: "withEmail",
            actions: "setNavigationState",
            meta: {
              rules: ["2-verification-code-02", "4-verification-code-01"],
            },
          },
          { target: "withoutEmail" },
        ],
        onError: { target: "withoutEmail" },
      },
    },
    withoutEmail: {
      description:
        "The page was opened directly. It explains how to get a code: log in, or register.",
      tags: "withoutEmail",
    },
    withEmail: {
      description:
        "The page shows the email address and the form for the code.",
      initial: "entering",
      invoke: invokeEventActor("tick"),
      on: { "clock.ticked": { actions: "updateTime" } },
      states: {
        entering: {
          description:
            "The code can be entered and submitted. Another one can be requested after the resend wait.",
          tags: "form",
          meta: { rules: ["2-verification-code-02", "4-verification-code-01"] },
          on: {
            "code.changed": {
              actions: "changeCode",
              description: "The code is not validated while it is being typed.",
            },
            "form.submitted": {
              target: "verifying",
              meta: {
                rules: ["5-verification-code-01", "7-verification-code-01"],
              },
            },
            "code.requested": {
              guard: "isWaitOver",
              target: "resending",
              meta: {
                rules: ["4-verification-code-01", "7-verification-code-02"],
              },
            },
          },
        },
        verifying: {
          description:
            "The code is being checked. The Verify Code button is busy.",
          tags: ["form", "busy"],
          entry: "clearNotices",
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            input: verifyRequest,
            onDone: {
              target: "#emailVerificationByCode.verified",
              actions: "showVerified",
            },
            onError: [
              {
                guard: "isCodeUsed",
                target: "#emailVerificationByCode.verified",
                actions: "showAlreadyVerified",
                description:
                  "A program that checks emails may have opened the link in the same email before.",
                meta: { rules: ["2-verification-code-107"] },
              },
              {
                target: "failed",
                actions: {
                  type: "showFailure",
                  params: { key: "verification.failed" },
                },
                meta: {
                  rules: [
                    "8-verification-code-01",
                    "8-verification-code-02",
                    "8-verification-code-03",
                  ],
                },
              },
            ],
          },
        },
        resending: {
          description: "Another code is being sent.",
          tags: ["form", "resending"],
          entry: "clearNotices",
          invoke: {
            id: "resendCode",
            src: "resendCode",
            input: resendRequest,
            onDone: {
              target: "entering",
              actions: ["showResent", "restartWait", "focusCode"],
              description: "The resend wait restarts.",
              meta: { rules: ["4-verification-code-02"] },
            },
            onError: {
              target: "failed",
              actions: {
                type: "showFailure",
                params: { key: "verification.resendFailed" },
              },
              meta: {
                rules: ["8-verification-code-02", "8-verification-code-04"],
              },
            },
          },
        },
        failed: {
          description: "The error is shown in a dialog titled Error.",
          tags: ["form", "problem"],
          meta: { rules: ["2-verification-code-06"] },
          on: {
            "error.dismissed": {
              target: "entering",
              actions: "focusCode",
              description:
                "The entered code stays in the field and is selected.",
            },
          },
        },
      },
    },
    verified: {
      description: "The confirmation is shown until the login page opens.",
      tags: "done",
      after: { verificationRedirect: { target: "redirectedToLogin" } },
    },
    redirectedToLogin: {
      description: "The login page opens.",
      type: "final",
      tags: "done",
      entry: "goToLogin",
    },
  },
});

/** Returns the context fields for a resend wait that starts at `at`. */
function resendWait(at: number) {
  return { resendAt: at + CODE_RESEND_WAIT, now: at };
}

function verifyRequest({ context }: { context: CodeContext }) {
  return { token: context.handle, code: context.code };
}

function resendRequest({ context }: { context: CodeContext }) {
  return { token: context.handle };
}

function responseMessage(event: object, key: MessageKey): Message {
  return textOr(outputOf<ResponseOf<"verifyCode">>(event).message, key);
}
