import { assign, setup } from "xstate";
import {
  INSIGHTS_HOVER_BREAKPOINT,
  INSIGHTS_HOVER_GRACE,
} from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { searchText } from "../../contract/search-text.ts";
import { eventOf } from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";

/** A country or region in the insights menu, with the URL of its external page. */
export type InsightPlace = {
  readonly name: string;
  readonly group: "africa" | "regions" | "beyond";
  readonly href: string;
};

export type NavbarContext = {
  /** The text in the search field. */
  readonly search: string;
  /** A sentence with the number of search results. */
  readonly notice: Message | null;
};

type NavbarEvent =
  /** The browser opened the mobile menu, possibly before hydration. */
  | { type: "menu.opened" }
  | { type: "menu.closed" }
  /** Escape. */
  | { type: "menu.dismissed" }
  /** A press outside the navbar, or a loss of focus. */
  | { type: "menu.blurred" }
  /** The browser opened the list of languages, possibly before hydration. */
  | { type: "languages.opened" }
  | { type: "languages.closed" }
  /** Escape. */
  | { type: "languages.dismissed" }
  /** A press outside the list of languages, or a loss of focus. */
  | { type: "languages.blurred" }
  /** A page, a language, Manage Account or Logout was chosen. */
  | { type: "entry.chosen" }
  /**
   * The pointer entered the Insights button or its open menu. `pointer` is the browser's pointer type, and `width` the
   * window width in CSS pixels.
   */
  | { type: "insights.hovered"; pointer: string; width: number }
  | { type: "insights.unhovered" }
  | { type: "insights.pressed" }
  /** The open insights menu received the focus or was pressed. */
  | { type: "insights.entered" }
  /** `places` are all places of the menu. */
  | {
      type: "insights.searched";
      text: string;
      places: readonly InsightPlace[];
    }
  | { type: "insights.dismissed" }
  /** A press outside the menu, or a loss of focus. */
  | { type: "insights.blurred" }
  /** An insights page was chosen, which opens in a new tab. */
  | { type: "place.chosen" };

/**
 * The navigation bar of every page, with the mobile menu and the insights menu of countries and regions. The insights
 * menu opens on hover in a wide window, and with a press or the keyboard at any width.
 */
export const navbarMachine = setup({
  types: {
    context: {} as NavbarContext,
    events: {} as NavbarEvent,
    tags: {} as "menuOpen" | "languagesOpen" | "insightsOpen" | "loading",
  },
  actors: {
    /** Sends `menu.blurred` on a press outside the navbar. */
    watchMenu: eventActor<NavbarEvent>(),
    /** Sends `languages.blurred` on a press outside the list of languages. */
    watchLanguages: eventActor<NavbarEvent>(),
    /** Sends `insights.blurred` on a press outside the insights menu, and `insights.dismissed` on Escape anywhere. */
    watchInsights: eventActor<NavbarEvent>(),
    /** Loads the places and the code that shows them on first use, so that no page loads them up front. */
    loadPlaces: taskActor<void>(),
  },
  guards: {
    /** True for a mouse or pen in a window wider than the breakpoint. Touch has no hover. */
    canHover: ({ event }) => {
      const { pointer, width } = eventOf(event, "insights.hovered");
      return pointer !== "touch" && width > INSIGHTS_HOVER_BREAKPOINT;
    },
    isBlank: ({ event }) =>
      searchText(eventOf(event, "insights.searched").text) === "",
    hasNoResults: ({ event }) => {
      const { text, places } = eventOf(event, "insights.searched");
      return matchingPlaces(places, text).length === 0;
    },
  },
  actions: {
    setSearch: assign(({ event }) => {
      const { text, places } = eventOf(event, "insights.searched");
      const count = matchingPlaces(places, text).length;
      return { search: text, notice: message("insights.found", { count }) };
    }),
    clearSearch: assign({ search: "", notice: null }),
    /** Focuses the visible toggle, if the focus is in the navbar or was lost. */
    returnFocus: effect(),
    focusMenuToggle: effect(),
    focusLanguagesToggle: effect(),
  },
  delays: { hoverGrace: INSIGHTS_HOVER_GRACE },
}).createMachine({
  id: "navbar",
  description: "Go to another page, or to the insights page for a country.",
  meta: {
    title: "Navbar and insights menu",
    who: "Everyone",
    area: "publicSite",
  },
  context: { search: "", notice: null },
  type: "parallel",
  states: {
    menu: {
      description: "On narrow screens, the entries are hidden behind a toggle.",
      initial: "closed",
      states: {
        closed: {
          description: "Only the toggle is shown.",
          on: {
            "menu.opened": { target: "open", meta: { rules: ["2-navbar-13"] } },
          },
        },
        open: {
          description: "The entries are shown below the bar.",
          tags: "menuOpen",
          meta: { rules: ["2-navbar-13"] },
          invoke: invokeEventActor("watchMenu"),
          on: {
            "menu.closed": {
              target: "closed",
              meta: { rules: ["2-navbar-13"] },
            },
            "menu.dismissed": { target: "closed", actions: "returnFocus" },
            "menu.blurred": { target: "closed" },
            "entry.chosen": {
              target: "closed",
              actions: "focusMenuToggle",
              meta: { rules: ["2-navbar-16"] },
            },
            "place.chosen": { target: "closed" },
          },
        },
      },
    },
    languages: {
      description: "The list of languages in a wide window.",
      initial: "closed",
      states: {
        closed: {
          description: "Only the name of the page's language is shown.",
          on: { "languages.opened": { target: "open" } },
        },
        open: {
          description: "The links to the page in each language are shown.",
          tags: "languagesOpen",
          meta: { rules: ["2-language-101"] },
          invoke: invokeEventActor("watchLanguages"),
          on: {
            "languages.closed": { target: "closed" },
            "languages.dismissed": {
              target: "closed",
              actions: "focusLanguagesToggle",
            },
            "languages.blurred": { target: "closed" },
            "entry.chosen": {
              target: "closed",
              actions: "focusLanguagesToggle",
              description:
                "The page stays open if it is already in this language, or if its reader does not leave it.",
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
              meta: { rules: ["2-navbar-10", "2-navbar-11"] },
            },
            "insights.pressed": {
              target: "open.trigger.pinned",
              description: "A press or Enter opens the menu at any width.",
              meta: { rules: ["2-navbar-11"] },
            },
          },
        },
        open: {
          description: "The search field and the links are shown.",
          tags: "insightsOpen",
          type: "parallel",
          exit: "clearSearch",
          invoke: invokeEventActor("watchInsights"),
          on: {
            "insights.dismissed": { target: "closed", actions: "returnFocus" },
            "insights.blurred": {
              target: "closed",
              meta: { rules: ["2-navbar-12"] },
            },
            "place.chosen": { target: "closed", actions: "returnFocus" },
            "menu.closed": { target: "closed" },
            "menu.blurred": { target: "closed" },
            "entry.chosen": { target: "closed" },
          },
          states: {
            trigger: {
              description: "Why the menu is open.",
              initial: "hovered",
              states: {
                hovered: {
                  description: "The pointer is over the menu.",
                  on: {
                    "insights.unhovered": { target: "closing" },
                    "insights.pressed": { target: "pinned" },
                    "insights.entered": { target: "pinned" },
                  },
                },
                closing: {
                  description:
                    "The pointer has just left the menu, which closes after a short delay.",
                  after: { hoverGrace: { target: "#navbar.insights.closed" } },
                  on: {
                    "insights.hovered": { target: "hovered" },
                    "insights.pressed": { target: "pinned" },
                    "insights.entered": { target: "pinned" },
                  },
                },
                pinned: {
                  description:
                    "The button was pressed or the menu was used. The menu stays open when the pointer leaves.",
                  on: {
                    "insights.pressed": {
                      target: "#navbar.insights.closed",
                      meta: { rules: ["2-navbar-11"] },
                    },
                  },
                },
              },
            },
            list: {
              description: "The visible countries and regions.",
              initial: "loading",
              states: {
                loading: {
                  description: "A sentence says that the places are loading.",
                  tags: "loading",
                  invoke: {
                    id: "loadPlaces",
                    src: "loadPlaces",
                    onDone: { target: "loaded" },
                    onError: { target: "unavailable" },
                  },
                },
                unavailable: {
                  description:
                    "The places could not be loaded. Opening the menu again loads them again.",
                },
                loaded: {
                  description: "The places can be searched.",
                  initial: "all",
                  on: {
                    "insights.searched": [
                      {
                        guard: "isBlank",
                        target: ".all",
                        actions: "setSearch",
                      },
                      {
                        guard: "hasNoResults",
                        target: ".empty",
                        actions: "setSearch",
                        meta: { rules: ["2-navbar-09"] },
                      },
                      { target: ".filtered", actions: "setSearch" },
                    ],
                  },
                  states: {
                    all: {
                      description: "All places are shown in their groups.",
                    },
                    filtered: {
                      description:
                        "The places whose name contains the search text are shown.",
                    },
                    empty: {
                      description: "No name contains the search text.",
                      meta: { rules: ["2-navbar-09"] },
                    },
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

/** Returns the places whose name contains the text, ignoring case and accents; all places if the text is empty. */
export function matchingPlaces(places: readonly InsightPlace[], text: string) {
  const search = searchText(text);
  return places.filter(({ name }) => searchText(name).includes(search));
}
