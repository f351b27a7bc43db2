import { and, inArray, isNull, type SQL } from "drizzle-orm";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { matches } from "../database/schema.ts";
import type { MatchRow } from "../matching/turn.ts";

/** While a match stands so, its investor may read of the investee (decisions: Matching). */
const OPEN: readonly MatchStatus[] = ["pending", "approved", "funded"];

/** True until a match is rejected, replaced or closed: for that long its investor may read profile, deck and pitch. */
export function isOpenToInvestor({
  status,
  replacedAt,
}: Pick<MatchRow, "status" | "replacedAt">): boolean {
  return replacedAt === null && OPEN.includes(status);
}

/** The same, as a condition on a row of `matches`. */
export function openToInvestor(): SQL | undefined {
  return and(isNull(matches.replacedAt), inArray(matches.status, [...OPEN]));
}
