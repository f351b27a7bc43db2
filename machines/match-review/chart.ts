import { assign, setup } from "xstate";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import { serverText, statusOf } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { matchSnapshot } from "../match-status/chart.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";

/** The status that an investor can give to a match. */
export type Decision = BodyOf<"matchStatus">["status"];
type MatchReviewInput = { readonly match: Match };
export type MatchReviewContext = MatchReviewInput & {
  /** The decision that is being saved, or that could not be saved. */
  readonly unsaved: Decision | null;
  /** Says that `unsaved` could not be saved. */
  readonly problem: Message | null;
  /** A second sentence: why `unsaved` could not be saved, if the investor can do something about it. */
  readonly reason: Message | null;
};
type MatchReviewEvent =
  | { type: "approval.requested" }
  | { type: "decline.requested" }
  /** The list was reloaded, and the match may have changed. */
  | { type: "match.refreshed"; match: Match };

/** Returns the common part of the two states that save a decision. */
function savingState(id: "approve" | "decline", decision: Decision) {
  function statusRequest({ context }: { context: MatchReviewContext }) {
    return { id: context.match.id, status: decision };
  }
  return {
    tags: ["busy", id],
    entry: [
      { type: "setUnsaved", params: { decision } },
      { type: "reportStart", params: { decision } },
    ],
    invoke: {
      id,
      src: "changeStatus",
      input: statusRequest,
      onDone: {
        target: "checking",
        actions: ["setConfirmedMatch", "reportChange"],
        description: "The row changes only after this response.",
        meta: { rules: ["4-match-review-05"] },
      },
      onError: {
        target: "checking",
        actions: [
          { type: "setProblem", params: { decision } },
          "reportFailure",
        ],
      },
    },
    on: {
      "match.refreshed": {
        actions: "setMatch",
        description:
          "The response to the running request will set the new status.",
      },
    },
  } as const;
}

/**
 * An investor's review of one match. The match status chart determines whether it can be approved or declined, and the
 * match changes only after the server has confirmed the review. The dashboard runs one actor per row.
 */
export const matchReviewMachine = setup({
  types: {
    context: {} as MatchReviewContext,
    events: {} as MatchReviewEvent,
    input: {} as MatchReviewInput,
    tags: {} as "open" | "closed" | "busy" | "approve" | "decline",
  },
  actors: { changeStatus: apiActor("matchStatus") },
  guards: {
    isOpen: ({ context }) => snapshotOf(context.match).hasTag("open"),
    canApprove: ({ context }) =>
      snapshotOf(context.match).can({ type: "match.approved" }),
    canDecline: ({ context }) =>
      snapshotOf(context.match).can({ type: "match.rejected" }),
  },
  actions: {
    /** Not every server answers with the changed match. */
    setConfirmedMatch: assign(({ context: { match, unsaved }, event }) => ({
      match: outputOf<Match | null>(event) ?? {
        ...match,
        status: unsaved ?? match.status,
      },
    })),
    setMatch: assign({
      match: ({ event }) => eventOf(event, "match.refreshed").match,
    }),
    setUnsaved: assign({
      unsaved: (_, { decision }: { decision: Decision }) => decision,
      problem: null,
      reason: null,
    }),
    /** The investor may have saved the same decision in another tab. */
    clearWhenSaved: assign(({ context: { match, unsaved } }) =>
      match.status === unsaved
        ? { unsaved: null, problem: null, reason: null }
        : {},
    ),
    /** Adds the server's text only for a 429 response, because that text states how long to wait. */
    setProblem: assign(({ event }, { decision }: { decision: Decision }) => {
      const failure = failureOf(event);
      const text = statusOf(failure) === 429 ? serverText(failure) : null;
      return {
        problem: message(`review.failed.${decision}`),
        reason: text === null ? null : { text },
      };
    }),
    /** Effects, implemented in `src/`. They notify the dashboard, which updates or reloads its list. */
    reportStart: effect<{ decision: Decision }>(),
    reportChange: effect(),
    reportFailure: effect(),
  },
}).createMachine({
  id: "matchReview",
  description: "Approve or decline a matched business.",
  meta: { title: "Review of a match", who: "Investors", area: "funding" },
  context: ({ input }) => ({
    ...input,
    unsaved: null,
    problem: null,
    reason: null,
  }),
  on: {
    "match.refreshed": {
      target: ".checking",
      actions: "setMatch",
      description:
        "The message about a decision that is still unsaved stays, because the failure itself causes a reload.",
      meta: { rules: ["8-match-review-03"] },
    },
  },
  initial: "checking",
  states: {
    checking: {
      description:
        "Checks whether the match can still be approved or declined.",
      entry: "clearWhenSaved",
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
      ...savingState("approve", "approved"),
    },
    declining: {
      description:
        "The rejection is being saved. The row still shows the previous status.",
      meta: { rules: ["4-match-review-02", "8-match-review-02"] },
      ...savingState("decline", "rejected"),
    },
  },
});

function snapshotOf({ status, replaced }: Match) {
  return matchSnapshot(status, replaced);
}
