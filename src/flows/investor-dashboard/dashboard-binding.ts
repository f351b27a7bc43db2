import type { ActorRefFrom, SnapshotFrom } from "xstate";
import {
  type investorDashboardMachine,
  READER_ID,
  reviewId,
  TABLE_ID,
} from "../../../machines/investor-dashboard/chart.ts";
import type { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import type { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import type { opportunityTableMachine } from "../../../machines/opportunity-table/chart.ts";

/** The id of the table's panel. */
export const OPPORTUNITIES_ID = "opportunities";

export type DashboardSnapshot = SnapshotFrom<typeof investorDashboardMachine>;
export type DashboardPart = {
  readonly snapshot: DashboardSnapshot;
  readonly send: ActorRefFrom<typeof investorDashboardMachine>["send"];
};
export type TableRef = ActorRefFrom<typeof opportunityTableMachine>;
export type TablePart = {
  readonly table: SnapshotFrom<typeof opportunityTableMachine>;
  readonly send: TableRef["send"];
};
export type ReaderRef = ActorRefFrom<typeof matchedProfileMachine>;
export type ReviewRef = ActorRefFrom<typeof matchReviewMachine>;

/** Returns the actor that sorts and filters the table. It runs as long as the dashboard. */
export function tableOf({ children }: DashboardSnapshot): TableRef {
  return children[TABLE_ID] as TableRef;
}

/** Returns the actor that loads the profile of a matched business. It runs as long as the dashboard. */
export function readerOf({ children }: DashboardSnapshot): ReaderRef {
  return children[READER_ID] as ReaderRef;
}

/** Returns the review actor of a listed match. */
export function reviewOf(
  { children }: DashboardSnapshot,
  matchId: string,
): ReviewRef | undefined {
  return children[reviewId(matchId)] as ReviewRef | undefined;
}
