import { assign, fromPromise, setup } from "xstate";
import { type Message, message } from "../contract/messages/index.ts";
import type { Match, MatchStatusRequest } from "../contract/wire.ts";
import { outputOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";

export type MatchReviewInput = { readonly match: Match };
export type MatchReviewContext = MatchReviewInput & {
  /** What went wrong with the last answer. */
  readonly problem: Message | null;
};
export type MatchReviewEvent =
  | { type: "approval.asked" }
  | { type: "decline.asked" }
  /** The list was read again; this is how the match stands there. */
  | { type: "match.refreshed"; match: Match };
export type StatusChange = MatchStatusRequest & { readonly id: string };

/**
 * An investor's answer to one match (§4 Match status, §8 Match actions): what can be asked for follows from where
 * the match stands, and that changes only when the server has said so. Runs once per row of the dashboard.
 */
export const matchReviewMachine = setup({
  types: {
    context: {} as MatchReviewContext,
    events: {} as MatchReviewEvent,
    input: {} as MatchReviewInput,
    tags: {} as "open" | "closed" | "busy",
  },
  actors: {
    changeStatus: fromPromise<Match, StatusChange>(notProvided),
  },
  guards: {
    isReplaced: ({ context }) => context.match.replaced,
    isPending: ({ context }) => context.match.status === "pending",
    isApproved: ({ context }) => context.match.status === "approved",
    isRejected: ({ context }) => context.match.status === "rejected",
    standsElsewhere: ({ context: { match }, event }) =>
      event.type === "match.refreshed" &&
      (event.match.status !== match.status ||
        event.match.replaced !== match.replaced),
  },
  actions: {
    rememberAnswer: assign({ match: ({ event }) => outputOf<Match>(event) }),
    rememberMatch: assign({
      match: ({ context, event }) =>
        event.type === "match.refreshed" ? event.match : context.match,
    }),
    moveOn: assign(({ event }) =>
      event.type === "match.refreshed"
        ? { match: event.match, problem: null }
        : {},
    ),
    clearProblem: assign({ problem: null }),
    noticeApproveFailed: assign({ problem: message("review.approveFailed") }),
    noticeDeclineFailed: assign({ problem: message("review.declineFailed") }),
    /** Effects, given by the dashboard: the confirmed match goes into its list, or the list is read again. */
    reportChange: () => {},
    reportFailure: () => {},
  },
}).createMachine({
  id: "matchReview",
  description: "Approve or decline one match.",
  context: ({ input }) => ({ ...input, problem: null }),
  on: {
    "match.refreshed": [
      {
        guard: "standsElsewhere",
        target: ".looking",
        actions: "moveOn",
        description: "The match has moved on elsewhere; the row shows it.",
      },
      {
        actions: "rememberMatch",
        description: "Nothing new, but perhaps a contact address.",
      },
    ],
  },
  initial: "looking",
  states: {
    looking: {
      description: "Where does the match stand?",
      meta: { specification: ["§4 Match status"] },
      always: [
        {
          guard: "isReplaced",
          target: "closed",
          description: "A re-run or a closed account took its place.",
        },
        {
          guard: "isPending",
          target: "pending",
          description: "Nobody has answered yet.",
        },
        {
          guard: "isApproved",
          target: "approved",
          description: "The investor has said yes.",
        },
        {
          guard: "isRejected",
          target: "rejected",
          description: "The investor has said no.",
        },
        { target: "funded", description: "The money has arrived." },
      ],
    },
    pending: {
      description: "The match waits for an answer: Approve and Decline.",
      tags: "open",
      meta: { specification: ["§2 Investor dashboard", "§4 Match status"] },
      on: {
        "approval.asked": {
          target: "approving",
          description: "Approve.",
        },
        "decline.asked": { target: "declining", description: "Decline." },
      },
    },
    approved: {
      description:
        "Approve is disabled, as it is approved already; Decline is open until the money arrives.",
      tags: "open",
      meta: { specification: ["§4 Match status", "decisions: Matching"] },
      on: {
        "decline.asked": {
          target: "declining",
          description: "The investor takes the yes back.",
        },
      },
    },
    rejected: {
      description:
        "Decline is disabled, as it is rejected already; Approve turns it around.",
      tags: "open",
      meta: { specification: ["§4 Match status", "decisions: Matching"] },
      on: {
        "approval.asked": {
          target: "approving",
          description: "The investor turns the no around.",
        },
      },
    },
    funded: {
      description:
        "The money has arrived: Approve and Decline are disabled, with the reason.",
      tags: "closed",
      meta: { specification: ["§4 Match status", "decisions: Matching"] },
    },
    closed: {
      description:
        "The match was replaced or an account was closed: Approve and Decline are disabled, with the reason.",
      tags: "closed",
      meta: { specification: ["decisions: Matching"] },
    },
    approving: {
      description:
        "The yes is on its way. The row still shows where the match stood.",
      tags: "busy",
      meta: {
        specification: [
          "§4 Match status",
          "§7 PATCH /api/matches/{id}/status/",
        ],
      },
      entry: "clearProblem",
      invoke: {
        id: "approve",
        src: "changeStatus",
        input: approval,
        onDone: {
          target: "looking",
          actions: ["rememberAnswer", "reportChange"],
          description: "The server has confirmed it: now the row changes.",
        },
        onError: {
          target: "looking",
          actions: ["noticeApproveFailed", "reportFailure"],
          description: "'Failed to approve.' The row stays as it was.",
        },
      },
      on: {
        "match.refreshed": {
          actions: "rememberMatch",
          description: "The answer on its way counts for more.",
        },
      },
    },
    declining: {
      description:
        "The no is on its way. The row still shows where the match stood.",
      tags: "busy",
      meta: {
        specification: [
          "§4 Match status",
          "§7 PATCH /api/matches/{id}/status/",
        ],
      },
      entry: "clearProblem",
      invoke: {
        id: "decline",
        src: "changeStatus",
        input: decline,
        onDone: {
          target: "looking",
          actions: ["rememberAnswer", "reportChange"],
          description: "The server has confirmed it: now the row changes.",
        },
        onError: {
          target: "looking",
          actions: ["noticeDeclineFailed", "reportFailure"],
          description:
            "'Failed to decline – please try again.' The row stays as it was.",
        },
      },
      on: {
        "match.refreshed": {
          actions: "rememberMatch",
          description: "The answer on its way counts for more.",
        },
      },
    },
  },
});

function approval({ context }: { context: MatchReviewContext }): StatusChange {
  return { id: context.match.id, status: "approved" };
}

function decline({ context }: { context: MatchReviewContext }): StatusChange {
  return { id: context.match.id, status: "rejected" };
}
