import { assign, setup } from "xstate";
import {
  EXTERNAL_PROGRAMS,
  findProgrammes,
  isCategory,
  type Programme,
  type ProgrammesLocation,
  type ProgrammesView,
  parentView,
  programmesLocationOf,
} from "../../contract/programmes.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect } from "../shared/actor-stub.ts";

type ProgrammesInput = {
  /** The whole catalogue, in display order. */
  readonly programmes: readonly Programme[];
};

type ProgrammesContext = ProgrammesInput & ProgrammesLocation;

/** The actions that open another level of the catalogue and add an entry to the browser's history. */
const openViewActions = ["setView", "pushAddress"] as const;
const goUpTransition = {
  actions: ["goUp", "pushAddress"],
  meta: { rules: ["2-programmes-10"] },
} as const;

type ProgrammesEvent =
  | { type: "category.chosen"; view: ProgrammesView }
  | { type: "back.pressed" }
  | { type: "search.changed"; value: string }
  /** The page opened, or a link or the browser history changed the address. */
  | { type: "address.changed"; query: string };

/**
 * The programmes catalogue: the categories, the sub-tracks of the external programmes, and a searchable list for each
 * category. The address always identifies the current view, so that it can be shared.
 */
export const programmesMachine = setup({
  types: {
    context: {} as ProgrammesContext,
    events: {} as ProgrammesEvent,
    input: {} as ProgrammesInput,
    tags: {} as "categories" | "tracks" | "list" | "empty",
  },
  guards: {
    isExternalPrograms: ({ event }) =>
      eventOf(event, "category.chosen").view === EXTERNAL_PROGRAMS,
    isTracksAddress: ({ event }) =>
      locationOf(event).view === EXTERNAL_PROGRAMS,
    isCategoryAddress: ({ event }) => isCategory(locationOf(event).view),
    isInTrack: ({ context }) => parentView(context.view) !== null,
    hasResults: ({ context }) =>
      findProgrammes(context.programmes, context).length > 0,
  },
  actions: {
    setView: assign(({ event }) => ({
      view: eventOf(event, "category.chosen").view,
      search: "",
    })),
    goUp: assign({
      view: ({ context }) => parentView(context.view),
      search: "",
    }),
    changeSearch: assign({
      search: ({ event }) => eventOf(event, "search.changed").value,
    }),
    readAddress: assign(({ event }) => locationOf(event)),
    /** Pushes the current view as a new history entry. */
    pushAddress: effect(),
    /** Replaces the current history entry, so that typing a search adds no entries. */
    replaceAddress: effect(),
  },
}).createMachine({
  id: "programmes",
  description: "Find a programme by category or search.",
  meta: { title: "Programmes", who: "Everyone", area: "publicSite" },
  context: ({ input }) => ({ ...input, view: null, search: "" }),
  initial: "categories",
  on: {
    "address.changed": [
      { guard: "isTracksAddress", target: ".tracks", actions: "readAddress" },
      {
        guard: "isCategoryAddress",
        target: ".listing",
        actions: "readAddress",
      },
      {
        target: ".categories",
        actions: "readAddress",
        description: "Any other address shows the categories.",
      },
    ],
  },
  states: {
    categories: {
      description:
        "The category cards are shown. The public page also shows the Global Innovator Tech Competition.",
      meta: { rules: ["2-programmes-03", "4-programmes-01"] },
      tags: "categories",
      on: {
        "category.chosen": [
          {
            guard: "isExternalPrograms",
            target: "tracks",
            actions: openViewActions,
            description: "External Programs has sub-tracks.",
          },
          { target: "listing", actions: openViewActions },
        ],
      },
    },
    tracks: {
      description: "The sub-tracks of the external programmes are shown.",
      meta: { rules: ["2-programmes-06", "4-programmes-01"] },
      tags: "tracks",
      on: {
        "category.chosen": { target: "listing", actions: openViewActions },
        "back.pressed": { target: "categories", ...goUpTransition },
      },
    },
    listing: {
      description:
        "The programmes of one category are listed below a search field. The list is updated with each keystroke.",
      tags: "list",
      initial: "filtering",
      on: {
        "search.changed": {
          target: ".filtering",
          actions: ["changeSearch", "replaceAddress"],
          meta: { rules: ["2-programmes-11", "2-programmes-15"] },
        },
        "back.pressed": [
          { guard: "isInTrack", target: "tracks", ...goUpTransition },
          { target: "categories", ...goUpTransition },
        ],
      },
      states: {
        filtering: {
          description:
            "Checks whether the title or provider of any programme matches the search.",
          always: [
            {
              guard: "hasResults",
              target: "results",
              meta: {
                rules: [
                  "2-programmes-12",
                  "2-programmes-13",
                  "2-programmes-14",
                ],
              },
            },
            { target: "noResults" },
          ],
        },
        results: {
          description: "One card is shown for each matching programme.",
          meta: {
            rules: ["2-programmes-09", "2-programmes-10", "2-programmes-11"],
          },
        },
        noResults: {
          description:
            "No programme matches. The page offers to show all programmes in the category.",
          tags: "empty",
        },
      },
    },
  },
});

function locationOf(event: ProgrammesEvent): ProgrammesLocation {
  return programmesLocationOf(eventOf(event, "address.changed").query);
}
