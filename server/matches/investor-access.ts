import { and, inArray, isNull, type SQL } from "drizzle-orm";
import { MATCH_STATUSES } from "../../contract/enumerations.ts";
import { matchSnapshot } from "../../machines/match-status/chart.ts";
import { matches } from "../database/schema.ts";
import type { MatchRow } from "./lifecycle.ts";

/** True until a match is rejected, replaced or closed: until then its investor can read profile, deck and pitch. */
export function isOpenToInvestor({
  status,
  ended,
}: Pick<MatchRow, "status" | "ended">): boolean {
  return matchSnapshot(status, ended !== null).hasTag("readable");
}

/** The same, as a condition on a row of `matches`. */
export function openToInvestor(): SQL | undefined {
  const readable = MATCH_STATUSES.filter((status) =>
    matchSnapshot(status).hasTag("readable"),
  );
  return and(isNull(matches.ended), inArray(matches.status, readable));
}
