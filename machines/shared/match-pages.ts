import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Match, MatchPage, Update } from "../../contract/calls/matches.ts";
import { shownStatus } from "../match-status/chart.ts";
import { pageOf, totalsOf } from "./match-totals.ts";

/** The part of a list of matches that was read: its first pages, after which matches of an earlier read may follow. */
export type MatchList = MatchPage & {
  /** The number of matches in the pages that were read since the list was last read again. */
  readonly freshCount: number;
  /** The page that has not been read yet; null when all have been. */
  readonly nextPage: number | null;
};

export const EMPTY_LIST: MatchList = {
  matches: [],
  totals: totalsOf([]),
  freshCount: 0,
  nextPage: null,
};

/** Returns the list after its first page was read again. */
export function withFirstPage(
  previous: MatchList | null,
  response: ResponseOf<"matches">,
): MatchList {
  const list = previous ?? EMPTY_LIST;
  return withPage({ ...list, freshCount: 0, nextPage: 1 }, response);
}

/**
 * Returns the list with the page that was read. While pages are missing, it keeps the previous matches that follow its
 * own, because newer ones may have moved them to a later page, and decided ones, which are behind the pending matches. Other
 * previous matches are no longer in the list.
 */
export function withPage(
  { matches: previous, freshCount, nextPage }: MatchList,
  response: ResponseOf<"matches">,
): MatchList {
  const { matches: read, totals } = pageOf(response);
  const known = previous.slice(0, freshCount);
  const knownIds = new Set(known.map(({ id }) => id));
  const fresh = [...known, ...read.filter(({ id }) => !knownIds.has(id))];
  const freshIds = new Set(fresh.map(({ id }) => id));
  const isComplete = read.length === 0 || fresh.length >= totals.count;
  const last = previous.findLastIndex(({ id }) => freshIds.has(id));
  const kept = previous.filter(
    ({ id, status }, index) =>
      !freshIds.has(id) && (index > last || status !== "pending"),
  );
  const matches = isComplete ? fresh : [...fresh, ...kept];
  return {
    matches: reuseUnchanged(previous, matches),
    totals,
    freshCount: fresh.length,
    nextPage: isComplete ? null : (nextPage ?? 1) + 1,
  };
}

/** Returns the list after the server has confirmed a change to a match. */
export function withMatch(list: MatchList, changed: Match): MatchList {
  const before = list.matches.find(({ id }) => id === changed.id);
  if (!before) return list;
  const statuses = { ...list.totals.statuses };
  statuses[shownStatus(before)] -= 1;
  statuses[shownStatus(changed)] += 1;
  return {
    ...list,
    matches: list.matches.map((match) => (match === before ? changed : match)),
    totals: { ...list.totals, statuses },
  };
}

/**
 * Returns whether the history of a match in the list already has the entry that an update reports. This is the case
 * after the investor's own review, which the server returns in the response and also reports as an update.
 */
export function isInList(
  matches: readonly Match[],
  { match_id, kind, at }: Update,
): boolean {
  return matches.some(
    ({ id, history }) =>
      id === match_id &&
      history.some((entry) => entry.status === kind && entry.at === at),
  );
}

/** Returns the list with the previous object of each unchanged match, so that its row does not re-render. */
function reuseUnchanged(
  previous: readonly Match[],
  loaded: readonly Match[],
): Match[] {
  const previousById = new Map(previous.map((match) => [match.id, match]));
  return loaded.map((match) => {
    const before = previousById.get(match.id);
    return before &&
      before !== match &&
      JSON.stringify(before) === JSON.stringify(match)
      ? before
      : match;
  });
}
