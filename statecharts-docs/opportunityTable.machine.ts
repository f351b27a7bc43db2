import { fromPromise, setup } from "xstate";

/** Sort, filter and page through the matched businesses. Generated: `npm run docs` writes it anew. */
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
  description: "Sort, filter and page through the matched businesses.",
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
      description: "The list is new. Rows keep their places unless a match came or went.",
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
        {
          target: "filled.everything",
          description: "All of them.",
        },
      ],
    },
    empty: {
      description: "Nothing to arrange; the dashboard says why.",
      meta: {
        specification: [
          "§2 Investor dashboard",
        ],
      },
    },
    filled: {
      description: "Above the rows: a search, two filters and the order.",
      meta: {
        specification: [
          "§2 Investor dashboard",
        ],
      },
      initial: "everything",
      on: {
        "order.chosen": {
          target: "looking",
          actions: [
            "rememberOrder",
            "arrangeRows",
            "reportRows",
          ],
          description: "Another order, from the list of orders.",
        },
        "column.pressed": {
          target: "looking",
          actions: [
            "rememberOrder",
            "arrangeRows",
            "reportRows",
          ],
          description: "A column's heading: sorted by it, and the other way round at the second press.",
        },
        "filter.changed": {
          target: "looking",
          actions: [
            "rememberFilter",
            "arrangeRows",
            "reportRows",
          ],
          description: "Something is asked of the rows.",
        },
        "page.turned": {
          guard: "isAnotherPage",
          actions: [
            "turnPage",
            "reportRows",
            "showTop",
          ],
          description: "Previous or Next.",
        },
      },
      states: {
        everything: {
          description: "All matches, page by page.",
        },
        narrowed: {
          description: "The matches that fit, how many they are, and a way to show all.",
          tags: "narrowed",
          on: {
            "filters.cleared": {
              target: "#opportunityTable.looking",
              actions: [
                "clearFilters",
                "arrangeRows",
                "reportRows",
              ],
              description: "Show all.",
            },
          },
        },
        nothingFits: {
          description: "A line says that nothing fits, and offers to show all.",
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
              description: "Show all.",
            },
          },
        },
      },
    },
  },
});
