import { assign, setup } from "xstate";
import type { Match } from "../../contract/calls/matches.ts";
import { OPPORTUNITIES_PER_PAGE } from "../../contract/constants.ts";
import { MATCH_STATUSES } from "../../contract/enumerations.ts";
import { compareNames, optionText } from "../../contract/option-text.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import { searchText } from "../../contract/search-text.ts";
import { type ShownStatus, shownStatus } from "../match-status/chart.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect, eventActor, invokeEventActor } from "../shared/actor-stub.ts";

/** The sortable columns, in the order of the table. */
export const SORTABLE_COLUMNS = [
  "status",
  "investee",
  "sector",
  "tokenSize",
  "funded",
] as const;

type SortableColumn = (typeof SORTABLE_COLUMNS)[number];

type SortDirection = "ascending" | "descending";

/** `waiting` puts the pending matches first, soonest date first, and otherwise preserves the order of the list. */
export type TableOrder = "waiting" | `${SortableColumn}.${SortDirection}`;

export const TABLE_ORDERS: readonly TableOrder[] = [
  "waiting",
  ...SORTABLE_COLUMNS.flatMap(
    (column) => [`${column}.ascending`, `${column}.descending`] as const,
  ),
];

/** The statuses of the rows, in the order of the tracker. */
export const SHOWN_STATUSES: readonly ShownStatus[] = [
  ...MATCH_STATUSES,
  "closed",
];

/** The filters of the rows. An empty string means no filter. */
export type TableFilters = {
  readonly search: string;
  readonly status: string;
  readonly sector: string;
};

export const NO_FILTERS: TableFilters = { search: "", status: "", sector: "" };

type OpportunityTableContext = {
  /** The ids of the matches in the list. */
  readonly ids: readonly string[];
  readonly order: TableOrder;
  readonly filters: TableFilters;
  /** Ids of the rows on all pages, in order. */
  readonly rows: readonly string[];
  /** Index of the visible page. */
  readonly page: number;
};

type VisiblePage = Pick<OpportunityTableContext, "rows" | "page">;

type OpportunityTableEvent =
  /** The list was read, or a review has changed it. */
  | ({ type: "list.changed" } & Listed)
  | ({ type: "order.chosen"; order: TableOrder } & Listed)
  /** A column heading was pressed. */
  | ({ type: "column.pressed"; column: SortableColumn } & Listed)
  | ({
      type: "filter.changed";
      filter: keyof TableFilters;
      value: string;
    } & Listed)
  | ({ type: "filters.cleared" } & Listed)
  | { type: "page.selected"; page: number };

/** The matches of the list, which the rows are arranged from. */
type Listed = { readonly matches: readonly Match[] };

const clearTransition = {
  "filters.cleared": {
    target: "#opportunityTable.checking",
    actions: ["clearFilters", "arrangeRows"],
  },
} as const;

type Value = string | number | null;

const VALUES: Record<SortableColumn, (match: Match) => Value> = {
  status: (match) => SHOWN_STATUSES.indexOf(shownStatus(match)),
  investee: ({ investee }) => investee.investee_name,
  sector: ({ investee }) => optionText(investee.sector_type) || null,
  tokenSize: ({ investee }) => parseAmount(investee.capital_needed),
  funded: ({ funded_ammount }) => parseAmount(funded_ammount) ?? 0,
};

const isWaiting = (match: Match) => shownStatus(match) === "pending";
/** Zero if there is no date, so that such matches stay in the order of the list. */
const answerTime = ({ answer_by }: Match) => Date.parse(answer_by ?? "") || 0;

/**
 * The table of matched opportunities: filters, order and pages of the investor's matches.
 */
export const opportunityTableMachine = setup({
  types: {
    context: {} as OpportunityTableContext,
    events: {} as OpportunityTableEvent,
    tags: {} as "filled" | "filtered" | "noResults",
  },
  actors: {
    /** Sends `list.changed`. */
    watchList: eventActor<OpportunityTableEvent>(),
  },
  guards: {
    isEmpty: ({ context }) => context.ids.length === 0,
    hasNoRows: ({ context }) => context.rows.length === 0,
    hasFilters: ({ context }) => hasFilters(context.filters),
    isAnotherPage: ({ context, event }) => {
      const { page } = eventOf(event, "page.selected");
      return page !== context.page && page >= 0 && page < pageCount(context);
    },
  },
  actions: {
    setList: assign(({ context, event }) => {
      const { matches } = eventOf(event, "list.changed");
      const rows = rowsAfterReload(context, matches);
      const page = Math.min(context.page, pageCount({ rows }) - 1);
      return { ids: matches.map(({ id }) => id), rows, page };
    }),
    setOrder: assign({
      order: ({ event }) => eventOf(event, "order.chosen").order,
    }),
    orderByColumn: assign(({ context: { order }, event }) => ({
      order: orderAfterPress(order, eventOf(event, "column.pressed").column),
    })),
    setFilter: assign(({ context, event }) => {
      const { filter, value } = eventOf(event, "filter.changed");
      return { filters: { ...context.filters, [filter]: value } };
    }),
    clearFilters: assign({ filters: NO_FILTERS }),
    /** Also returns to the first page. */
    arrangeRows: assign(({ context, event }) => {
      const matches = "matches" in event ? event.matches : [];
      return { rows: arrangedRows({ ...context, matches }), page: 0 };
    }),
    turnPage: assign({
      page: ({ event }) => eventOf(event, "page.selected").page,
    }),
    showTop: effect(),
  },
}).createMachine({
  id: "opportunityTable",
  description: "Sort, filter and page through an investor's matches.",
  meta: {
    title: "Table of matched opportunities",
    who: "Investors",
    area: "funding",
  },
  context: {
    ids: [],
    order: "waiting",
    filters: NO_FILTERS,
    rows: [],
    page: 0,
  },
  invoke: invokeEventActor("watchList"),
  on: {
    "list.changed": {
      target: ".checking",
      actions: "setList",
      description:
        "The row order changes only if matches were added or removed.",
    },
  },
  initial: "checking",
  states: {
    checking: {
      description: "Determines which rows to show.",
      always: [
        { guard: "isEmpty", target: "empty" },
        { guard: "hasNoRows", target: "filled.noResults" },
        { guard: "hasFilters", target: "filled.filtered" },
        { target: "filled.all" },
      ],
    },
    empty: {
      description:
        "There are no matches, or they are not loaded yet. The dashboard explains why.",
    },
    filled: {
      description:
        "The rows are shown below the search field, the filters and the sort menu.",
      tags: "filled",
      initial: "all",
      on: {
        "order.chosen": {
          target: "checking",
          actions: ["setOrder", "arrangeRows"],
        },
        "column.pressed": {
          target: "checking",
          actions: ["orderByColumn", "arrangeRows"],
        },
        "filter.changed": {
          target: "checking",
          actions: ["setFilter", "arrangeRows"],
        },
        "page.selected": {
          guard: "isAnotherPage",
          actions: ["turnPage", "showTop"],
        },
      },
      states: {
        all: { description: "All matches are shown, page by page." },
        filtered: {
          description:
            "The rows that pass the filters are shown, with their count and a button that shows all rows.",
          tags: "filtered",
          on: clearTransition,
        },
        noResults: {
          description:
            "No row matches the filters. The page offers a button that shows all rows.",
          tags: ["filtered", "noResults"],
          on: clearTransition,
        },
      },
    },
  },
});

/** Returns the number of pages; at least one. */
export function pageCount({ rows }: { rows: readonly string[] }): number {
  return Math.max(1, Math.ceil(rows.length / OPPORTUNITIES_PER_PAGE));
}

/** Returns the ids of the rows on the visible page. */
export function rowsInView({ rows, page }: VisiblePage): readonly string[] {
  const first = page * OPPORTUNITIES_PER_PAGE;
  return rows.slice(first, first + OPPORTUNITIES_PER_PAGE);
}

/** Returns the positions of the first and the last visible row, counted from 1. */
export function positionsInView(context: VisiblePage) {
  const first = context.page * OPPORTUNITIES_PER_PAGE;
  return { from: first + 1, to: first + rowsInView(context).length };
}

/** Returns the sort direction of a column as a value of `aria-sort`. */
export function sortDirection(
  order: TableOrder,
  column: SortableColumn,
): SortDirection | "none" {
  if (order === `${column}.ascending`) return "ascending";
  return order === `${column}.descending` ? "descending" : "none";
}

/** Returns the order after a press on a heading: amounts first descending, others ascending; then the reverse. */
export function orderAfterPress(
  order: TableOrder,
  column: SortableColumn,
): TableOrder {
  const isAmount = column === "tokenSize" || column === "funded";
  const first = isAmount ? "descending" : "ascending";
  const second = isAmount ? "ascending" : "descending";
  const isReversed = order === `${column}.${first}`;
  return `${column}.${isReversed ? second : first}`;
}

/** True while at least one filter is set. */
export function hasFilters({ search, status, sector }: TableFilters): boolean {
  return search.trim() !== "" || status !== "" || sector !== "";
}

/** Returns the statuses that occur in the list or are selected, in the order of the tracker. */
export function statusChoices(matches: readonly Match[], selected = "") {
  return countEach(SHOWN_STATUSES, matches.map(shownStatus), selected);
}

/** Returns the sectors that occur in the list or are selected, sorted by name. Ignores businesses without a sector. */
export function sectorChoices(matches: readonly Match[], selected = "") {
  const sectors = matches.map(({ investee }) => investee.sector_type);
  const names = new Set([...sectors, selected].filter((name) => name !== ""));
  const sorted = [...names].sort((a, b) =>
    compareNames(optionText(a), optionText(b)),
  );
  return countEach(sorted, sectors, selected);
}

/** Returns the values that occur or are selected, each with its number of occurrences. */
function countEach<Value extends string>(
  values: readonly Value[],
  occurrences: readonly Value[],
  selected: string,
) {
  return values
    .map((value) => ({
      value,
      count: occurrences.filter((other) => other === value).length,
    }))
    .filter(({ value, count }) => count > 0 || value === selected);
}

/** Returns the ids of the rows that pass the filters, in order. */
export function arrangedRows({
  matches,
  order,
  filters,
}: Pick<OpportunityTableContext, "order" | "filters"> & Listed) {
  const filtered = matches.filter((match) => matchesFilters(match, filters));
  return sortedIds(filtered, order);
}

/**
 * Returns the rows after the list was reloaded. A changed match stays in place, even if it no longer passes the
 * filters, so that rows do not move while a person works with the table. The rows are sorted again only if matches were
 * added or removed, or if no row was shown.
 */
export function rowsAfterReload(
  context: OpportunityTableContext,
  matches: readonly Match[],
): readonly string[] {
  const previousIds = new Set(context.ids);
  const hasSameIds =
    matches.length === previousIds.size &&
    matches.every(({ id }) => previousIds.has(id));
  if (hasSameIds && context.rows.length > 0) return context.rows;
  const previousRows = new Set(context.rows);
  const matchesInRows = matches.filter(
    (match) =>
      previousRows.has(match.id) || matchesFilters(match, context.filters),
  );
  return sortedIds(matchesInRows, context.order);
}

function sortedIds(matches: readonly Match[], order: TableOrder): string[] {
  return [...matches].sort(compareBy(order)).map(({ id }) => id);
}

/** Returns the comparison function of an order. Missing values come last in both directions. */
function compareBy(order: TableOrder): (a: Match, b: Match) => number {
  if (order === "waiting")
    return (a, b) =>
      Number(isWaiting(b)) - Number(isWaiting(a)) ||
      answerTime(a) - answerTime(b);
  const [column, direction] = order.split(".") as [
    SortableColumn,
    SortDirection,
  ];
  const readValue = VALUES[column];
  const sign = direction === "ascending" ? 1 : -1;
  return (matchA, matchB) => {
    const a = readValue(matchA);
    const b = readValue(matchB);
    if (a === null || b === null)
      return Number(a === null) - Number(b === null);
    return typeof a === "number"
      ? sign * (a - Number(b))
      : sign * compareNames(a, String(b));
  };
}

function matchesFilters(
  match: Match,
  { search, status, sector }: TableFilters,
): boolean {
  const { investee } = match;
  return (
    (status === "" || shownStatus(match) === status) &&
    (sector === "" || investee.sector_type === sector) &&
    searchText(investee.investee_name).includes(searchText(search))
  );
}
