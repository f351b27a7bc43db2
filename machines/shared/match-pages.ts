import type { ResponseOf } from "../../contract/calls/index.ts";
import type {
  Match,
  MatchedInvestor,
  MatchPage,
  Update,
} from "../../contract/calls/matches.ts";
import { MAX_MATCHES } from "../../contract/constants.ts";
import { isEnded, shownStatus } from "../match-status/chart.ts";
import { pageOf, totalsOf } from "./match-totals.ts";

/** The part of a list of matches that was read: its first pages, after which matches of an earlier read may follow. */
export type MatchList = MatchPage & {
  /** The number of matches in the pages that were read since the list was last read again. */
  readonly freshCount: number;
  /** The page that has not been read yet; null when all have been. */
  readonly nextPage: number | null;
  /** The results of an investee's match requests, with more details than the list contains. */
  readonly offers: readonly MatchedInvestor[];
  /**
   * The ids of the results of the last request. The next list may have been read before they were stored, so they are kept
   * until the list after it.
   */
  readonly newOfferIds: readonly string[];
};

export const EMPTY_LIST: MatchList = {
  matches: [],
  totals: totalsOf([]),
  freshCount: 0,
  nextPage: null,
  offers: [],
  newOfferIds: [],
};

/** Returns the list after its first page was read again, with the offers whose match is in it. */
export function withFirstPage(
  previous: MatchList | null,
  response: ResponseOf<"matches">,
): MatchList {
  const list = previous ?? EMPTY_LIST;
  const read = withPage({ ...list, freshCount: 0, nextPage: 1 }, response);
  const current = read.matches.filter((match) => !isEnded(match));
  const offers = list.offers.filter(
    (offer) =>
      list.newOfferIds.includes(offer.match_id) ||
      current.some((match) => isOffered(match, offer)),
  );
  return { ...read, offers, newOfferIds: [] };
}

/** Returns the list after a match request with these results, of at most MAX_MATCHES offers. */
export function withResults(
  list: MatchList,
  results: readonly MatchedInvestor[],
): MatchList {
  const newOfferIds = results.map(({ match_id }) => match_id);
  const gone = [...replacedIds(results), ...newOfferIds];
  const kept = list.offers.filter(({ match_id }) => !gone.includes(match_id));
  const offers = [...results, ...kept].slice(0, MAX_MATCHES);
  return { ...list, offers, newOfferIds };
}

/** Returns whether an offer is this match. The offers of some servers have the investor's name instead of the id. */
export function isOffered(match: Match, { match_id }: MatchedInvestor) {
  return [match.id, match.investor.investor_name].includes(match_id);
}

/** Returns the ids of the matches that these offers replaced. */
export function replacedIds(offers: readonly MatchedInvestor[]) {
  return offers.flatMap(({ replaces }) => replaces?.match_id ?? []);
}

/**
 * Returns the list with the page that was read. While pages are missing, it retains the previous matches that follow
 * those of the page, because newer ones may have moved them to a later page, and decided ones, which follow the pending
 * matches. Other previous matches are no longer in the list.
 */
export function withPage(
  list: MatchList,
  response: ResponseOf<"matches">,
): MatchList {
  const { matches: previous, freshCount, nextPage } = list;
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
    ...list,
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

/** Returns whether the list already has the entry that an update reports, as after the investor's own review. */
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
function reuseUnchanged(previous: readonly Match[], loaded: readonly Match[]) {
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
