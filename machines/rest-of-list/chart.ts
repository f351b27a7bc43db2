import { assign, setup } from "xstate";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf } from "../shared/actor-events.ts";
import {
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";

type RestOfListContext = {
  /** Whether the list had all its pages when it was last read. */
  readonly isComplete: boolean;
  /** Why the further pages could not be loaded. */
  readonly notice: Message | null;
};

type RestOfListEvent =
  /** Load all. */
  | { type: "rest.requested" }
  /** The list was read, or a review has changed it. */
  | { type: "list.changed"; isComplete: boolean };

/** The request for the further pages of a long list of matches. The resource owns the list. */
export const restOfListMachine = setup({
  types: {
    context: {} as RestOfListContext,
    events: {} as RestOfListEvent,
    tags: {} as "wantsAll" | "loadingRest",
  },
  actors: {
    /** Adds the pages after the first one to the list. */
    loadRest: taskActor<void>(),
    /** Sends `list.changed`. */
    watchList: eventActor<RestOfListEvent>(),
  },
  guards: {
    /** All pages were loaded, and the first one was read again. */
    isNoLongerComplete: ({ context, event }) =>
      context.isComplete && !eventOf(event, "list.changed").isComplete,
  },
  actions: {
    setComplete: assign(({ event }) => {
      const { isComplete } = eventOf(event, "list.changed");
      return { isComplete, notice: null };
    }),
    showFailure: assign({ notice: message("investor.restNotLoaded") }),
  },
}).createMachine({
  id: "restOfList",
  description: "Load the further pages of a long list of matches.",
  meta: {
    title: "Further pages of the matches",
    who: "Investors",
    area: "funding",
  },
  context: { isComplete: false, notice: null },
  invoke: invokeEventActor("watchList"),
  initial: "firstPage",
  on: {
    "list.changed": [
      {
        guard: "isNoLongerComplete",
        target: ".loadingRest",
        actions: "setComplete",
        description: "The first page was read again.",
      },
      { actions: "setComplete" },
    ],
  },
  states: {
    firstPage: {
      description:
        "The first page is loaded. If the list is longer, the page offers to load all. The figures are always those of all matches.",
      on: { "rest.requested": { target: "loadingRest" } },
    },
    loadingRest: {
      description:
        "The further pages are being loaded. The loaded rows can be used.",
      tags: ["wantsAll", "loadingRest"],
      meta: { rules: ["2-investor-dashboard-58"] },
      invoke: {
        id: "loadRest",
        src: "loadRest",
        onDone: { target: "allPages" },
        onError: {
          target: "firstPage",
          actions: "showFailure",
          description:
            "The loaded rows stay, and the page offers to load all again.",
        },
      },
    },
    allPages: {
      description: "All pages are loaded.",
      tags: "wantsAll",
      on: { "rest.requested": { target: "loadingRest" } },
    },
  },
});
