import { fromPromise, setup } from "xstate";

/** Sort, filter and page through an investor's matches. Generated: `npm run docs` writes it anew. */
export const opportunityTableMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {
    arrangeRows: () => {},
    clearFilters: () => {},
    rememberFilter: () => {},
    rememberList: () => {},
    rememberOrder: () => {},
    reportRows: () => {},
    showTop: () => {},
    turnPage: () => {},
  },
  guards: {
    isAnotherPage: () => true,
    isEmpty: () => true,
    isNarrowed: () => true,
    isNothingLeft: () => true,
  },
  delays: {},
}).createMachine({
  id: "opportunityTable",
  description: "Sort, filter and page through an investor's matches.",
  meta: {
    title: "Table of matched opportunities",
    who: "Investors",
  },
  context: {
    matches: [],
    order: "waiting",
    filters: {
      search: "",
      status: "",
      sector: "",
    },
    rows: [],
    page: 0,
  },
  on: {
    "list.read": {
      target: ".looking",
      actions: [
        "rememberList",
        "reportRows",
      ],
      description: "Rows keep their places unless matches were added or removed.",
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
        {
          guard: "isNothingLeft",
          target: "filled.nothingFits",
        },
        {
          guard: "isNarrowed",
          target: "filled.narrowed",
        },
        {
          target: "filled.everything",
        },
      ],
    },
    empty: {
      description: "There are no rows. The dashboard explains why.",
    },
    filled: {
      description: "The rows are shown below a search field, the filters and the order.",
      initial: "everything",
      on: {
        "order.chosen": {
          target: "looking",
          actions: [
            "rememberOrder",
            "arrangeRows",
            "reportRows",
          ],
        },
        "column.pressed": {
          target: "looking",
          actions: [
            "rememberOrder",
            "arrangeRows",
            "reportRows",
          ],
          description: "Sorts by the column; a second press reverses the order.",
        },
        "filter.changed": {
          target: "looking",
          actions: [
            "rememberFilter",
            "arrangeRows",
            "reportRows",
          ],
        },
        "page.turned": {
          guard: "isAnotherPage",
          actions: [
            "turnPage",
            "reportRows",
            "showTop",
          ],
        },
      },
      states: {
        everything: {
          description: "All matches are shown, page by page.",
        },
        narrowed: {
          description: "The matching rows are shown with their number and a button to show all.",
          tags: "narrowed",
          on: {
            "filters.cleared": {
              target: "#opportunityTable.looking",
              actions: [
                "clearFilters",
                "arrangeRows",
                "reportRows",
              ],
            },
          },
        },
        nothingFits: {
          description: "No row matches the filters. The page offers to show all.",
          tags: [
            "narrowed",
            "nothingFits",
          ],
          on: {
            "filters.cleared": {
              target: "#opportunityTable.looking",
              actions: [
                "clearFilters",
                "arrangeRows",
                "reportRows",
              ],
            },
          },
        },
      },
    },
  },
});
