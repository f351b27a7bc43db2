import type { ResponseOf } from "../../contract/calls/index.ts";
import type {
  Match,
  MatchPage,
  MatchTotals,
} from "../../contract/calls/matches.ts";
import { NAMES_PER_SECTOR } from "../../contract/constants.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import { type ShownStatus, shownStatus } from "../match-status/chart.ts";

/** The fields of a match that its list's totals depend on. */
export type CountedMatch = Pick<
  Match,
  "status" | "replaced" | "funded_ammount"
> & {
  readonly investee: Pick<Match["investee"], "investee_name" | "sector_type">;
};

/** Returns the page in a response. A server without pages returns the whole list. */
export function pageOf(response: ResponseOf<"matches">): MatchPage {
  return "totals" in response
    ? response
    : { matches: response, totals: totalsOf(response) };
}

/** Returns the totals of a list of matches. The names of a sector are in the order of the list. */
export function totalsOf(matches: readonly CountedMatch[]): MatchTotals {
  const statuses: Record<ShownStatus, number> = {
    pending: 0,
    approved: 0,
    rejected: 0,
    funded: 0,
    closed: 0,
  };
  const sectors = new Map<string, { count: number; names: string[] }>();
  let funded = 0;
  for (const match of matches) {
    statuses[shownStatus(match)] += 1;
    funded += parseAmount(match.funded_ammount) ?? 0;
    const { sector_type, investee_name } = match.investee;
    // Matches without a sector have no share.
    if (sector_type === "") continue;
    const sector = sectors.get(sector_type) ?? { count: 0, names: [] };
    sectors.set(sector_type, sector);
    sector.count += 1;
    if (sector.names.length < NAMES_PER_SECTOR)
      sector.names.push(investee_name);
  }
  return {
    count: matches.length,
    statuses,
    funded: funded.toFixed(2),
    sectors: [...sectors]
      .map(([sector, total]) => ({ sector, ...total }))
      .sort(
        (a, b) => b.count - a.count || a.sector.localeCompare(b.sector, "en"),
      ),
  };
}
