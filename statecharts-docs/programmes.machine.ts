import { fromPromise, setup } from "xstate";

/** Find a programme. Generated: `npm run docs` writes it anew. */
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
  description: "Find a programme.",
  initial: "categories",
  on: {
    "address.changed": [
      {
        guard: "isAddressOfTracks",
        target: ".tracks",
        actions: "takeAddress",
        description: "The address of the two sub-tracks.",
      },
      {
        guard: "isAddressOfCategory",
        target: ".listing",
        actions: "takeAddress",
        description: "The address of a category, with what was searched for: a shared link, or the browser's Back.",
      },
      {
        target: ".categories",
        actions: "takeAddress",
        description: "Any other address shows the four cards.",
      },
    ],
  },
  states: {
    categories: {
      description: "The four category cards, and the Global Innovator Tech Competition.",
      meta: {
        specification: [
          "§2 Programmes screen",
          "§4 Programmes",
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
            description: "External Programs has two sub-tracks.",
          },
          {
            target: "listing",
            actions: [
              "takeChosen",
              "pushAddress",
              "beginAtTop",
            ],
            description: "The programmes of the category.",
          },
        ],
      },
    },
    tracks: {
      description: "The two sub-tracks: Ecosystem Programs and Family Business Programs.",
      meta: {
        specification: [
          "§2 Programmes screen",
          "§4 Programmes",
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
          description: "The programmes of the sub-track.",
        },
        "back.pressed": {
          target: "categories",
          actions: [
            "goUp",
            "pushAddress",
            "beginAtTop",
          ],
          description: "Back to the four cards.",
        },
      },
    },
    listing: {
      description: "The programmes of one category, with a search box.",
      meta: {
        specification: [
          "§2 Programmes screen",
          "§3 Programme",
          "§9",
        ],
      },
      tags: "list",
      initial: "sifting",
      on: {
        "search.changed": {
          target: ".sifting",
          actions: [
            "changeSearch",
            "replaceAddress",
          ],
          description: "The list follows each letter.",
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
            description: "Back from a sub-track to the two of them.",
          },
          {
            target: "categories",
            actions: [
              "goUp",
              "pushAddress",
              "beginAtTop",
            ],
            description: "Back to the four cards.",
          },
        ],
      },
      states: {
        sifting: {
          description: "Does title or provider of any programme match?",
          always: [
            {
              guard: "isAnythingFound",
              target: "found",
              description: "At least one does.",
            },
            {
              target: "nothingFound",
              description: "None does.",
            },
          ],
        },
        found: {
          description: "A card for each programme that matches.",
        },
        nothingFound: {
          description: "The page says that nothing matches, and offers all.",
          tags: "empty",
        },
      },
    },
  },
});
