import { assign, setup } from "xstate";
import {
  EXTERNAL_PROGRAMS,
  EXTERNAL_TRACKS,
  isCategory,
  type Programme,
  type ProgrammesPlace,
  type ProgrammesView,
  programmesFound,
  programmesPlaceIn,
  viewAbove,
} from "../contract/programmes.ts";

export type ProgrammesInput = {
  /** The whole catalogue, in the order in which it is shown. */
  readonly programmes: readonly Programme[];
};
export type ProgrammesContext = ProgrammesInput & ProgrammesPlace;
export type ProgrammesEvent =
  | { type: "category.chosen"; view: ProgrammesView }
  | { type: "back.pressed" }
  | { type: "search.changed"; value: string }
  /** Something else than the page itself led to this address: a link, a reload, the browser's Back. */
  | { type: "address.changed"; query: string };

/** What the chart of the catalogue may call by name: its types, guards and actions. */
export const programmesSetup = setup({
  types: {
    context: {} as ProgrammesContext,
    events: {} as ProgrammesEvent,
    input: {} as ProgrammesInput,
    tags: {} as "categories" | "tracks" | "list" | "empty",
  },
  guards: {
    isChosenExternal: ({ event }) =>
      event.type === "category.chosen" && event.view === EXTERNAL_PROGRAMS,
    isAddressOfTracks: ({ event }) =>
      placeOf(event)?.view === EXTERNAL_PROGRAMS,
    isAddressOfCategory: ({ event }) =>
      isCategory(placeOf(event)?.view ?? null),
    isInTrack: ({ context }) =>
      EXTERNAL_TRACKS.some((track) => track === context.view),
    isAnythingFound: ({ context }) =>
      programmesFound(context.programmes, context).length > 0,
  },
  actions: {
    takeChosen: assign(({ context, event }) =>
      event.type === "category.chosen"
        ? { view: event.view, search: "" }
        : { view: context.view },
    ),
    goUp: assign(({ context }) => ({
      view: viewAbove(context.view),
      search: "",
    })),
    changeSearch: assign(({ context, event }) => ({
      search: event.type === "search.changed" ? event.value : context.search,
    })),
    takeAddress: assign(({ event }) => ({ ...placeOf(event) })),

    /** Effects, given by the browser. */
    /** The place becomes a new entry of the browser's history. */
    pushAddress: () => {},
    /** The place takes the present entry's place: a search is one step back, not one for each letter. */
    replaceAddress: () => {},
    /** The view begins at its top, and the keyboard at its heading. */
    beginAtTop: () => {},
  },
});

function placeOf(event: ProgrammesEvent): ProgrammesPlace | null {
  return event.type === "address.changed"
    ? programmesPlaceIn(event.query)
    : null;
}
