import { fromPromise, setup } from "xstate";

/** Browse the articles on the landing page. Generated: `npm run docs` writes it anew. */
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
  description: "Browse the articles on the landing page.",
  meta: {
    title: "Insights carousel",
    who: "Everyone",
    rules: [
      "1-insights-07",
    ],
  },
  invoke: {
    id: "watchStrip",
    src: "watchStrip",
    onError: {
      description: "The buttons still work.",
    },
  },
  on: {
    "strip.measured": {
      target: ".placing",
      actions: "noteView",
      description: "After swiping, scrolling, keyboard navigation or resizing.",
    },
  },
  initial: "placing",
  states: {
    placing: {
      description: "Determines the position of the group in view.",
      always: [
        {
          guard: "isWhole",
          target: "whole",
        },
        {
          guard: "isAtStart",
          target: "first",
          meta: {
            rules: [
              "1-insights-09",
            ],
          },
        },
        {
          guard: "isAtEnd",
          target: "last",
        },
        {
          target: "between",
        },
      ],
    },
    whole: {
      description: "All articles are in view. Previous and Next are not shown.",
    },
    first: {
      description: "The first group is in view. Previous is disabled.",
      meta: {
        rules: [
          "1-insights-09",
        ],
      },
      on: {
        "next.pressed": {
          target: "placing",
          actions: [
            "moveOn",
            "showIndex",
          ],
          meta: {
            rules: [
              "1-insights-08",
            ],
          },
        },
        "end.chosen": {
          target: "placing",
          actions: [
            "moveToEnd",
            "showIndex",
          ],
        },
      },
    },
    between: {
      description: "There are more articles on both sides.",
      on: {
        "previous.pressed": {
          target: "placing",
          actions: [
            "moveBack",
            "showIndex",
          ],
          meta: {
            rules: [
              "1-insights-08",
            ],
          },
        },
        "next.pressed": {
          target: "placing",
          actions: [
            "moveOn",
            "showIndex",
          ],
          meta: {
            rules: [
              "1-insights-08",
            ],
          },
        },
        "start.chosen": {
          target: "placing",
          actions: [
            "moveToStart",
            "showIndex",
          ],
        },
        "end.chosen": {
          target: "placing",
          actions: [
            "moveToEnd",
            "showIndex",
          ],
        },
      },
    },
    last: {
      description: "The last group is in view. Next is disabled.",
      on: {
        "previous.pressed": {
          target: "placing",
          actions: [
            "moveBack",
            "showIndex",
          ],
          meta: {
            rules: [
              "1-insights-08",
            ],
          },
        },
        "start.chosen": {
          target: "placing",
          actions: [
            "moveToStart",
            "showIndex",
          ],
        },
      },
    },
  },
});
