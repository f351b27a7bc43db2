import { describe, expect, test } from "vitest";
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
  check: ({ after: { context }, event: { matches } }) =>
    expect(context).toMatchObject({
      page: 0,
      rows: arrangedRows({ ...context, matches }),
    }),
};
const clearsFilters: typeof rearrangesRows = {
  ...rearrangesRows,
  context: ({ before }) => ({
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
          context: ({ before: { context }, event: { matches } }) => {
            const rows = rowsAfterReload(context, matches);
            const page = Math.min(context.page, pageCount({ rows }) - 1);
            return { ids: idsOf(matches), rows, page };
          },
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
          when: ({ context }) =>
            Object.values(context.filters).some((value) => value !== ""),
        },
        "filled.all",
      ],
    },
    filled: {
      tags: "filled",
      initial: "filled.all",
      on: {
        "order.chosen": {
          ...rearrangesRows,
          context: ({ event }) => ({ order: event.order }),
        },
        "column.pressed": {
          ...rearrangesRows,
          context: ({ before }) => ({
            order:
              before.context.order === "tokenSize.descending"
                ? ("tokenSize.ascending" as const)
                : ("tokenSize.descending" as const),
          }),
        },
        "filter.changed": {
          ...rearrangesRows,
          context: ({ before, event }) => ({
            filters: { ...before.context.filters, [event.filter]: event.value },
          }),
        },
        "page.selected": {
          effects: "showTop",
          when: ({ context: { rows, page }, event }) =>
            event.page !== page &&
            event.page >= 0 &&
            event.page * OPPORTUNITIES_PER_PAGE < rows.length,
          context: ({ event }) => ({ page: event.page }),
        },
      },
    },
    "filled.filtered": {
      tags: "filtered",
      on: { "filters.cleared": clearsFilters },
    },
    "filled.noResults": {
      tags: ["filtered", "noResults"],
      on: { "filters.cleared": clearsFilters },
    },
  },
});

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
  const rows = (
    order: TableOrder,
    filters: Partial<TableFilters> = {},
    list: readonly Match[] = matches,
  ) =>
    arrangedRows({
      matches: list,
      order,
      filters: { ...NO_FILTERS, ...filters },
    });
  type Context = Parameters<typeof rowsAfterReload>[0];
  const contextWith = (changes: Partial<Context>): Context => ({
    ids: idsOf(matches),
    order: "waiting",
    filters: NO_FILTERS,
    rows: [],
    page: 0,
    ...changes,
  });

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
    const list = [later, approved, soonest];
    expect(rows("waiting", {}, list)).toEqual(["3", "1", "2"]);
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
    const pendingRows = rows("waiting", filters, manyMatches);
    const context = contextWith({
      ids: idsOf(manyMatches),
      filters,
      rows: pendingRows,
    });
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
    const context = contextWith({
      filters: { ...NO_FILTERS, status: "approved" },
    });
    const changed = matches.map((match) =>
      match.id === "3" ? { ...match, status: "approved" as const } : match,
    );
    expect(rowsAfterReload(context, changed)).toEqual(["3"]);
  });

  test("are sorted again when one match replaces another", () => {
    const [, ...others] = matches;
    const context = contextWith({ rows: idsOf(matches) });
    const list = [...others, matchOf({ id: "6" })];
    expect(rowsAfterReload(context, list)).toEqual(["3", "6", "2", "4", "5"]);
  });

  test("are sorted by amounts with decimals; rows without an amount come last, in list order", () => {
    const amounts = ["0.50", null, "0.25", null, "0.75"];
    const list = amounts.map((capital_needed, index) =>
      matchWith(String(index), { capital_needed }),
    );
    expect(
      (["tokenSize.ascending", "tokenSize.descending"] as const).map((order) =>
        rows(order, {}, list).join(""),
      ),
    ).toEqual(["20413", "40213"]);
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
