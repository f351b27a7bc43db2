import { type Message, message } from "../../contract/messages/index.ts";
import {
  amountOf,
  type Match,
  type Profile,
  type Update,
} from "../../contract/wire.ts";
import { matchSnapshot } from "../match-status/chart.ts";
import { shownStatus } from "../opportunity-table/facts.ts";

/** Context, events and selectors of the investor dashboard. */

export type InvestorDashboardContext = {
  /** Null while unknown, or when there is no profile. */
  readonly profile: Profile | null;
  readonly matches: readonly Match[];
  /** Ids of the matches with a running review actor: those that were in view. */
  readonly reviewed: readonly string[];
  /** Ids of the matches whose new answer is being saved. */
  readonly saving: readonly string[];
  /** Updates that arrived while an answer was being saved, which may report that answer. */
  readonly deferred: readonly Update[];
  /** Why the matches could not be loaded or refreshed. */
  readonly notice: Message | null;
  /** The result of the last answer. */
  readonly news: Message | null;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
};
export type InvestorDashboardEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page became visible or the network came back. */
  | { type: "page.woke" }
  /** The list changed on the server. */
  | { type: "list.outdated"; updates: readonly Update[] }
  /** An answer is being saved. */
  | { type: "change.started"; id: string }
  /** The server confirmed a review. */
  | { type: "match.changed"; match: Match }
  /** A review failed, so the list may be stale. */
  | { type: "change.failed"; id: string }
  /** The table shows these rows. */
  | { type: "rows.shown"; ids: readonly string[] }
  | { type: "news.read" };

/** Id of the actor that sorts, filters and pages the table. */
export const TABLE_ID = "table";

/** Id of the actor that loads a matched profile. */
export const READER_ID = "reader";

/** Returns the id of the actor that reviews a match. */
export function reviewId(matchId: string): string {
  return `review.${matchId}`;
}

/** Returns the business name of a profile, from its newer or its older field; null when both are empty. */
export function businessNameOf(
  profile: Pick<Profile, "business_name" | "name">,
): string | null {
  return profile.business_name || profile.name || null;
}

/** Returns the message for a confirmed answer. */
export function changeNews({ status, investee }: Match): Message {
  const name = investee.investee_name;
  return message(
    status === "approved" ? "review.approved" : "review.rejected",
    { name },
  );
}

/** Returns the context after the server has confirmed an answer. */
export function withAnswer(
  context: InvestorDashboardContext,
  changed: Match,
): Pick<InvestorDashboardContext, "matches" | "saving" | "deferred"> {
  const matches = context.matches.map((match) =>
    match.id === changed.id ? changed : match,
  );
  return {
    matches,
    saving: context.saving.filter((id) => id !== changed.id),
    deferred: context.deferred.filter((update) => !isInList(matches, update)),
  };
}

/**
 * True when a list already contains what an update reports, because the history of the match has the same entry. This
 * is the case after the investor's own answer, which the server both returns and reports.
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

/** Returns a reloaded list in which unchanged matches are the same objects as before. */
export function withNews(
  known: ReadonlyMap<string, Match>,
  read: readonly Match[],
): readonly Match[] {
  return read.map((match) => {
    const before = known.get(match.id);
    return before && JSON.stringify(before) === JSON.stringify(match)
      ? before
      : match;
  });
}

export type SectorShare = {
  readonly sector: string;
  readonly count: number;
  /** The businesses in the sector, in the order of the list. */
  readonly names: readonly string[];
};

/** Returns the number of matches per sector, the most frequent first. Matches without a sector are left out. */
export function sectorShares(
  matches: readonly Match[],
): readonly SectorShare[] {
  const names = new Map<string, string[]>();
  for (const { investee } of matches) {
    if (investee.sector_type === "") continue;
    const others = names.get(investee.sector_type) ?? [];
    names.set(investee.sector_type, [...others, investee.investee_name]);
  }
  return [...names]
    .map(([sector, inIt]) => ({ sector, count: inIt.length, names: inIt }))
    .toSorted(
      (one, other) =>
        other.count - one.count || one.sector.localeCompare(other.sector, "en"),
    );
}

/** Returns the total amount funded, in US dollars. */
export function totalFunded(matches: readonly Match[]): number {
  return matches.reduce(
    (sum, match) => sum + (amountOf(match.funded_ammount) ?? 0),
    0,
  );
}

/** Returns the number of funded matches. */
export function fundedCount(matches: readonly Match[]): number {
  return matches.filter(({ status }) => status === "funded").length;
}

/** Returns the message with the number of businesses that wait for this investor's answer. */
export function waitingNotice(matches: readonly Match[]): Message {
  const count = matches.filter(
    (match) => shownStatus(match) === "pending",
  ).length;
  return message("investor.waiting", { count });
}

/** True while the investor may read the investee's profile. */
export function isReadable(match: Match): boolean {
  return matchSnapshot(match.status, match.replaced).hasTag("readable");
}
