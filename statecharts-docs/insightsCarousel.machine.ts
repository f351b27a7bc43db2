import { fromPromise, setup } from "xstate";

/** Look through the articles. Generated: `npm run docs` writes it anew. */
export const insightsCarouselMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    watchStrip: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    moveBack: () => {},
    moveOn: () => {},
    moveToEnd: () => {},
    moveToStart: () => {},
    noteView: () => {},
    showIndex: () => {},
  },
  guards: {
    isAtEnd: () => true,
    isAtStart: () => true,
    isWhole: () => true,
  },
  delays: {},
}).createMachine({
  id: "insightsCarousel",
  description: "Look through the articles.",
  invoke: {
    id: "watchStrip",
    src: "watchStrip",
    onError: {
      description: "The buttons move it all the same.",
    },
  },
  on: {
    "strip.measured": {
      target: ".placing",
      actions: "noteView",
      description: "Swiped, scrolled, reached by the keyboard, or resized.",
    },
  },
  initial: "placing",
  states: {
    placing: {
      description: "Where along the strip is the group in view?",
      always: [
        {
          guard: "isWhole",
          target: "whole",
          description: "Every article is in view.",
        },
        {
          guard: "isAtStart",
          target: "first",
          description: "At index 0.",
        },
        {
          guard: "isAtEnd",
          target: "last",
          description: "The last article is in view.",
        },
        {
          target: "between",
          description: "There is more on both sides.",
        },
      ],
    },
    whole: {
      description: "Nothing to move: neither previous nor next.",
      meta: {
        specification: [
          "§9",
        ],
      },
    },
    first: {
      description: "The first group. Previous is disabled.",
      meta: {
        specification: [
          "§1",
          "§9",
        ],
      },
      on: {
        "next.pressed": {
          target: "placing",
          actions: [
            "moveOn",
            "showIndex",
          ],
          description: "Next, or the right arrow key: by one article.",
        },
        "end.chosen": {
          target: "placing",
          actions: [
            "moveToEnd",
            "showIndex",
          ],
          description: "The End key.",
        },
      },
    },
    between: {
      description: "Both ways are open.",
      meta: {
        specification: [
          "§1",
          "§9",
        ],
      },
      on: {
        "previous.pressed": {
          target: "placing",
          actions: [
            "moveBack",
            "showIndex",
          ],
          description: "Previous, or the left arrow key: by one article.",
        },
        "next.pressed": {
          target: "placing",
          actions: [
            "moveOn",
            "showIndex",
          ],
          description: "Next, or the right arrow key: by one article.",
        },
        "start.chosen": {
          target: "placing",
          actions: [
            "moveToStart",
            "showIndex",
          ],
          description: "The Home key.",
        },
        "end.chosen": {
          target: "placing",
          actions: [
            "moveToEnd",
            "showIndex",
          ],
          description: "The End key.",
        },
      },
    },
    last: {
      description: "The last group. Next is disabled.",
      meta: {
        specification: [
          "§1",
          "§9",
        ],
      },
      on: {
        "previous.pressed": {
          target: "placing",
          actions: [
            "moveBack",
            "showIndex",
          ],
          description: "Previous, or the left arrow key: by one article.",
        },
        "start.chosen": {
          target: "placing",
          actions: [
            "moveToStart",
            "showIndex",
          ],
          description: "The Home key.",
        },
      },
    },
  },
});
