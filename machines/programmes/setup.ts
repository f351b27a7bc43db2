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
} from "../../contract/programmes.ts";

export type ProgrammesInput = {
  /** The whole catalogue, in display order. */
  readonly programmes: readonly Programme[];
};
export type ProgrammesContext = ProgrammesInput & ProgrammesPlace;
export type ProgrammesEvent =
  | { type: "category.chosen"; view: ProgrammesView }
  | { type: "back.pressed" }
  | { type: "search.changed"; value: string }
  /** The address changed from outside the page: a link, a reload, or browser history. */
  | { type: "address.changed"; query: string };

/** Types, guards and actions of the programmes chart. */
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

    /** Effects, provided by the shell. */
    /** Pushes the current view as a new history entry. */
    pushAddress: () => {},
    /** Replaces the current history entry, so that a search adds one entry, not one per keystroke. */
    replaceAddress: () => {},
    /** Scrolls to the top and focuses the heading. */
    beginAtTop: () => {},
  },
});

function placeOf(event: ProgrammesEvent): ProgrammesPlace | null {
  return event.type === "address.changed"
    ? programmesPlaceIn(event.query)
    : null;
}
