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
import { eventOf } from "../../../machines/shared/actor-events.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import {
  type MatchList,
  withPage,
  withReview,
} from "../../../machines/shared/match-pages.ts";
import type { ChartProps, Effects } from "../../app/use-chart.ts";
import { apiActor, send } from "../../services/api.ts";
import { eventActor } from "../../services/event-actor.ts";
import { holdUpdates } from "../../services/list-changes.ts";
import { knownValue, resource } from "../../services/resources.ts";

/** The id of the table's panel. */
export const OPPORTUNITIES_ID = "opportunities";

const reviewMatch = provideEffects(matchReviewMachine, {
  actors: {
    changeStatus: fromPromise(({ input: { id, status }, signal }) =>
      holdUpdates(
        send("matchStatus", { parameters: { id }, json: { status }, signal }),
        signal,
      ),
    ),
  },
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
    reportFailure: sendParent({
      type: "change.failed",
    } satisfies InvestorDashboardEvent),
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
        matches: context.matches.filter(({ id }) =>
          rowsInView(context).includes(id),
        ),
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
    loadRest: fromPromise(({ signal }) => loadRest(signal)),
    watchList: eventActor<InvestorDashboardEvent>((sendBack) => {
      let previous: MatchList | null = null;
      const report = () => {
        const list = knownValue("matches");
        if (list === null || list === previous) return;
        sendBack({ type: "list.changed", list, previous });
        previous = list;
      };
      report();
      const subscription = resource("matches").subscribe(report);
      return () => subscription.unsubscribe();
    }),
    arrangeTable,
    readProfile,
    reviewMatch,
  },
  actions: {
    updateList({ event }, { review }) {
      const list = knownValue("matches");
      if (list && review === "saved")
        setList(withReview(list, eventOf(event, "match.changed").match));
      else resource("matches").send({ type: "invalidated" });
    },
  },
};

function setList(value: MatchList): void {
  resource("matches").send({ type: "changed", value });
}

/** Reads the pages that the list lacks. A page that was requested before the list changed is requested again. */
async function loadRest(signal: AbortSignal): Promise<void> {
  for (
    let list = knownValue("matches");
    list !== null && list.nextPage !== null && !signal.aborted;
    list = knownValue("matches")
  ) {
    const query = { page: String(list.nextPage) };
    const response = await send("matches", { query, signal });
    if (list === knownValue("matches")) setList(withPage(list, response));
  }
}

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
