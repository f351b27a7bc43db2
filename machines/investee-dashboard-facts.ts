import {
  DEFAULT_FINANCIAL_POSITION,
  DEFAULT_TEAM_CAPACITY,
} from "../contract/constants.ts";
import type { FinancialPosition } from "../contract/enumerations.ts";
import type { Message } from "../contract/messages/index.ts";
import { amountOf, type Match, type Profile } from "../contract/wire.ts";

/** What the investee dashboard knows, and what its view reads of it. */

export type InvesteeDashboardContext = {
  /** Null while it is not known, or when there is none. */
  readonly profile: Profile | null;
  /** From the profile, else from GET /api/user/ (§7). */
  readonly businessName: string | null;
  /** The first 2 (§7). */
  readonly matches: readonly Match[];
  /** The match that View Status chose for the tracker. */
  readonly chosenId: string | null;
  /** Why the matches could not be read, or could not be read again. */
  readonly notice: Message | null;
  /** The first load takes longer than usual. */
  readonly slow: boolean;
};
export type InvesteeDashboardEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page came back to the front, or the network did. */
  | { type: "page.woke" }
  /** Something in the list has changed on the server. */
  | { type: "list.outdated" }
  /** View Status. */
  | { type: "match.chosen"; id: string };

/** The match that the tracker shows: the chosen one, else the first; null without any. */
export function trackedMatch({
  matches,
  chosenId,
}: Pick<InvesteeDashboardContext, "matches" | "chosenId">): Match | null {
  return matches.find(({ id }) => id === chosenId) ?? matches[0] ?? null;
}

/** A metric: its value, and whether it is only what the dashboard shows without one. */
export type Metric<T> = { readonly value: T; readonly assumed: boolean };
export type Metrics = {
  /** US dollars; null when the profile does not say. */
  readonly ticketSize: number | null;
  readonly fundingReceived: number;
  readonly annualTurnover: number | null;
  readonly financialPosition: Metric<string>;
  readonly teamCapacity: Metric<number>;
};

const POSITIONS: Record<FinancialPosition, string> = {
  profit: "Profit",
  loss: "Loss",
  "break-even": "Break-even",
};

/** A financial position as it is shown. */
export function positionLabel(position: FinancialPosition): string {
  return POSITIONS[position];
}

/** The five metrics, with the defaults where the profile has no value (§2, §3). */
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
      value: position ? positionLabel(position) : DEFAULT_FINANCIAL_POSITION,
      assumed: position === null,
    },
    teamCapacity: {
      value: team ?? DEFAULT_TEAM_CAPACITY,
      assumed: team === null,
    },
  };
}
