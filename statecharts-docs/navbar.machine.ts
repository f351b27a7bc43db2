import { fromPromise, setup } from "xstate";

/** Go to another page, or out to the insights of a country. Generated: `npm run docs` writes it anew. */
export const navbarMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    watchInsights: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchMenu: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    focusMenuToggle: () => {},
    forgetSearch: () => {},
    noteSearch: () => {},
    returnFocus: () => {},
  },
  guards: {
    canHover: () => true,
    findsNothing: () => true,
    isBlank: () => true,
  },
  delays: {
    hoverGrace: 300,
  },
}).createMachine({
  id: "navbar",
  description: "Go to another page, or out to the insights of a country.",
  type: "parallel",
  states: {
    menu: {
      description: "On a narrow screen the entries are behind a toggle.",
      meta: {
        specification: [
          "§2 Navbar",
        ],
      },
      initial: "closed",
      states: {
        closed: {
          description: "The toggle alone.",
          on: {
            "menu.opened": {
              target: "open",
              description: "The toggle is pressed.",
            },
          },
        },
        open: {
          description: "The entries stand below the bar.",
          tags: "menuOpen",
          invoke: {
            id: "watchMenu",
            src: "watchMenu",
            onError: {
              description: "The toggle closes it all the same.",
            },
          },
          on: {
            "menu.closed": {
              target: "closed",
              description: "The toggle is pressed again.",
            },
            "menu.left": {
              target: "closed",
              actions: "returnFocus",
              description: "Escape, a press outside or the focus elsewhere.",
            },
            "entry.taken": {
              target: "closed",
              actions: "focusMenuToggle",
              description: "Another page, Manage Account or Logout.",
            },
            "place.taken": {
              target: "closed",
              description: "The insights of a country open in a new tab.",
            },
          },
        },
      },
    },
    insights: {
      description: "The menu of countries and regions.",
      meta: {
        specification: [
          "§2 Navbar",
          "§9 Business constants",
        ],
      },
      initial: "closed",
      states: {
        closed: {
          description: "The word Insights alone.",
          on: {
            "insights.hovered": {
              guard: "canHover",
              target: "open",
              description: "A pointer in a window wider than 1000 px.",
            },
            "insights.pressed": {
              target: "open.hold.pinned",
              description: "A press, or Enter on the keyboard, at any width.",
            },
          },
        },
        open: {
          description: "Search box and links are there.",
          tags: "insightsOpen",
          type: "parallel",
          exit: "forgetSearch",
          invoke: {
            id: "watchInsights",
            src: "watchInsights",
            onError: {
              description: "Its button closes it all the same.",
            },
          },
          on: {
            "insights.dismissed": {
              target: "closed",
              actions: "returnFocus",
              description: "Escape.",
            },
            "insights.left": {
              target: "closed",
              description: "A press outside, or the focus elsewhere.",
            },
            "place.taken": {
              target: "closed",
              actions: "returnFocus",
              description: "Its page opens in a new tab.",
            },
            "menu.closed": {
              target: "closed",
              description: "The mobile menu around it is closed.",
            },
            "menu.left": {
              target: "closed",
              description: "The mobile menu around it is left.",
            },
            "entry.taken": {
              target: "closed",
              description: "Another page, Manage Account or Logout.",
            },
          },
          states: {
            hold: {
              description: "What keeps it open.",
              initial: "hovered",
              states: {
                hovered: {
                  description: "The pointer is over it.",
                  on: {
                    "insights.unhovered": {
                      target: "slipping",
                      description: "The pointer leaves.",
                    },
                    "insights.pressed": {
                      target: "pinned",
                      description: "A press keeps it open.",
                    },
                    "insights.entered": {
                      target: "pinned",
                      description: "Who searches in it keeps it open.",
                    },
                  },
                },
                slipping: {
                  description: "The pointer has just left it.",
                  after: {
                    hoverGrace: {
                      target: "#navbar.insights.closed",
                      description: "It has not come back.",
                    },
                  },
                  on: {
                    "insights.hovered": {
                      target: "hovered",
                      description: "The pointer is back.",
                    },
                    "insights.pressed": {
                      target: "pinned",
                      description: "A press keeps it open.",
                    },
                    "insights.entered": {
                      target: "pinned",
                      description: "Who searches in it keeps it open.",
                    },
                  },
                },
                pinned: {
                  description: "It stays until it is closed.",
                  on: {
                    "insights.pressed": {
                      target: "#navbar.insights.closed",
                      description: "The button is pressed again.",
                    },
                  },
                },
              },
            },
            list: {
              description: "Which of the countries and regions are shown.",
              initial: "whole",
              on: {
                "insights.searched": [
                  {
                    guard: "isBlank",
                    target: ".whole",
                    actions: "noteSearch",
                    description: "The search box is empty again.",
                  },
                  {
                    guard: "findsNothing",
                    target: ".empty",
                    actions: "noteSearch",
                    description: "No name holds what was typed.",
                  },
                  {
                    target: ".narrowed",
                    actions: "noteSearch",
                    description: "Some names hold what was typed.",
                  },
                ],
              },
              states: {
                whole: {
                  description: "All of them, in their groups.",
                },
                narrowed: {
                  description: "Those whose name holds what was typed.",
                  tags: "searched",
                },
                empty: {
                  description: "'No matches found'.",
                  tags: "searched",
                },
              },
            },
          },
        },
      },
    },
  },
});
