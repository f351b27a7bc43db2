import { assign, setup } from "xstate";
import type { Match } from "../../contract/calls/matches.ts";
import {
  DEFAULT_FINANCIAL_POSITION,
  DEFAULT_TEAM_CAPACITY,
  MAX_MATCHES,
} from "../../contract/constants.ts";
import { t } from "../../contract/messages/index.ts";
import { type Profile, parseAmount } from "../../contract/profile/wire.ts";
import { shownStatus } from "../match-status/chart.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect, eventActor, invokeEventActor } from "../shared/actor-stub.ts";

type InvesteeDashboardContext = {
  /** Id of the match that the tracker shows; null before there is one. */
  readonly trackedId: string | null;
};

type InvesteeDashboardEvent =
  /** The list was read or has changed. */
  | { type: "list.changed"; matches: readonly Match[] }
  /** View Status. */
  | { type: "match.chosen"; id: string };

/** What the dashboard shows of the server's data. */
type InvesteeData = {
  readonly matches: readonly Match[];
  /** Null while the profile is unknown, and when there is none. */
  readonly profile: Profile | null;
};

/** The investee dashboard: the match that the stage tracker shows. The data belong to the resources. */
export const investeeDashboardMachine = setup({
  types: {
    context: {} as InvesteeDashboardContext,
    events: {} as InvesteeDashboardEvent,
  },
  actors: { watchList: eventActor<InvesteeDashboardEvent>() },
  guards: {
    isNotListed: ({ context: { trackedId }, event }) =>
      investeeMatches(eventOf(event, "list.changed")).every(
        ({ id }) => id !== trackedId,
      ),
  },
  actions: {
    trackChosen: assign({
      trackedId: ({ event }) => eventOf(event, "match.chosen").id,
    }),
    trackFirst: assign({
      trackedId: ({ event }) =>
        matchToTrack(investeeMatches(eventOf(event, "list.changed")))?.id ??
        null,
    }),
    /** Moves the focus to the heading of the tracker. */
    showTracker: effect(),
  },
}).createMachine({
  id: "investeeDashboard",
  description: "See the status of your matches.",
  meta: { title: "Investee dashboard", who: "Investees", area: "funding" },
  context: { trackedId: null },
  invoke: invokeEventActor("watchList"),
  initial: "firstMatch",
  on: {
    "list.changed": {
      guard: "isNotListed",
      target: ".firstMatch",
      actions: "trackFirst",
    },
    "match.chosen": {
      target: ".chosenMatch",
      actions: ["trackChosen", "showTracker"],
      meta: { rules: ["2-investee-dashboard-11"] },
    },
  },
  states: {
    firstMatch: {
      description:
        "The tracker shows an approved match, whose next step is the member's, or the first one. The match stays the same when a decision moves it in the list.",
    },
    chosenMatch: { description: "The tracker shows the chosen match." },
  },
});

/** Returns the matches that the page shows. */
export function investeeMatches(
  value: { readonly matches: readonly Match[] } | null,
): readonly Match[] {
  return value?.matches.slice(0, MAX_MATCHES) ?? [];
}

/** Returns the match that the tracker shows before one is chosen: an approved one if there is one; null without matches. */
function matchToTrack(matches: readonly Match[]): Match | null {
  const isApproved = (match: Match) => shownStatus(match) === "approved";
  return matches.find(isApproved) ?? matches[0] ?? null;
}

/** Returns the match that the tracker shows; null when there is none. */
export function trackedMatch(
  matches: readonly Match[],
  { trackedId }: InvesteeDashboardContext,
): Match | null {
  return matches.find(({ id }) => id === trackedId) ?? matchToTrack(matches);
}

/** Returns the next step, as the server sends it, if the tracked match is rejected, overdue or has ended; otherwise null. */
export function nextStepOf({ next_step }: Match) {
  if (next_step === undefined) return null;
  return next_step === "none" ? "otherOptions" : "anotherMatch";
}

/**
 * Returns the metrics of the dashboard. Amounts are in US dollars, and null if the profile has none. Only the financial
 * position and the team capacity have defaults.
 */
export function metricsOf({ profile, matches }: InvesteeData) {
  const position = profile?.financial_position || null;
  const teamCapacity = profile?.team_capacity ?? null;
  return {
    ticketSize: parseAmount(profile?.capital_needed),
    fundingReceived: totalFunded(matches),
    annualTurnover: profile?.annual_turnover ?? null,
    financialPosition: {
      value: t(
        `profile.fields.financial_position.options.${position ?? DEFAULT_FINANCIAL_POSITION}`,
      ),
      isDefault: position === null,
    },
    teamCapacity: {
      value: teamCapacity ?? DEFAULT_TEAM_CAPACITY,
      isDefault: teamCapacity === null,
    },
  };
}

/** Returns the total amount funded, in US dollars. */
export function totalFunded(matches: readonly Match[]): number {
  return matches.reduce(
    (sum, match) => sum + (parseAmount(match.funded_ammount) ?? 0),
    0,
  );
}
