import { and, inArray, isNull, type SQL } from "drizzle-orm";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { matches } from "../database/schema.ts";
import type { MatchRow } from "./lifecycle.ts";

/** Statuses in which the investor can read the investee's data. */
const OPEN: readonly MatchStatus[] = ["pending", "approved", "funded"];

/** True until a match is rejected, replaced or closed: until then its investor can read profile, deck and pitch. */
export function isOpenToInvestor({
  status,
  ended,
}: Pick<MatchRow, "status" | "ended">): boolean {
  return ended === null && OPEN.includes(status);
}

/** The same, as a condition on a row of `matches`. */
export function openToInvestor(): SQL | undefined {
  return and(isNull(matches.ended), inArray(matches.status, [...OPEN]));
}
