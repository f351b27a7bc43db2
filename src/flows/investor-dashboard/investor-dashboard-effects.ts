import { type ActorRefFrom, fromPromise, sendParent } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import {
  type InvestorDashboardEvent,
  type investorDashboardMachine,
  PROFILE_READER_ID,
  TABLE_ID,
} from "../../../machines/investor-dashboard/chart.ts";
import {
  type MatchReview,
  matchReviewMachine,
} from "../../../machines/match-review/chart.ts";
import type { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import { opportunityTableMachine } from "../../../machines/opportunity-table/chart.ts";
import { eventOf, outputOf } from "../../../machines/shared/actor-events.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import {
  EMPTY_LIST,
  type MatchList,
  withPage,
} from "../../../machines/shared/match-pages.ts";
import type { ChartProps, Effects } from "../../app/use-chart.ts";
import { send } from "../../services/api.ts";
import { eventActor } from "../../services/event-actor.ts";
import { holdUpdates } from "../../services/list-changes.ts";
import { putIntoList, reloadList, setList } from "../../services/match-list.ts";
import { knownValue, onRead, whenRead } from "../../services/resources.ts";

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
    reportChange: sendParent(
      ({ context, event }): InvestorDashboardEvent => ({
        type: "match.changed",
        match: confirmedMatch(context, outputOf<Match | null>(event)),
      }),
    ),
    reportFailure: sendParent(
      ({ context: review }): InvestorDashboardEvent => ({
        type: "change.failed",
        review,
      }),
    ),
  },
} satisfies Effects<typeof matchReviewMachine>);

const arrangeTable = provideEffects(opportunityTableMachine, {
  actions: {
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
      return onRead("matches", (list) => {
        if (list === null) return;
        sendBack({ type: "list.changed", list, previous });
        previous = list;
      });
    }),
    arrangeTable,
    reviewMatch,
  },
  actions: {
    updateList({ event }, { review }) {
      if (review === "saved")
        putIntoList(eventOf(event, "match.changed").match);
      else reloadList();
    },
  },
};

/**
 * Reads the pages that the list lacks, when its first page is not being read. A page that was requested before the list
 * changed is requested again.
 */
async function loadRest(signal: AbortSignal): Promise<void> {
  for (;;) {
    await whenRead("matches", signal);
    const list = knownValue("matches");
    if (list === null || list.nextPage === null) return;
    const query = { page: String(list.nextPage) };
    const response = await send("matches", { query, signal });
    if (list === knownValue("matches")) setList(withPage(list, response));
  }
}

/** Returns the match after a saved review. Not every server answers with it. */
function confirmedMatch(
  { id, decision }: MatchReview,
  response: Match | null,
): Match {
  const { matches } = knownValue("matches") ?? EMPTY_LIST;
  const before = matches.find((match) => match.id === id) as Match;
  return response ?? { ...before, status: decision };
}

export type DashboardProps = ChartProps<typeof investorDashboardMachine>;
type DashboardSnapshot = DashboardProps["snapshot"];
type TableRef = ActorRefFrom<typeof opportunityTableMachine>;
export type ProfileReaderRef = ActorRefFrom<typeof matchedProfileMachine>;

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
