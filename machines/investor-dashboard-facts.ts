import { type Message, message } from "../contract/messages/index.ts";
import { amountOf, type Match, type Profile } from "../contract/wire.ts";
import { shownStatus } from "./opportunity-table-facts.ts";

/** What the investor dashboard knows, and what its view reads of it. */

export type InvestorDashboardContext = {
  /** Null while it is not known, or when there is none. */
  readonly profile: Profile | null;
  readonly matches: readonly Match[];
  /** The matches that a review runs for: those that were in view. */
  readonly reviewed: readonly string[];
  /** Why the matches could not be read, or could not be read again. */
  readonly notice: Message | null;
  /** What the last answer has done. */
  readonly news: Message | null;
  /** The first load takes longer than usual. */
  readonly slow: boolean;
};
export type InvestorDashboardEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page came back to the front, or the network did. */
  | { type: "page.woke" }
  /** Something in the list has changed on the server. */
  | { type: "list.outdated" }
  /** A review was confirmed by the server. */
  | { type: "match.changed"; match: Match }
  /** A review failed, so the list may be old. */
  | { type: "change.failed" }
  /** The table has these rows in view. */
  | { type: "rows.shown"; ids: readonly string[] }
  | { type: "news.read" };

/** The name of the actor that arranges the table. */
export const TABLE_ID = "table";

/** The name of the actor that reads a matched profile. */
export const READER_ID = "reader";

/** The name of the actor that reviews a match. */
export function reviewId(matchId: string): string {
  return `review.${matchId}`;
}

/** The business name of a profile, under its newer or its older spelling (§3). */
export function businessNameOf(
  profile: Pick<Profile, "business_name" | "name">,
): string | null {
  return profile.business_name || profile.name || null;
}

/** What a confirmed answer has done. */
export function changeNews({ status, investee }: Match): Message {
  const name = investee.investee_name;
  return message(
    status === "approved" ? "review.approved" : "review.rejected",
    { name },
  );
}

/** The list with one match as the server has just confirmed it. */
export function withMatch(
  matches: readonly Match[],
  changed: Match,
): readonly Match[] {
  return matches.map((match) => (match.id === changed.id ? changed : match));
}

/** A list that was read again, in which what has not changed is the same object as before. */
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
  /** The businesses in it, in the order of the list. */
  readonly names: readonly string[];
};

/** How many matches each sector has, the most frequent first (§2: the pie). Matches without a sector are left out. */
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

/** What arrived in all, in US dollars (§2 Total Funded). */
export function totalFunded(matches: readonly Match[]): number {
  return matches.reduce(
    (sum, match) => sum + (amountOf(match.funded_ammount) ?? 0),
    0,
  );
}

/** How many matches brought money. */
export function fundedCount(matches: readonly Match[]): number {
  return matches.filter(({ status }) => status === "funded").length;
}

/** How many businesses wait for this investor's answer. */
export function waitingNotice(matches: readonly Match[]): Message {
  const count = matches.filter(
    (match) => shownStatus(match) === "pending",
  ).length;
  if (count === 0) return message("investor.waitingNone");
  return count === 1
    ? message("investor.waitingOne")
    : message("investor.waitingMany", { count });
}

/** True while the investor may read the investee's profile (decisions: Matching). */
export function isReadable(match: Match): boolean {
  return !match.replaced && match.status !== "rejected";
}
