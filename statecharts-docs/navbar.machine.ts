import { fromPromise, setup } from "xstate";

/** Go to another page, or to the insights of a country. Generated: `npm run docs` writes it anew. */
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
  description: "Go to another page, or to the insights of a country.",
  meta: {
    title: "Navbar and insights menu",
    who: "Everyone",
  },
  type: "parallel",
  states: {
    menu: {
      description: "On a narrow screen the entries are hidden behind a toggle.",
      initial: "closed",
      states: {
        closed: {
          description: "Only the toggle is shown.",
          on: {
            "menu.opened": {
              target: "open",
              meta: {
                rules: [
                  "2-navbar-13",
                ],
              },
            },
          },
        },
        open: {
          description: "The entries are shown below the bar.",
          tags: "menuOpen",
          meta: {
            rules: [
              "2-navbar-13",
            ],
          },
          invoke: {
            id: "watchMenu",
            src: "watchMenu",
            onError: {
              description: "Only the toggle closes the menu.",
            },
          },
          on: {
            "menu.closed": {
              target: "closed",
              meta: {
                rules: [
                  "2-navbar-13",
                ],
              },
            },
            "menu.left": {
              target: "closed",
              actions: "returnFocus",
              description: "Escape, a press outside the menu, or a loss of focus.",
            },
            "entry.taken": {
              target: "closed",
              actions: "focusMenuToggle",
              description: "A page, Manage Account or Logout was chosen.",
              meta: {
                rules: [
                  "2-navbar-16",
                ],
              },
            },
            "place.taken": {
              target: "closed",
              description: "The insights page opens in a new tab.",
            },
          },
        },
      },
    },
    insights: {
      description: "The menu of countries and regions.",
      initial: "closed",
      states: {
        closed: {
          description: "Only the Insights button is shown.",
          on: {
            "insights.hovered": {
              guard: "canHover",
              target: "open",
              description: "Hovering opens the menu only in a wide window.",
              meta: {
                rules: [
                  "2-navbar-10",
                  "2-navbar-11",
                ],
              },
            },
            "insights.pressed": {
              target: "open.hold.pinned",
              description: "A press or Enter opens the menu at any width.",
              meta: {
                rules: [
                  "2-navbar-11",
                ],
              },
            },
          },
        },
        open: {
          description: "The search field and the links are shown.",
          tags: "insightsOpen",
          type: "parallel",
          exit: "forgetSearch",
          invoke: {
            id: "watchInsights",
            src: "watchInsights",
            onError: {
              description: "Only the button closes the menu.",
            },
          },
          on: {
            "insights.dismissed": {
              target: "closed",
              actions: "returnFocus",
            },
            "insights.left": {
              target: "closed",
              description: "A press outside the menu, or a loss of focus.",
              meta: {
                rules: [
                  "2-navbar-12",
                ],
              },
            },
            "place.taken": {
              target: "closed",
              actions: "returnFocus",
              description: "The insights page opens in a new tab.",
            },
            "menu.closed": {
              target: "closed",
              description: "The enclosing mobile menu is closed.",
            },
            "menu.left": {
              target: "closed",
              description: "The enclosing mobile menu is closed.",
            },
            "entry.taken": {
              target: "closed",
              description: "A page, Manage Account or Logout was chosen.",
            },
          },
          states: {
            hold: {
              description: "What keeps the menu open.",
              initial: "hovered",
              states: {
                hovered: {
                  description: "The pointer is over the menu.",
                  on: {
                    "insights.unhovered": {
                      target: "slipping",
                    },
                    "insights.pressed": {
                      target: "pinned",
                    },
                    "insights.entered": {
                      target: "pinned",
                      description: "Using the menu keeps it open.",
                    },
                  },
                },
                slipping: {
                  description: "The pointer has just left the menu.",
                  after: {
                    hoverGrace: {
                      target: "#navbar.insights.closed",
                      description: "The pointer did not return in time.",
                    },
                  },
                  on: {
                    "insights.hovered": {
                      target: "hovered",
                    },
                    "insights.pressed": {
                      target: "pinned",
                    },
                    "insights.entered": {
                      target: "pinned",
                      description: "Using the menu keeps it open.",
                    },
                  },
                },
                pinned: {
                  description: "The menu stays open until it is closed.",
                  on: {
                    "insights.pressed": {
                      target: "#navbar.insights.closed",
                      meta: {
                        rules: [
                          "2-navbar-11",
                        ],
                      },
                    },
                  },
                },
              },
            },
            list: {
              description: "The visible countries and regions.",
              initial: "whole",
              on: {
                "insights.searched": [
                  {
                    guard: "isBlank",
                    target: ".whole",
                    actions: "noteSearch",
                  },
                  {
                    guard: "findsNothing",
                    target: ".empty",
                    actions: "noteSearch",
                    meta: {
                      rules: [
                        "2-navbar-09",
                      ],
                    },
                  },
                  {
                    target: ".narrowed",
                    actions: "noteSearch",
                  },
                ],
              },
              states: {
                whole: {
                  description: "All places are shown in their groups.",
                },
                narrowed: {
                  description: "The places whose name contains the search text are shown.",
                  tags: "searched",
                },
                empty: {
                  description: "No name contains the search text.",
                  tags: "searched",
                  meta: {
                    rules: [
                      "2-navbar-09",
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
