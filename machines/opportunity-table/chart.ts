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
} from "./facts.ts";

/**
 * The table of matched opportunities: filters, order and pages of the investor's matches. The dashboard spawns it and
 * sends it the list.
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
    /** Starts again at the first page. */
    arrangeRows: assign(({ context }) => ({
      rows: arrangedRows(context),
      page: 0,
    })),
    turnPage: assign(({ event }) =>
      event.type === "page.turned" ? { page: event.page } : {},
    ),
    /**
     * Effects. The dashboard provides `reportRows` and starts a review for each visible row; the shell provides
     * `showTop`.
     */
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
        "Rows keep their places unless matches were added or removed.",
    },
  },
  initial: "looking",
  states: {
    looking: {
      description: "Determines which rows there are to show.",
      always: [
        {
          guard: "isEmpty",
          target: "empty",
          description: "There are no matches, or they are not loaded yet.",
        },
        { guard: "isNothingLeft", target: "filled.nothingFits" },
        { guard: "isNarrowed", target: "filled.narrowed" },
        { target: "filled.everything" },
      ],
    },
    empty: {
      description: "There are no rows. The dashboard explains why.",
    },
    filled: {
      description:
        "The rows are shown below a search field, the filters and the order.",
      initial: "everything",
      on: {
        "order.chosen": {
          target: "looking",
          actions: ["rememberOrder", "arrangeRows", "reportRows"],
        },
        "column.pressed": {
          target: "looking",
          actions: ["rememberOrder", "arrangeRows", "reportRows"],
          description:
            "Sorts by the column; a second press reverses the order.",
        },
        "filter.changed": {
          target: "looking",
          actions: ["rememberFilter", "arrangeRows", "reportRows"],
        },
        "page.turned": {
          guard: "isAnotherPage",
          actions: ["turnPage", "reportRows", "showTop"],
        },
      },
      states: {
        everything: { description: "All matches are shown, page by page." },
        narrowed: {
          description:
            "The matching rows are shown with their number and a button to show all.",
          tags: "narrowed",
          on: {
            "filters.cleared": {
              target: "#opportunityTable.looking",
              actions: ["clearFilters", "arrangeRows", "reportRows"],
            },
          },
        },
        nothingFits: {
          description:
            "No row matches the filters. The page offers to show all.",
          tags: ["narrowed", "nothingFits"],
          on: {
            "filters.cleared": {
              target: "#opportunityTable.looking",
              actions: ["clearFilters", "arrangeRows", "reportRows"],
            },
          },
        },
      },
    },
  },
});
