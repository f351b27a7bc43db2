import { assign, setup } from "xstate";
import type { Match } from "../../contract/calls/matches.ts";
import {
  DEFAULT_FINANCIAL_POSITION,
  DEFAULT_TEAM_CAPACITY,
  MAX_MATCHES,
} from "../../contract/constants.ts";
import { t } from "../../contract/messages/index.ts";
import { type Profile, parseAmount } from "../../contract/profile/wire.ts";
import { eventOf } from "../shared/actor-events.ts";

type InvesteeDashboardContext = {
  /** Id of the match chosen with View Status. */
  readonly chosenId: string | null;
};

type InvesteeDashboardEvent =
  /** View Status. */
  { type: "match.chosen"; id: string };

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
  actions: {
    chooseMatch: assign({
      chosenId: ({ event }) => eventOf(event, "match.chosen").id,
    }),
  },
}).createMachine({
  id: "investeeDashboard",
  description: "See the status of your matches.",
  meta: { title: "Investee dashboard", who: "Investees", area: "funding" },
  context: { chosenId: null },
  initial: "firstMatch",
  on: {
    "match.chosen": {
      target: ".chosenMatch",
      actions: "chooseMatch",
      meta: { rules: ["2-investee-dashboard-11"] },
    },
  },
  states: {
    firstMatch: { description: "The tracker shows the first match, if any." },
    chosenMatch: {
      description:
        "The tracker shows the chosen match, or the first one if the chosen one is no longer in the list.",
    },
  },
});

/** Returns the matches that the page shows. */
export function investeeMatches(
  value: { readonly matches: readonly Match[] } | null,
): readonly Match[] {
  return value?.matches.slice(0, MAX_MATCHES) ?? [];
}

/** Returns the match that the tracker shows: the chosen one, otherwise the first; null when there is none. */
export function trackedMatch(
  matches: readonly Match[],
  { chosenId }: InvesteeDashboardContext,
): Match | null {
  return matches.find(({ id }) => id === chosenId) ?? matches[0] ?? null;
}

/** Returns the next step, as the server sends it, if the tracked match is rejected or has ended; otherwise null. */
export function nextStepOf(
  tracked: Match | null,
): "anotherMatch" | "otherOptions" | null {
  const step = tracked?.next_step;
  if (step === undefined) return null;
  return step === "none" ? "otherOptions" : "anotherMatch";
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
      value: position
        ? t(`profile.fields.financial_position.options.${position}`)
        : DEFAULT_FINANCIAL_POSITION,
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
