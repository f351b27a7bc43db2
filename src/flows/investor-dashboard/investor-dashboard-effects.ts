import { type ActorRefFrom, fromPromise, sendParent } from "xstate";
import {
  type InvestorDashboardEvent,
  type investorDashboardMachine,
  PROFILE_READER_ID,
  reviewId,
  TABLE_ID,
} from "../../../machines/investor-dashboard/chart.ts";
import { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import {
  opportunityTableMachine,
  rowsInView,
} from "../../../machines/opportunity-table/chart.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import type { ChartProps, Effects } from "../../app/use-chart.ts";
import { apiActor, send } from "../../services/api.ts";
import { listChangesActor } from "../../services/list-changes.ts";
import { resourceActor } from "../../services/resources.ts";

/** The id of the table's panel. */
export const OPPORTUNITIES_ID = "opportunities";

const reviewMatch = provideEffects(matchReviewMachine, {
  actors: { changeStatus: apiActor("matchStatus") },
  actions: {
    reportStart: sendParent(
      ({ context: { match } }, { decision }): InvestorDashboardEvent => ({
        type: "change.started",
        id: match.id,
        decision,
      }),
    ),
    reportChange: sendParent(
      ({ context: { match } }): InvestorDashboardEvent => ({
        type: "match.changed",
        match,
      }),
    ),
    reportFailure: sendParent(
      ({ context: { match } }): InvestorDashboardEvent => ({
        type: "change.failed",
        id: match.id,
      }),
    ),
  },
} satisfies Effects<typeof matchReviewMachine>);

const readProfile = provideEffects(matchedProfileMachine, {
  actors: { fetchMatchedProfile: apiActor("matchProfile") },
});

const arrangeTable = provideEffects(opportunityTableMachine, {
  actions: {
    reportRows: sendParent(
      ({ context }): InvestorDashboardEvent => ({
        type: "rows.shown",
        ids: rowsInView(context),
      }),
    ),
    showTop: () =>
      document
        .getElementById(OPPORTUNITIES_ID)
        ?.scrollIntoView({ block: "start" }),
  },
} satisfies Effects<typeof opportunityTableMachine>);

/** The actors and actions of the investor dashboard. */
export const investorDashboardEffects: Effects<
  typeof investorDashboardMachine
> = {
  actors: {
    fetchMatches: resourceActor("matches"),
    fetchPage: fromPromise(({ input: { page }, signal }) =>
      send("matches", { query: { page: String(page) }, signal }),
    ),
    watchPage: listChangesActor,
    arrangeTable,
    readProfile,
    reviewMatch,
  },
};

export type DashboardProps = ChartProps<typeof investorDashboardMachine>;
type DashboardSnapshot = DashboardProps["snapshot"];
type TableRef = ActorRefFrom<typeof opportunityTableMachine>;
export type ProfileReaderRef = ActorRefFrom<typeof matchedProfileMachine>;
export type ReviewRef = ActorRefFrom<typeof matchReviewMachine>;

/** Returns the actor that sorts and filters the table. It runs for as long as the dashboard does. */
export function tableActor({ children }: DashboardSnapshot): TableRef {
  return children[TABLE_ID] as TableRef;
}

/** Returns the actor that loads the profile of a matched business. It runs for as long as the dashboard does. */
export function profileReader({
  children,
}: DashboardSnapshot): ProfileReaderRef {
  return children[PROFILE_READER_ID] as ProfileReaderRef;
}

/** Returns the review actor of a match; undefined when none is running. */
export function reviewActor(
  { children }: DashboardSnapshot,
  matchId: string,
): ReviewRef | undefined {
  return children[reviewId(matchId)] as ReviewRef | undefined;
}
