import { assign, setup } from "xstate";
import {
  arrangedRows,
  isNarrowed,
  NO_FILTERS,
  type OpportunityTableContext,
  type OpportunityTableEvent,
  orderAfterPress,
  pageCount,
  rowsAfterReading,
} from "./opportunity-table-facts.ts";

/**
 * The table of Matched Opportunities (§2 Investor dashboard): which rows fit, in which order, and which page of them is
 * in view, so that a thousand matches are as easy to work through as five. Runs beside the dashboard, which gives it
 * the list.
 */
export const opportunityTableMachine = setup({
  types: {
    context: {} as OpportunityTableContext,
    events: {} as OpportunityTableEvent,
    tags: {} as "narrowed" | "nothingFits",
  },
  guards: {
    isEmpty: ({ context }) => context.matches.length === 0,
    isNothingLeft: ({ context }) => context.rows.length === 0,
    isNarrowed: ({ context }) => isNarrowed(context.filters),
    isAnotherPage: ({ context, event }) =>
      event.type === "page.turned" &&
      event.page !== context.page &&
      event.page >= 0 &&
      event.page < pageCount(context),
  },
  actions: {
    rememberList: assign(({ context, event }) => {
      if (event.type !== "list.read") return {};
      const rows = rowsAfterReading(context, event.matches);
      const page = Math.min(context.page, pageCount({ rows }) - 1);
      return { matches: event.matches, rows, page };
    }),
    rememberOrder: assign(({ context, event }) => {
      if (event.type === "order.chosen") return { order: event.order };
      return event.type === "column.pressed"
        ? { order: orderAfterPress(context.order, event.column) }
        : {};
    }),
    rememberFilter: assign(({ context, event }) =>
      event.type === "filter.changed"
        ? { filters: { ...context.filters, [event.filter]: event.value } }
        : {},
    ),
    clearFilters: assign({ filters: NO_FILTERS }),
    /** From the first page on. */
    arrangeRows: assign(({ context }) => ({
      rows: arrangedRows(context),
      page: 0,
    })),
    turnPage: assign(({ event }) =>
      event.type === "page.turned" ? { page: event.page } : {},
    ),
    /** Effects, given by the dashboard: it starts a review for each row in view; the page shows the table's top. */
    reportRows: () => {},
    showTop: () => {},
  },
}).createMachine({
  id: "opportunityTable",
  description: "Sort, filter and page through the matched businesses.",
  context: {
    matches: [],
    order: "waiting",
    filters: NO_FILTERS,
    rows: [],
    page: 0,
  },
  on: {
    "list.read": {
      target: ".looking",
      actions: ["rememberList", "reportRows"],
      description:
        "The list is new. Rows keep their places unless a match came or went.",
    },
  },
  initial: "looking",
  states: {
    looking: {
      description: "Which rows are there to show?",
      always: [
        {
          guard: "isEmpty",
          target: "empty",
          description: "There are no matches, or none are known yet.",
        },
        {
          guard: "isNothingLeft",
          target: "filled.nothingFits",
          description: "No match fits what is asked for.",
        },
        {
          guard: "isNarrowed",
          target: "filled.narrowed",
          description: "Those that fit what is asked for.",
        },
        { target: "filled.everything", description: "All of them." },
      ],
    },
    empty: {
      description: "Nothing to arrange; the dashboard says why.",
      meta: { specification: ["§2 Investor dashboard"] },
    },
    filled: {
      description: "Above the rows: a search, two filters and the order.",
      meta: { specification: ["§2 Investor dashboard"] },
      initial: "everything",
      on: {
        "order.chosen": {
          target: "looking",
          actions: ["rememberOrder", "arrangeRows", "reportRows"],
          description: "Another order, from the list of orders.",
        },
        "column.pressed": {
          target: "looking",
          actions: ["rememberOrder", "arrangeRows", "reportRows"],
          description:
            "A column's heading: sorted by it, and the other way round at the second press.",
        },
        "filter.changed": {
          target: "looking",
          actions: ["rememberFilter", "arrangeRows", "reportRows"],
          description: "Something is asked of the rows.",
        },
        "page.turned": {
          guard: "isAnotherPage",
          actions: ["turnPage", "reportRows", "showTop"],
          description: "Previous or Next.",
        },
      },
      states: {
        everything: { description: "All matches, page by page." },
        narrowed: {
          description:
            "The matches that fit, how many they are, and a way to show all.",
          tags: "narrowed",
          on: {
            "filters.cleared": {
              target: "#opportunityTable.looking",
              actions: ["clearFilters", "arrangeRows", "reportRows"],
              description: "Show all.",
            },
          },
        },
        nothingFits: {
          description: "A line says that nothing fits, and offers to show all.",
          tags: ["narrowed", "nothingFits"],
          on: {
            "filters.cleared": {
              target: "#opportunityTable.looking",
              actions: ["clearFilters", "arrangeRows", "reportRows"],
              description: "Show all.",
            },
          },
        },
      },
    },
  },
});
