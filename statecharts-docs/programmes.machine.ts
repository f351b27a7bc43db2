import { fromPromise, setup } from "xstate";

/** Find a programme, by category and by search. Generated: `npm run docs` writes it anew. */
export const programmesMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {
    beginAtTop: () => {},
    changeSearch: () => {},
    goUp: () => {},
    pushAddress: () => {},
    replaceAddress: () => {},
    takeAddress: () => {},
    takeChosen: () => {},
  },
  guards: {
    isAddressOfCategory: () => true,
    isAddressOfTracks: () => true,
    isAnythingFound: () => true,
    isChosenExternal: () => true,
    isInTrack: () => true,
  },
  delays: {},
}).createMachine({
  id: "programmes",
  description: "Find a programme, by category and by search.",
  meta: {
    title: "Programmes",
    who: "Everyone",
  },
  initial: "categories",
  on: {
    "address.changed": [
      {
        guard: "isAddressOfTracks",
        target: ".tracks",
        actions: "takeAddress",
      },
      {
        guard: "isAddressOfCategory",
        target: ".listing",
        actions: "takeAddress",
        description: "The address also carries the search text.",
      },
      {
        target: ".categories",
        actions: "takeAddress",
        description: "An unknown address shows the categories.",
      },
    ],
  },
  states: {
    categories: {
      description: "The category cards and the Global Innovator Tech Competition are shown.",
      meta: {
        rules: [
          "2-programmes-03",
        ],
      },
      tags: "categories",
      on: {
        "category.chosen": [
          {
            guard: "isChosenExternal",
            target: "tracks",
            actions: [
              "takeChosen",
              "pushAddress",
              "beginAtTop",
            ],
            description: "External Programs has sub-tracks.",
            meta: {
              rules: [
                "2-programmes-06",
                "4-programmes-01",
              ],
            },
          },
          {
            target: "listing",
            actions: [
              "takeChosen",
              "pushAddress",
              "beginAtTop",
            ],
            meta: {
              rules: [
                "2-programmes-09",
                "4-programmes-01",
              ],
            },
          },
        ],
      },
    },
    tracks: {
      description: "The sub-tracks of the external programmes are shown.",
      meta: {
        rules: [
          "2-programmes-06",
        ],
      },
      tags: "tracks",
      on: {
        "category.chosen": {
          target: "listing",
          actions: [
            "takeChosen",
            "pushAddress",
            "beginAtTop",
          ],
          meta: {
            rules: [
              "4-programmes-01",
            ],
          },
        },
        "back.pressed": {
          target: "categories",
          actions: [
            "goUp",
            "pushAddress",
            "beginAtTop",
          ],
          meta: {
            rules: [
              "2-programmes-10",
            ],
          },
        },
      },
    },
    listing: {
      description: "The programmes of one category are listed below a search field.",
      tags: "list",
      initial: "sifting",
      on: {
        "search.changed": {
          target: ".sifting",
          actions: [
            "changeSearch",
            "replaceAddress",
          ],
          description: "The list is updated with each keystroke.",
          meta: {
            rules: [
              "2-programmes-11",
              "2-programmes-15",
            ],
          },
        },
        "back.pressed": [
          {
            guard: "isInTrack",
            target: "tracks",
            actions: [
              "goUp",
              "pushAddress",
              "beginAtTop",
            ],
            meta: {
              rules: [
                "2-programmes-10",
              ],
            },
          },
          {
            target: "categories",
            actions: [
              "goUp",
              "pushAddress",
              "beginAtTop",
            ],
            meta: {
              rules: [
                "2-programmes-10",
              ],
            },
          },
        ],
      },
      states: {
        sifting: {
          description: "Checks whether title or provider of any programme matches the search.",
          always: [
            {
              guard: "isAnythingFound",
              target: "found",
              meta: {
                rules: [
                  "2-programmes-12",
                  "2-programmes-13",
                  "2-programmes-14",
                ],
              },
            },
            {
              target: "nothingFound",
            },
          ],
        },
        found: {
          description: "One card is shown for each matching programme.",
          meta: {
            rules: [
              "2-programmes-09",
              "2-programmes-10",
              "2-programmes-11",
            ],
          },
        },
        nothingFound: {
          description: "No programme matches. The page offers to show all.",
          tags: "empty",
        },
      },
    },
  },
});
