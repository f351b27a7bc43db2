import { assign, fromCallback, setup } from "xstate";
import { INSIGHTS_HOVER_GRACE } from "../contract/constants.ts";
import { notProvidedSource } from "./actor-stub.ts";
import {
  type NavbarContext,
  type NavbarEvent,
  type NavbarInput,
  opensByHover,
  placesFound,
  plain,
  sayFound,
} from "./navbar-facts.ts";

/** What the navbar chart may call by name: its types, guards, actions, actors and delays. */
export const navbarSetup = setup({
  types: {
    context: {} as NavbarContext,
    events: {} as NavbarEvent,
    input: {} as NavbarInput,
    tags: {} as "menuOpen" | "insightsOpen" | "searched",
  },
  actors: {
    /** Sends `menu.left` at a press outside the navbar. */
    watchMenu: fromCallback<NavbarEvent>(notProvidedSource),
    /** Sends `insights.left` at a press outside the insights menu, and `insights.dismissed` at Escape anywhere. */
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
    /** Effect, given by the browser: the focus goes back to what opened the menu, if it was inside. */
    returnFocus: () => {},
    /** Effect, given by the browser: the focus goes to the toggle, while the entry that is taken still has it. */
    focusMenuToggle: () => {},
  },
  delays: { hoverGrace: INSIGHTS_HOVER_GRACE },
});
