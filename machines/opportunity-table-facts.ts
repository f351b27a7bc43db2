import { OPPORTUNITIES_PER_PAGE } from "../contract/constants.ts";
import { MATCH_STATUSES, type MatchStatus } from "../contract/enumerations.ts";
import { amountOf, type Match } from "../contract/wire.ts";

/** What the table of Matched Opportunities knows, and what its view reads of it. */

/** The columns that can be sorted by, in the order in which they stand (§2 Investor dashboard). */
export const SORTED_COLUMNS = [
  "status",
  "investee",
  "sector",
  "tokenSize",
  "funded",
] as const;
export type SortedColumn = (typeof SORTED_COLUMNS)[number];
export type SortDirection = "ascending" | "descending";
/** `waiting` has those first that wait for an answer, and the newest first among them. */
export type TableOrder = "waiting" | `${SortedColumn}.${SortDirection}`;
export const TABLE_ORDERS: readonly TableOrder[] = [
  "waiting",
  ...SORTED_COLUMNS.flatMap((column): TableOrder[] => [
    `${column}.ascending`,
    `${column}.descending`,
  ]),
];

/** How a match is shown: by its status, or as closed when something took its place. */
export type ShownStatus = MatchStatus | "closed";
const SHOWN_STATUSES: readonly ShownStatus[] = [...MATCH_STATUSES, "closed"];
/** What a row must be to be shown; an empty text asks for nothing. */
export type TableFilters = {
  readonly search: string;
  readonly status: string;
  readonly sector: string;
};
export const NO_FILTERS: TableFilters = { search: "", status: "", sector: "" };

export type OpportunityTableContext = {
  readonly matches: readonly Match[];
  readonly order: TableOrder;
  readonly filters: TableFilters;
  /** The ids of all rows that fit, in their order. */
  readonly rows: readonly string[];
  /** The page in view, from 0. */
  readonly page: number;
};
export type OpportunityTableEvent =
  /** The list was read, or one of its matches has changed. */
  | { type: "list.read"; matches: readonly Match[] }
  | { type: "order.chosen"; order: TableOrder }
  /** The heading of a column. */
  | { type: "column.pressed"; column: SortedColumn }
  | { type: "filter.changed"; filter: keyof TableFilters; value: string }
  | { type: "filters.cleared" }
  | { type: "page.turned"; page: number };

export function shownStatus(match: Match): ShownStatus {
  return match.replaced ? "closed" : match.status;
}

/** How many pages the rows fill; at least one. */
export function pageCount({
  rows,
}: Pick<OpportunityTableContext, "rows">): number {
  return Math.max(1, Math.ceil(rows.length / OPPORTUNITIES_PER_PAGE));
}

/** The ids of the rows in view. */
export function rowsInView({
  rows,
  page,
}: Pick<OpportunityTableContext, "rows" | "page">): readonly string[] {
  const first = page * OPPORTUNITIES_PER_PAGE;
  return rows.slice(first, first + OPPORTUNITIES_PER_PAGE);
}

/** Where the rows in view stand among all that fit, counted from 1. */
export function placesInView(
  context: Pick<OpportunityTableContext, "rows" | "page">,
): { readonly from: number; readonly to: number } {
  const first = context.page * OPPORTUNITIES_PER_PAGE;
  return { from: first + 1, to: first + rowsInView(context).length };
}

/** Which way a column is sorted, as `aria-sort` says it. */
export function directionOf(
  order: TableOrder,
  column: SortedColumn,
): SortDirection | "none" {
  if (order === `${column}.ascending`) return "ascending";
  return order === `${column}.descending` ? "descending" : "none";
}

/** The order after a press on a column's heading: amounts begin with the largest, everything else with its first. */
export function orderAfterPress(
  order: TableOrder,
  column: SortedColumn,
): TableOrder {
  const isAmount = column === "tokenSize" || column === "funded";
  const first = isAmount ? "descending" : "ascending";
  const second = isAmount ? "ascending" : "descending";
  return order === `${column}.${first}`
    ? `${column}.${second}`
    : `${column}.${first}`;
}

/** True while something is asked of the rows. */
export function isNarrowed({ search, status, sector }: TableFilters): boolean {
  return search.trim() !== "" || status !== "" || sector !== "";
}

/** What can be asked for, and how many of the list are so. */
export type FilterChoice<Value extends string> = {
  readonly value: Value;
  readonly count: number;
};

/** The statuses that the list holds, in the order of the tracker. */
export function statusChoices(
  matches: readonly Match[],
): readonly FilterChoice<ShownStatus>[] {
  return SHOWN_STATUSES.map((value) => ({
    value,
    count: matches.filter((match) => shownStatus(match) === value).length,
  })).filter(({ count }) => count > 0);
}

/** The sectors that the list holds, by name; businesses that have not said theirs are found under none. */
export function sectorChoices(
  matches: readonly Match[],
): readonly FilterChoice<string>[] {
  const counts = new Map<string, number>();
  for (const { investee } of matches)
    if (investee.sector_type !== "")
      counts.set(
        investee.sector_type,
        (counts.get(investee.sector_type) ?? 0) + 1,
      );
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => byName.compare(one.value, other.value));
}

/** The rows that fit, in their order. */
export function arrangedRows({
  matches,
  order,
  filters,
}: Pick<OpportunityTableContext, "matches" | "order" | "filters">): string[] {
  return inOrder(
    matches.filter((match) => fits(match, filters)),
    order,
  );
}

/**
 * The rows after the list was read again. While somebody works through them nothing moves: a row that has changed stays
 * where it is, also when it no longer fits. Only a match that came or went lets the rows be arranged anew.
 */
export function rowsAfterReading(
  context: OpportunityTableContext,
  matches: readonly Match[],
): readonly string[] {
  const known = new Set(context.matches.map(({ id }) => id));
  const isSame =
    matches.length === known.size && matches.every(({ id }) => known.has(id));
  if (isSame) return context.rows;
  const shown = new Set(context.rows);
  const { filters, order } = context;
  return inOrder(
    matches.filter((match) => shown.has(match.id) || fits(match, filters)),
    order,
  );
}

const byName = new Intl.Collator("en", { numeric: true });

function inOrder(matches: readonly Match[], order: TableOrder): string[] {
  return matches.toSorted(COMPARISONS[order]).map(({ id }) => id);
}

type Comparison = (one: Match, other: Match) => number;
type Value = string | number | null;

const VALUES: Record<SortedColumn, (match: Match) => Value> = {
  status: (match) => SHOWN_STATUSES.indexOf(shownStatus(match)),
  investee: ({ investee }) => investee.investee_name,
  sector: ({ investee }) => investee.sector_type || null,
  tokenSize: ({ investee }) => amountOf(investee.capital_needed),
  funded: ({ funded_ammount }) => amountOf(funded_ammount) ?? 0,
};

/** What is not said stands last, whichever way. */
function comparison(
  column: SortedColumn,
  direction: SortDirection,
): Comparison {
  const read = VALUES[column];
  const sign = direction === "ascending" ? 1 : -1;
  return (match, otherMatch) => {
    const one = read(match);
    const other = read(otherMatch);
    if (one === null || other === null)
      return Number(one === null) - Number(other === null);
    return typeof one === "string" || typeof other === "string"
      ? sign * byName.compare(String(one), String(other))
      : sign * (one - other);
  };
}

const isWaiting = (match: Match) => shownStatus(match) === "pending";
const COMPARISONS = Object.fromEntries([
  [
    "waiting",
    (one: Match, other: Match) =>
      Number(isWaiting(other)) - Number(isWaiting(one)),
  ],
  ...SORTED_COLUMNS.flatMap((column) => [
    [`${column}.ascending`, comparison(column, "ascending")],
    [`${column}.descending`, comparison(column, "descending")],
  ]),
]) as Record<TableOrder, Comparison>;

function fits(match: Match, { search, status, sector }: TableFilters): boolean {
  const { investee } = match;
  return (
    (status === "" || shownStatus(match) === status) &&
    (sector === "" || investee.sector_type === sector) &&
    plain(investee.investee_name).includes(plain(search))
  );
}

/** A text without case, accents and outer spaces, so that "Cote" finds "Côte". */
function plain(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
