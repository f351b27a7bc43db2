import type { MatchStatus } from "../../contract/enumerations.ts";
import { matchSnapshot } from "../match-status/chart.ts";

type Replaceable = { readonly status: MatchStatus; readonly score: number };

/**
 * Returns the matches that a re-run replaces: the rejected ones if there are any, otherwise the pending ones. They are
 * sorted by score, lowest first, because a re-run that finds only one investor replaces only the first match. The
 * server and the matching page both call this function, so that the page names exactly the investors to be replaced.
 *
 * @param matches - the investee's current matches, with scores from 0 to 100.
 */
export function replacedByRerun<M extends Replaceable>(
  matches: readonly M[],
): readonly M[] {
  const replaceable = matches.filter(({ status }) =>
    matchSnapshot(status).can({ type: "match.replaced" }),
  );
  const rejected = replaceable.filter(({ status }) => status === "rejected");
  return (rejected.length > 0 ? rejected : replaceable).sort(
    (a, b) => a.score - b.score,
  );
}
