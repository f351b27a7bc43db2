import { assign, fromCallback, fromPromise, setup } from "xstate";
import { VERIFICATION_REDIRECT } from "../contract/constants.ts";
import { anyErrorText } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import type { MessageAnswer, VerifyLinkRequest } from "../contract/wire.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided, notProvidedSource } from "./actor-stub.ts";

export type LinkEvent =
  | { type: "page.opened" }
  | { type: "error.dismissed" }
  | { type: "link.retried" };
/** What the link in the mail carries. */
type LinkInput = VerifyLinkRequest;
type LinkContext = LinkInput & {
  /** What went wrong. */
  readonly notice: Message | null;
  /** What went well. */
  readonly success: Message | null;
};

/**
 * Verifying an email by the link in the mail (§4 Verification by link, §8): it begins by itself once the page is
 * in front of somebody, and a failure can be tried again.
 */
export const emailVerificationByLinkMachine = setup({
  types: {
    context: {} as LinkContext,
    events: {} as LinkEvent,
    input: {} as LinkInput,
    tags: {} as "busy" | "problem" | "told" | "dismissed" | "done",
  },
  actors: {
    /** Sends `page.opened` when the page is in front of somebody, not while a browser loads it ahead. */
    watchPage: fromCallback<LinkEvent>(notProvidedSource),
    verifyLink: fromPromise<MessageAnswer, VerifyLinkRequest>(notProvided),
  },
  guards: {
    hasNoAnswer: ({ event }) => failureOf(event).kind === "noAnswer",
    hasErrorText: ({ event }) => anyErrorText(failureOf(event)) !== null,
  },
  actions: {
    noticeVerified: assign({
      success: ({ event }): Message => {
        const text = outputOf<MessageAnswer>(event).message;
        return text ? { text } : message("verification.linkSuccess");
      },
    }),
    noticeNoAnswer: assign({ notice: message("verification.noAnswer") }),
    noticeServerText: assign({
      notice: ({ event }) => ({ text: anyErrorText(failureOf(event)) ?? "" }),
    }),
    noticeFailed: assign({ notice: message("verification.linkFailed") }),
    clearNotice: assign({ notice: null }),
    /** Effect, given by the browser. */
    goToLogin: () => {},
  },
  delays: { verificationRedirect: VERIFICATION_REDIRECT },
}).createMachine({
  id: "emailVerificationByLink",
  description: "Verify an email by the link in the mail.",
  context: ({ input }) => ({ ...input, notice: null, success: null }),
  initial: "idle",
  states: {
    idle: {
      description: "The link was opened, and nothing has been sent yet.",
      tags: "busy",
      meta: { specification: ["§2 Verification", "§4 Verification by link"] },
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          target: "verifying",
          description: "Who cannot watch the page takes it for opened.",
        },
      },
      on: {
        "page.opened": {
          target: "verifying",
          description: "The page is in front of somebody.",
        },
      },
    },
    verifying: {
      description: "The link is being checked.",
      tags: "busy",
      meta: { specification: ["§4 Verification by link", "§7"] },
      entry: "clearNotice",
      invoke: {
        id: "verifyLink",
        src: "verifyLink",
        input: verifyRequest,
        onDone: {
          target: "verified",
          actions: "noticeVerified",
          description: "The email is verified.",
        },
        onError: [
          {
            guard: "hasNoAnswer",
            target: "failed",
            actions: "noticeNoAnswer",
            description: "'Something went wrong!'",
          },
          {
            guard: "hasErrorText",
            target: "failed",
            actions: "noticeServerText",
            description:
              "The server's own words, such as 'This link has already been used. You can log in.'",
          },
          {
            target: "failed",
            actions: "noticeFailed",
            description:
              "'Verification failed. The link may be invalid or expired.'",
          },
        ],
      },
    },
    failed: {
      description:
        "The reason stands in a dialog titled Error, with Try Again.",
      tags: "problem",
      meta: { specification: ["§2 Verification", "§8 Verification"] },
      initial: "told",
      on: {
        "link.retried": {
          target: "verifying",
          description: "Try Again.",
        },
      },
      states: {
        told: {
          description: "The dialog is open.",
          tags: "told",
          on: {
            "error.dismissed": {
              target: "dismissed",
              description: "The person has read it.",
            },
          },
        },
        dismissed: {
          description:
            "The dialog is closed; the page keeps the reason, Try Again and the way to the login.",
          tags: "dismissed",
        },
      },
    },
    verified: {
      description: "The message shows for 3 seconds, then the login opens.",
      tags: "done",
      meta: { specification: ["§2 Verification", "§4 Verification by link"] },
      after: {
        verificationRedirect: {
          target: "leftForLogin",
          description: "3 seconds are over.",
        },
      },
    },
    leftForLogin: {
      description: "The login is open.",
      type: "final",
      entry: "goToLogin",
    },
  },
});

function verifyRequest({
  context: { uidb64, token },
}: {
  context: LinkContext;
}): VerifyLinkRequest {
  return { uidb64, token };
}
