import type { MatchStatus } from "../../contract/enumerations.ts";
import { matchSnapshot } from "../match-status/chart.ts";

/** `overdue` states whether the date by which the investor was asked to answer has passed. */
export type Replaceable = {
  readonly id: string;
  readonly status: MatchStatus;
  readonly score: number;
  readonly overdue: boolean;
};

/**
 * Returns the matches that a re-run replaces: the rejected and the overdue ones if there are any, otherwise the pending
 * ones. They are sorted by score, lowest first, because a re-run that finds only one investor replaces only the first
 * match. With equal scores, a rejected match comes first. The server and the matching page both call this function, so
 * that the page names exactly the investors to be replaced; the order of their lists does not matter.
 *
 * @param matches - the investee's current matches, with scores from 0 to 100.
 */
export function replacedByRerun<M extends Replaceable>(matches: readonly M[]) {
  const replaceable = matches.filter(({ status }) =>
    matchSnapshot(status).can({ type: "match.replaced" }),
  );
  const unwilling = replaceable.filter(
    ({ status, overdue }) => status === "rejected" || overdue,
  );
  return (unwilling.length > 0 ? unwilling : replaceable).sort(
    (a, b) =>
      a.score - b.score ||
      Number(b.status === "rejected") - Number(a.status === "rejected") ||
      (a.id < b.id ? -1 : 1),
  );
}
