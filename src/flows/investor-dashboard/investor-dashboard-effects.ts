import { fromPromise, sendParent } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import type {
  InvestorDashboardEvent,
  investorDashboardMachine,
} from "../../../machines/investor-dashboard/chart.ts";
import {
  type MatchReview,
  matchReviewMachine,
} from "../../../machines/match-review/chart.ts";
import type { restOfListMachine } from "../../../machines/rest-of-list/chart.ts";
import { eventOf, outputOf } from "../../../machines/shared/actor-events.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import { EMPTY_LIST, withPage } from "../../../machines/shared/match-pages.ts";
import type { ChartProps, Effects } from "../../app/use-chart.ts";
import { send } from "../../services/api.ts";
import { holdUpdates } from "../../services/list-changes.ts";
import {
  putIntoList,
  reloadList,
  setList,
  watchList,
} from "../../services/match-list.ts";
import { knownValue, whenRead } from "../../services/resources.ts";

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

/** The actors and actions of the investor dashboard. */
export const investorDashboardEffects: Effects<
  typeof investorDashboardMachine
> = {
  actors: { watchList, reviewMatch },
  actions: {
    updateList: ({ event }) =>
      putIntoList(eventOf(event, "match.changed").match),
    reloadList,
  },
};

export const restOfListEffects: Effects<typeof restOfListMachine> = {
  actors: {
    watchList,
    loadRest: fromPromise(({ signal }) => loadRest(signal)),
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
