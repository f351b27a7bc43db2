import { describe, expect, test } from "vitest";
import type { AnyEventObject } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import { OPPORTUNITIES_PER_PAGE } from "../../../contract/constants.ts";
import {
  arrangedRows,
  hasFilters,
  NO_FILTERS,
  opportunityTableMachine,
  orderAfterPress,
  pageCount,
  positionsInView,
  rowsAfterReload,
  rowsInView,
  sectorChoices,
  sortDirection,
  statusChoices,
  type TableFilters,
  type TableOrder,
} from "../../../machines/opportunity-table/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { fundedMatch, matchOf, pendingMatch } from "../match-cases.ts";
import {
  fewerMatches,
  manyMatches,
  opportunityTablePlan,
  reviewedMatches,
} from "./plan.ts";

const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id);

/** Sorting and filtering return to the first page. */
const rearrangesRows: BranchExpectation<typeof opportunityTableMachine> = {
  to: "checking",
  context: { page: 0 },
  check: ({ after: { context }, event: { matches } }) =>
    expect(context.rows).toEqual(arrangedRows({ ...context, matches })),
};
const clearsFilters: typeof rearrangesRows = {
  ...rearrangesRows,
  context: ({ before }) => ({
    page: 0,
    order: before.context.order,
    filters: NO_FILTERS,
  }),
};

testMachine(opportunityTableMachine, {
  ...opportunityTablePlan,
  expect: {
    "(root)": {
      initial: "checking",
      calls: "watchList",
      on: {
        "list.changed": {
          to: "checking",
          reenter: false,
          context: ({ event }) => ({ ids: idsOf(event.matches) }),
          check: ({ before, after }) =>
            expect(after.context.page).toBe(
              Math.min(before.context.page, pageCount(after.context) - 1),
            ),
        },
      },
    },
    checking: {
      always: [
        { to: "empty", when: ({ context }) => context.ids.length === 0 },
        {
          to: "filled.noResults",
          when: ({ context }) => context.rows.length === 0,
        },
        {
          to: "filled.filtered",
          when: ({ context }) => isFiltered(context.filters),
        },
        "filled.all",
      ],
    },
    empty: { context: { ids: [] } },
    filled: {
      tags: "filled",
      initial: "filled.all",
      on: {
        "order.chosen": {
          ...rearrangesRows,
          context: ({ event }) => ({ page: 0, order: event.order }),
        },
        "column.pressed": {
          ...rearrangesRows,
          context: ({ before }) => ({
            page: 0,
            order:
              before.context.order === "tokenSize.descending"
                ? ("tokenSize.ascending" as const)
                : ("tokenSize.descending" as const),
          }),
        },
        "filter.changed": {
          ...rearrangesRows,
          context: ({ before, event }) => ({
            page: 0,
            filters: { ...before.context.filters, [event.filter]: event.value },
          }),
        },
        "page.selected": {
          effects: "showTop",
          when: ({ context, event }) => isOtherPage(context, event),
          context: ({ event }) => ({ page: event.page }),
        },
      },
    },
    "filled.all": {
      check: ({ snapshot: { context } }) =>
        expect(context.rows).toHaveLength(context.ids.length),
    },
    "filled.filtered": {
      tags: "filtered",
      check: ({ snapshot: { context } }) =>
        expect(context.rows.length).toBeGreaterThan(0),
      on: { "filters.cleared": clearsFilters },
    },
    "filled.noResults": {
      tags: ["filtered", "noResults"],
      context: { rows: [] },
      on: { "filters.cleared": clearsFilters },
    },
  },
  stories: {
    "pressing Token Size sorts the rows by amount, largest first":
      "list.changed#1 › column.pressed",
    "the rows keep the chosen order after the filters are cleared":
      "list.changed#1 › order.chosen › filter.changed#1 › filters.cleared",
  },
  invariants: {
    "the current page exists and has no more rows than fit on a page": ({
      snapshot: { context },
    }) => {
      expect(context.page).toBeLessThan(pageCount(context));
      expect(rowsInView(context).length).toBeLessThanOrEqual(
        OPPORTUNITIES_PER_PAGE,
      );
    },
  },
});

function isFiltered(filters: TableFilters): boolean {
  return Object.values(filters).some((value) => value !== "");
}

function isOtherPage(
  { rows, page }: { rows: readonly string[]; page: number },
  event: AnyEventObject,
): boolean {
  const pageExists = event.page * OPPORTUNITIES_PER_PAGE < rows.length;
  return event.page !== page && (event.page === 0 || pageExists);
}

describe("the rows of the table", () => {
  const matchWith = (id: string, change: object, otherChanges = {}) =>
    matchOf({
      id,
      investee: { ...pendingMatch.investee, ...change },
      ...otherChanges,
    });
  const matches = [
    matchWith("1", { investee_name: "Zuri 10", capital_needed: "5000.00" }),
    matchWith(
      "2",
      { investee_name: "Zuri 9", sector_type: "Energy", capital_needed: null },
      { status: "rejected", answer_by: null },
    ),
    matchWith("3", { investee_name: "Côte d’Or Cacao", sector_type: "" }),
    { ...fundedMatch, id: "4" },
    matchOf({ id: "5", status: "approved", replaced: true }),
  ];
  const rows = (order: TableOrder, filters: Partial<TableFilters> = {}) =>
    arrangedRows({ matches, order, filters: { ...NO_FILTERS, ...filters } });

  test.each<[TableOrder, string[]]>([
    ["waiting", ["1", "3", "2", "4", "5"]],
    ["status.ascending", ["1", "3", "2", "4", "5"]],
    ["status.descending", ["5", "4", "2", "1", "3"]],
    ["investee.ascending", ["3", "4", "5", "2", "1"]],
    ["investee.descending", ["1", "2", "4", "5", "3"]],
    ["sector.ascending", ["1", "4", "5", "2", "3"]],
    ["sector.descending", ["2", "1", "4", "5", "3"]],
    ["tokenSize.ascending", ["1", "3", "4", "5", "2"]],
    ["tokenSize.descending", ["3", "4", "5", "1", "2"]],
    ["funded.ascending", ["1", "2", "3", "5", "4"]],
    ["funded.descending", ["4", "1", "2", "3", "5"]],
  ])(
    "are sorted by %s; equal rows stay in list order, and missing values come last",
    (order, ids) => {
      expect(rows(order)).toEqual(ids);
    },
  );

  test("are sorted by the date of the answer as long as one is to be given", {
    tags: ["2-answer-dates-62"],
  }, () => {
    const [later, approved, soonest] = [
      matchOf({ id: "1", answer_by: "2027-01-30T00:00:00.000Z" }),
      matchOf({ id: "2", status: "approved", answer_by: null }),
      matchOf({ id: "3", answer_by: "2026-12-30T00:00:00.000Z" }),
    ];
    const list = { matches: [later, approved, soonest], filters: NO_FILTERS };
    expect(arrangedRows({ ...list, order: "waiting" })).toEqual([
      "3",
      "1",
      "2",
    ]);
  });

  test("are filtered by status, by sector, and by name without regard to case and accents", () => {
    expect(rows("waiting", { search: " cote d'or " })).toEqual(["3"]);
    expect(rows("waiting", { status: "closed" })).toEqual(["5"]);
    expect(rows("waiting", { status: "approved" })).toEqual([]);
    expect(
      rows("waiting", { sector: "Agriculture", status: "pending" }),
    ).toEqual(["1"]);
    expect(hasFilters({ ...NO_FILTERS, search: "  " })).toBe(false);
    for (const filter of [
      { search: "cote" },
      { status: "closed" },
      { sector: "Energy" },
    ] as const)
      expect(hasFilters({ ...NO_FILTERS, ...filter })).toBe(true);
  });

  test("are sorted by the first press on a column heading (amounts in descending order) and reversed by the second press", () => {
    expect(orderAfterPress("waiting", "investee")).toBe("investee.ascending");
    expect(orderAfterPress("investee.ascending", "investee")).toBe(
      "investee.descending",
    );
    expect(orderAfterPress("investee.descending", "funded")).toBe(
      "funded.descending",
    );
    expect(orderAfterPress("funded.descending", "funded")).toBe(
      "funded.ascending",
    );
    expect(sortDirection("funded.ascending", "funded")).toBe("ascending");
    expect(sortDirection("funded.descending", "funded")).toBe("descending");
    expect(sortDirection("funded.ascending", "status")).toBe("none");
  });

  test("keep their order after a review, even if the reviewed match no longer passes the filter, but are sorted again after a match is removed", () => {
    const filters = { ...NO_FILTERS, status: "pending" };
    const before = {
      ids: idsOf(manyMatches),
      order: "waiting",
      page: 0,
    } as const;
    const pendingRows = arrangedRows({
      ...before,
      filters,
      matches: manyMatches,
    });
    const context = { ...before, filters, rows: pendingRows };
    expect(rowsAfterReload(context, reviewedMatches)).toBe(pendingRows);
    // A reviewed match remains visible, below the pending ones.
    expect(rowsAfterReload(context, fewerMatches)).toEqual([
      "102",
      "104",
      "105",
      "101",
    ]);
  });

  test("are filtered again after a reload if no rows were shown before", () => {
    const filters = { ...NO_FILTERS, status: "approved" };
    const context = {
      ...({ order: "waiting", page: 0, rows: [] } as const),
      ids: idsOf(matches),
      filters,
    };
    const changed = matches.map((match) =>
      match.id === "3" ? { ...match, status: "approved" as const } : match,
    );
    expect(rowsAfterReload(context, changed)).toEqual(["3"]);
  });

  test("are sorted by amounts with decimals; rows without an amount come last, in list order", () => {
    const amounts = ["0.50", null, "0.25", null, "0.75"];
    const unsorted = amounts.map((capital_needed, index) =>
      matchWith(String(index), { capital_needed }),
    );
    const ids = (order: TableOrder) =>
      arrangedRows({ matches: unsorted, order, filters: NO_FILTERS });
    expect(ids("tokenSize.ascending")).toEqual(["2", "0", "4", "1", "3"]);
    expect(ids("tokenSize.descending")).toEqual(["4", "0", "2", "1", "3"]);
  });

  test("are sorted again when one match replaces another", () => {
    const [first, ...others] = matches;
    const context = {
      ...({ order: "waiting", page: 0, filters: NO_FILTERS } as const),
      ids: idsOf(matches),
      rows: ["1", "2", "3", "4", "5"],
    };
    const newMatch = { ...first, ...matchOf({ id: "6" }) };
    expect(rowsAfterReload(context, [...others, newMatch])).toEqual([
      "3",
      "6",
      "2",
      "4",
      "5",
    ]);
  });

  test("cannot be paged back beyond the first page or forward beyond the last page", () => {
    const context = {
      ...({
        order: "waiting",
        filters: NO_FILTERS,
      } as const),
      ids: idsOf(manyMatches),
      rows: manyMatches.map(({ id }) => id),
    };
    const isAccepted = (page: number, selected: number) =>
      opportunityTableMachine
        .resolveState({
          value: { filled: "all" },
          context: { ...context, page },
        })
        .can({ type: "page.selected", page: selected });
    expect(isAccepted(1, 0)).toBe(true);
    expect(isAccepted(0, -1)).toBe(false);
    expect(isAccepted(0, pageCount(context))).toBe(false);
  });

  test("are split into pages", () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => String(index));
    const lastPage = { rows: ids, page: 49 };
    expect(pageCount(lastPage)).toBe(50);
    expect(rowsInView(lastPage)).toEqual(ids.slice(980));
    expect(positionsInView(lastPage)).toEqual({ from: 981, to: 1_000 });
    expect(pageCount({ rows: [] })).toBe(1);
  });

  test("are counted by sector, with the sectors in alphabetical order", () => {
    expect(sectorChoices([...manyMatches.slice(1, 4), ...matches])).toEqual([
      { value: "Agriculture", count: 4 },
      { value: "Energy", count: 3 },
    ]);
  });

  test("can still be filtered by the selected status or sector when no match has it any more", () => {
    expect(statusChoices([], "pending")).toEqual([
      { value: "pending", count: 0 },
    ]);
    expect(sectorChoices([], "Energy")).toEqual([
      { value: "Energy", count: 0 },
    ]);
  });
});
