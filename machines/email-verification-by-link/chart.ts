import { assign, setup } from "xstate";
import type { BodyOf, ResponseOf } from "../../contract/calls/index.ts";
import { VERIFICATION_REDIRECT_DELAY } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
} from "../shared/actor-stub.ts";
import { textOr } from "../shared/notice.ts";
import {
  isAlreadyVerified,
  verificationNotice,
} from "../shared/verification.ts";

type LinkEvent =
  | { type: "page.opened" }
  | { type: "error.dismissed" }
  | { type: "link.retried" };
/** Parameters of the link in the email. */
type LinkInput = BodyOf<"verifyLink">;
type LinkContext = LinkInput & {
  /** Text of the error dialog. */
  readonly notice: Message | null;
  /** Text of the confirmation. */
  readonly success: Message | null;
  /** The verified address, for the login page; null while it is unknown. */
  readonly email: string | null;
};

/**
 * Verifies an email address with the link from the email. Verification starts when the page becomes visible, and can
 * be retried after a failure.
 */
export const emailVerificationByLinkMachine = setup({
  types: {
    context: {} as LinkContext,
    events: {} as LinkEvent,
    input: {} as LinkInput,
    tags: {} as "busy" | "problem" | "dialogOpen" | "dialogClosed" | "done",
  },
  actors: {
    /** Sends `page.opened` when the page becomes visible, not while the browser prerenders it. */
    watchPage: eventActor<LinkEvent>(),
    verifyLink: apiActor("verifyLink"),
  },
  guards: {
    isLinkUsed: ({ event }) => isAlreadyVerified(failureOf(event)),
  },
  actions: {
    showUsed: assign({ success: message("verification.linkUsed") }),
    showVerified: assign(({ event }) => {
      const response = outputOf<ResponseOf<"verifyLink">>(event);
      return {
        success: textOr(response.message, "verification.success"),
        email: response.email ?? null,
      };
    }),
    showFailure: assign({
      notice: ({ event }) =>
        verificationNotice(failureOf(event), "verification.linkFailed"),
    }),
    clearNotice: assign({ notice: null }),
    /** Opens the login page with the verified address. */
    goToLogin: effect(),
  },
  delays: { verificationRedirect: VERIFICATION_REDIRECT_DELAY },
}).createMachine({
  id: "emailVerificationByLink",
  description: "Verify an email address with the link from the email.",
  meta: {
    title: "Email verification by link",
    who: "Visitors",
    area: "accounts",
  },
  context: ({ input }) => ({
    ...input,
    notice: null,
    success: null,
    email: null,
  }),
  initial: "idle",
  states: {
    idle: {
      description: "The page is not visible yet. Nothing has been sent.",
      tags: "busy",
      invoke: invokeEventActor("watchPage"),
      on: {
        "page.opened": {
          target: "verifying",
          meta: { rules: ["2-verification-link-02", "7-verification-link-02"] },
        },
      },
    },
    verifying: {
      description: "The link is being checked.",
      tags: "busy",
      entry: "clearNotice",
      invoke: {
        id: "verifyLink",
        src: "verifyLink",
        input: verifyRequest,
        onDone: {
          target: "success",
          actions: "showVerified",
          meta: { rules: ["2-verification-link-02"] },
        },
        onError: [
          {
            guard: "isLinkUsed",
            target: "success",
            actions: "showUsed",
            description:
              "A program that checks mails may have opened the link before the person did.",
            meta: { rules: ["2-verification-link-106"] },
          },
          {
            target: "error",
            actions: "showFailure",
            meta: {
              rules: ["2-verification-link-02", "8-verification-link-01"],
            },
          },
        ],
      },
    },
    error: {
      description: "The error and Try Again are shown.",
      tags: "problem",
      initial: "dialogOpen",
      on: {
        "link.retried": {
          target: "verifying",
          meta: { rules: ["2-verification-link-04"] },
        },
      },
      states: {
        dialogOpen: {
          description: "The error dialog is open.",
          tags: "dialogOpen",
          meta: { rules: ["2-verification-link-04", "2-verification-link-05"] },
          on: { "error.dismissed": { target: "dialogClosed" } },
        },
        dialogClosed: {
          description:
            "The dialog is closed. The page shows the error, Try Again and the link to the login page.",
          tags: "dialogClosed",
          meta: { rules: ["2-verification-link-04"] },
        },
      },
    },
    success: {
      description: "The confirmation is shown until the login page opens.",
      tags: "done",
      after: {
        verificationRedirect: {
          target: "redirectedToLogin",
          meta: {
            rules: ["2-verification-link-03", "2-verification-link-107"],
          },
        },
      },
    },
    redirectedToLogin: {
      description: "The login page opens.",
      type: "final",
      tags: "done",
      entry: "goToLogin",
    },
  },
});

function verifyRequest({ context }: { context: LinkContext }) {
  const { uidb64, token } = context;
  return { uidb64, token };
}
