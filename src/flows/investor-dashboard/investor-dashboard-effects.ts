import { fromCallback, fromPromise, sendParent } from "xstate";
import type { InvestorDashboardEvent } from "../../../machines/investor-dashboard/chart.ts";
import {
  type MatchReviewContext,
  matchReviewMachine,
} from "../../../machines/match-review/chart.ts";
import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import {
  type OpportunityTableContext,
  opportunityTableMachine,
  rowsInView,
} from "../../../machines/opportunity-table/chart.ts";
import { callActor } from "../../services/api.ts";
import { downloadFile } from "../../services/files.ts";
import { onListChange } from "../../services/list-changes.ts";
import { showTop } from "../../services/page-place.ts";
import { OPPORTUNITIES_ID } from "./dashboard-binding.ts";

/** The review of a match, with its call and its event to the dashboard. */
const reviewMatch = matchReviewMachine.provide({
  actors: {
    changeStatus: callActor("matchStatus"),
  },
  actions: {
    reportStart: sendParent(({ context }: { context: MatchReviewContext }) => ({
      type: "change.started",
      id: context.match.id,
    })),
    reportChange: sendParent(
      ({ context }: { context: MatchReviewContext }) => ({
        type: "match.changed",
        match: context.match,
      }),
    ),
    reportFailure: sendParent(
      ({ context }: { context: MatchReviewContext }) => ({
        type: "change.failed",
        id: context.match.id,
      }),
    ),
  },
});

/** The reader of a matched profile, with its calls. */
const readProfile = matchedProfileMachine.provide({
  actors: {
    fetchMatchedProfile: callActor("matchProfile"),
    downloadFile: fromPromise<void, { id: string; name: string }>(
      ({ input: { id, name } }) => downloadFile(id, name),
    ),
  },
});

/** The table, with its event to the dashboard and the scroll to its top. */
const arrangeTable = opportunityTableMachine.provide({
  actions: {
    reportRows: sendParent(
      ({ context }: { context: OpportunityTableContext }) => ({
        type: "rows.shown",
        ids: rowsInView(context),
      }),
    ),
    showTop: () => showTop(OPPORTUNITIES_ID),
  },
});

/** The actors and actions of the investor dashboard. */
export const investorDashboardEffects = {
  actors: {
    fetchProfile: callActor("profile"),
    fetchMatches: callActor("matches"),
    watchPage: fromCallback<InvestorDashboardEvent>(({ sendBack }) =>
      onListChange({
        resumed: () => sendBack({ type: "page.resumed" }),
        stale: (updates) => sendBack({ type: "list.stale", updates }),
      }),
    ),
    arrangeTable,
    readProfile,
    reviewMatch,
  },
  actions: {
    logFailure: ({ event }: { event: object }) => {
      console.info("The profile could not be read", { ...event });
    },
  },
};
