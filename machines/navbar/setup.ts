import { assign, fromCallback, setup } from "xstate";
import { INSIGHTS_HOVER_GRACE } from "../../contract/constants.ts";
import { notProvidedSource } from "../shared/actor-stub.ts";
import {
  type NavbarContext,
  type NavbarEvent,
  type NavbarInput,
  opensByHover,
  placesFound,
  plain,
  sayFound,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the navbar chart. */
export const navbarSetup = setup({
  types: {
    context: {} as NavbarContext,
    events: {} as NavbarEvent,
    input: {} as NavbarInput,
    tags: {} as "menuOpen" | "insightsOpen" | "searched",
  },
  actors: {
    /** Sends `menu.left` on a press outside the navbar. */
    watchMenu: fromCallback<NavbarEvent>(notProvidedSource),
    /** Sends `insights.left` on a press outside the insights menu, and `insights.dismissed` on Escape anywhere. */
    watchInsights: fromCallback<NavbarEvent>(notProvidedSource),
  },
  guards: {
    canHover: ({ event }) =>
      event.type === "insights.hovered" &&
      opensByHover(event.pointer, event.width),
    isBlank: ({ event }) =>
      event.type === "insights.searched" && plain(event.text) === "",
    findsNothing: ({ context, event }) =>
      event.type === "insights.searched" &&
      placesFound(context.places, event.text).length === 0,
  },
  actions: {
    noteSearch: assign(({ context, event }) =>
      event.type === "insights.searched"
        ? {
            search: event.text,
            notice: sayFound(placesFound(context.places, event.text).length),
          }
        : {},
    ),
    forgetSearch: assign({ search: "", notice: null }),
    /**
     * Effect, provided by the shell. Returns the focus to the control that opened the menu, if the focus was inside.
     */
    returnFocus: () => {},
    /** Effect, provided by the shell. Focuses the toggle while the chosen entry still has the focus. */
    focusMenuToggle: () => {},
  },
  delays: { hoverGrace: INSIGHTS_HOVER_GRACE },
});
