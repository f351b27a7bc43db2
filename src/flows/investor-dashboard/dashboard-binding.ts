import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { investorDashboardMachine } from "../../../machines/investor-dashboard.ts";
import { reviewId } from "../../../machines/investor-dashboard-facts.ts";
import type { matchReviewMachine } from "../../../machines/match-review.ts";

export type DashboardSnapshot = SnapshotFrom<typeof investorDashboardMachine>;
export type DashboardPart = {
  readonly snapshot: DashboardSnapshot;
  readonly send: ActorRefFrom<typeof investorDashboardMachine>["send"];
};
export type ReviewRef = ActorRefFrom<typeof matchReviewMachine>;

/** The review that runs for a match of the list. */
export function reviewOf(
  { children }: DashboardSnapshot,
  matchId: string,
): ReviewRef | undefined {
  return children[reviewId(matchId)] as ReviewRef | undefined;
}
