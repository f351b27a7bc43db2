import { assign, setup } from "xstate";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { matchSnapshot } from "../match-status/chart.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import { apiActor } from "../shared/actor-stub.ts";

type MatchReviewInput = { readonly match: Match };
export type MatchReviewContext = MatchReviewInput & {
  /** Why the last approval or decline failed. */
  readonly problem: Message | null;
};
type MatchReviewEvent =
  | { type: "approval.requested" }
  | { type: "decline.requested" }
  /** The list was reloaded, and the match may have changed. */
  | { type: "match.refreshed"; match: Match };
type StatusChange = BodyOf<"matchStatus"> & { readonly id: string };

const savingState = {
  tags: "busy",
  entry: ["clearProblem", "reportStart"],
  on: {
    "match.refreshed": {
      actions: "setMatch",
      description:
        "The response to the running request will set the new status.",
    },
  },
} as const;

const savedTransition = {
  target: "checking",
  actions: ["setConfirmedMatch", "reportChange"],
  description: "The row changes only after this response.",
  meta: { rules: ["4-match-review-05"] },
} as const;

/**
 * An investor's review of one match. The match status chart determines whether it can be approved or declined, and the
 * match changes only after the server has confirmed the review. The dashboard runs one actor per row.
 */
export const matchReviewMachine = setup({
  types: {
    context: {} as MatchReviewContext,
    events: {} as MatchReviewEvent,
    input: {} as MatchReviewInput,
    tags: {} as "open" | "closed" | "busy",
  },
  actors: { changeStatus: apiActor("matchStatus") },
  guards: {
    isOpen: ({ context }) => snapshotOf(context.match).hasTag("open"),
    canApprove: ({ context }) =>
      snapshotOf(context.match).can({ type: "match.approved" }),
    canDecline: ({ context }) =>
      snapshotOf(context.match).can({ type: "match.rejected" }),
    isInAnotherState: ({ context, event }) =>
      snapshotOf(eventOf(event, "match.refreshed").match).value !==
      snapshotOf(context.match).value,
  },
  actions: {
    setConfirmedMatch: assign({ match: ({ event }) => outputOf<Match>(event) }),
    setMatch: assign({
      match: ({ event }) => eventOf(event, "match.refreshed").match,
    }),
    clearProblem: assign({ problem: null }),
    showApproveFailure: assign({ problem: message("review.approveFailed") }),
    showDeclineFailure: assign({ problem: message("review.declineFailed") }),
    /** Effects, implemented in `src/`. They notify the dashboard, which updates or reloads its list. */
    reportStart: () => {},
    reportChange: () => {},
    reportFailure: () => {},
  },
}).createMachine({
  id: "matchReview",
  description: "Approve or decline a matched business.",
  meta: { title: "Review of a match", who: "Investors" },
  context: ({ input }) => ({ ...input, problem: null }),
  on: {
    "match.refreshed": [
      {
        guard: "isInAnotherState",
        target: ".checking",
        actions: ["setMatch", "clearProblem"],
        description: "The match was changed elsewhere.",
      },
      {
        actions: "setMatch",
        description:
          "The status is unchanged, but other data may have changed, such as a contact address.",
      },
    ],
  },
  initial: "checking",
  states: {
    checking: {
      description:
        "Checks whether the match can still be approved or declined.",
      always: [{ guard: "isOpen", target: "open" }, { target: "closed" }],
    },
    open: {
      description:
        "Approve and Decline are enabled if the match status chart allows them.",
      tags: "open",
      meta: {
        rules: [
          "2-match-review-01",
          "4-match-review-01",
          "4-match-review-02",
          "4-match-review-03",
          "4-match-review-04",
        ],
      },
      on: {
        "approval.requested": {
          guard: "canApprove",
          target: "approving",
          meta: { rules: ["7-match-review-01"] },
        },
        "decline.requested": {
          guard: "canDecline",
          target: "declining",
          meta: { rules: ["7-match-review-01"] },
        },
      },
    },
    closed: {
      description:
        "The match was funded, replaced in a re-run, or closed when an account was deleted. Approve and Decline are disabled, and the row states why.",
      tags: "closed",
    },
    approving: {
      description:
        "The approval is being saved. The row still shows the previous status.",
      meta: { rules: ["4-match-review-01", "8-match-review-01"] },
      ...savingState,
      invoke: {
        id: "approve",
        src: "changeStatus",
        input: approveRequest,
        onDone: savedTransition,
        onError: {
          target: "checking",
          actions: ["showApproveFailure", "reportFailure"],
        },
      },
    },
    declining: {
      description:
        "The rejection is being saved. The row still shows the previous status.",
      meta: { rules: ["4-match-review-02", "8-match-review-02"] },
      ...savingState,
      invoke: {
        id: "decline",
        src: "changeStatus",
        input: declineRequest,
        onDone: savedTransition,
        onError: {
          target: "checking",
          actions: ["showDeclineFailure", "reportFailure"],
        },
      },
    },
  },
});

function snapshotOf({ status, replaced }: Match) {
  return matchSnapshot(status, replaced);
}

function approveRequest({
  context,
}: {
  context: MatchReviewContext;
}): StatusChange {
  return { id: context.match.id, status: "approved" };
}

function declineRequest({
  context,
}: {
  context: MatchReviewContext;
}): StatusChange {
  return { id: context.match.id, status: "rejected" };
}
