import { assign, setup } from "xstate";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { snapshotOf } from "../match-status/chart.ts";
import { failureOf } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import { explanation } from "../shared/call-notice.ts";

/** The status that an investor can give to a match. */
export type Decision = BodyOf<"matchStatus">["status"];

export type MatchReview = {
  readonly id: string;
  /** The name of the business. */
  readonly name: string;
  /** The decision that is being saved, or that could not be saved. */
  readonly decision: Decision;
  /** Says that the decision could not be saved. */
  readonly problem: Message | null;
  /** A second sentence: why it could not be saved, if the investor can do something about it. */
  readonly reason: Message | null;
};

/**
 * Saves an investor's decision about one match. The dashboard runs one actor per decision. The match belongs to the list,
 * and changes only after the server has confirmed the decision.
 */
export const matchReviewMachine = setup({
  types: {
    context: {} as MatchReview,
    input: {} as Pick<MatchReview, "id" | "name" | "decision">,
    tags: {} as "busy",
  },
  actors: { changeStatus: apiActor("matchStatus") },
  actions: {
    setProblem: assign(({ context: { decision }, event }) => ({
      problem: message(`review.failed.${decision}`),
      reason: explanation(failureOf(event)),
    })),
    /** Both notify the dashboard, which updates or reloads its list. */
    reportChange: effect(),
    reportFailure: effect(),
  },
}).createMachine({
  id: "matchReview",
  description: "Approve or decline a matched business.",
  meta: { title: "Review of a match", who: "Investors", area: "funding" },
  context: ({ input }) => ({ ...input, problem: null, reason: null }),
  initial: "saving",
  states: {
    saving: {
      description:
        "The decision is being saved. The row still shows the previous status.",
      tags: "busy",
      meta: {
        rules: ["4-match-review-01", "4-match-review-02", "7-match-review-01"],
      },
      invoke: {
        id: "changeStatus",
        src: "changeStatus",
        input: statusRequest,
        onDone: {
          target: "saved",
          actions: "reportChange",
          description: "The row changes only after this response.",
          meta: { rules: ["4-match-review-05"] },
        },
        onError: {
          target: "failed",
          actions: ["setProblem", "reportFailure"],
          meta: { rules: ["8-match-review-01", "8-match-review-02"] },
        },
      },
    },
    saved: { description: "The row shows the new status.", type: "final" },
    failed: {
      description:
        "The row shows the previous status, and that the decision could not be saved.",
      type: "final",
    },
  },
});

function statusRequest({ context }: { context: MatchReview }) {
  return { id: context.id, status: context.decision };
}

/** Returns whether a match can be approved and declined at all. If not, its row states why. */
export function isReviewable(match: Match): boolean {
  return snapshotOf(match).hasTag("open");
}

/** Returns whether a decision about a match can be made now. `review` is the last one that has not been saved. */
export function canReview(
  match: Match,
  decision: Decision,
  review: MatchReview | undefined,
): boolean {
  return (
    !isSaving(review) && snapshotOf(match).can({ type: `match.${decision}` })
  );
}

/** Returns the match after a saved review. Not every server answers with it. */
export function confirmedMatch(
  { id, decision }: MatchReview,
  list: { readonly matches: readonly Match[] },
  response: Match | null,
): Match {
  const before = list.matches.find((match) => match.id === id) as Match;
  return response ?? { ...before, status: decision };
}

/** Returns whether a review is running. */
export function isSaving(review: MatchReview | undefined): boolean {
  return review?.problem === null;
}
