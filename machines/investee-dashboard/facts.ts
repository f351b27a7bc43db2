import {
  DEFAULT_FINANCIAL_POSITION,
  DEFAULT_TEAM_CAPACITY,
} from "../../contract/constants.ts";
import { type Message, t } from "../../contract/messages/index.ts";
import { amountOf, type Match, type Profile } from "../../contract/wire.ts";

/** Context, events and selectors of the investee dashboard. */

export type InvesteeDashboardContext = {
  /** Null while unknown, or when there is no profile. */
  readonly profile: Profile | null;
  /** From the profile, otherwise from GET /api/user/. */
  readonly businessName: string | null;
  /** At most the number of matches that an investee can have. */
  readonly matches: readonly Match[];
  /** Id of the match chosen with View Status. */
  readonly chosenId: string | null;
  /** Why the matches could not be loaded or refreshed. */
  readonly notice: Message | null;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
};
export type InvesteeDashboardEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page became visible or the network came back. */
  | { type: "page.woke" }
  /** The list changed on the server. */
  | { type: "list.outdated" }
  /** View Status. */
  | { type: "match.chosen"; id: string };

/** Returns the match that the tracker shows: the chosen one, otherwise the first; null when there is none. */
export function trackedMatch({
  matches,
  chosenId,
}: Pick<InvesteeDashboardContext, "matches" | "chosenId">): Match | null {
  return matches.find(({ id }) => id === chosenId) ?? matches[0] ?? null;
}

/** A metric, and whether its value is a default. */
export type Metric<T> = { readonly value: T; readonly assumed: boolean };
export type Metrics = {
  /** US dollars; null when the profile has no value. */
  readonly ticketSize: number | null;
  readonly fundingReceived: number;
  readonly annualTurnover: number | null;
  readonly financialPosition: Metric<string>;
  readonly teamCapacity: Metric<number>;
};

/** Returns the metrics of the dashboard, with defaults where the profile has no value. */
export function metricsOf({
  profile,
  matches,
}: Pick<InvesteeDashboardContext, "profile" | "matches">): Metrics {
  const position = profile?.financial_position || null;
  const team = profile?.team_capacity ?? null;
  return {
    ticketSize: amountOf(profile?.capital_needed),
    fundingReceived: matches.reduce(
      (sum, match) => sum + (amountOf(match.funded_ammount) ?? 0),
      0,
    ),
    annualTurnover: profile?.annual_turnover ?? null,
    financialPosition: {
      value: position
        ? t(`profile.fields.financial_position.options.${position}`)
        : DEFAULT_FINANCIAL_POSITION,
      assumed: position === null,
    },
    teamCapacity: {
      value: team ?? DEFAULT_TEAM_CAPACITY,
      assumed: team === null,
    },
  };
}
