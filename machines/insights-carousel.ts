import { assign, fromCallback, setup } from "xstate";
import { CAROUSEL_GROUP } from "../contract/constants.ts";
import { notProvidedSource } from "./actor-stub.ts";

export type InsightsCarouselInput = {
  /** How many articles there are. */
  readonly count: number;
};
export type InsightsCarouselContext = InsightsCarouselInput & {
  /** The first article in view, from 0. */
  readonly index: number;
  /** How many are in view at once: a group of 4, and fewer where the window is too narrow for it. */
  readonly group: number;
};
export type InsightsCarouselEvent =
  | { type: "previous.pressed" }
  | { type: "next.pressed" }
  | { type: "start.chosen" }
  | { type: "end.chosen" }
  /** The strip stands still after a swipe, or its width has changed: what is in view now. */
  | { type: "strip.measured"; index: number; fits: number };

/** The index at which the last article is in view. */
export function lastIndex(count: number, group: number): number {
  return Math.max(0, count - group);
}

/**
 * The insights carousel (§1, §9): ten articles in groups of 4, moved by one. The strip is a native scroller, so
 * swiping, the keyboard and a page without its code need nothing of this; the chart follows it, and moves it.
 */
export const insightsCarouselMachine = setup({
  types: {
    context: {} as InsightsCarouselContext,
    events: {} as InsightsCarouselEvent,
    input: {} as InsightsCarouselInput,
  },
  actors: {
    /** Sends `strip.measured` at once, when the strip stands still again, and when its width has changed. */
    watchStrip: fromCallback<InsightsCarouselEvent>(notProvidedSource),
  },
  guards: {
    isWhole: ({ context: { count, group } }) => count <= group,
    isAtStart: ({ context: { index } }) => index === 0,
    isAtEnd: ({ context: { count, group, index } }) =>
      index === lastIndex(count, group),
  },
  actions: {
    moveOn: assign({ index: ({ context }) => context.index + 1 }),
    moveBack: assign({ index: ({ context }) => context.index - 1 }),
    moveToStart: assign({ index: 0 }),
    moveToEnd: assign({
      index: ({ context }) => lastIndex(context.count, context.group),
    }),
    noteView: assign(({ context, event }) => {
      if (event.type !== "strip.measured") return {};
      const group = Math.min(CAROUSEL_GROUP, Math.max(1, event.fits));
      const last = lastIndex(context.count, group);
      return { group, index: Math.min(last, Math.max(0, event.index)) };
    }),
    /** Effect, given by the browser: the strip glides until the article of the index comes first. */
    showIndex: () => {},
  },
}).createMachine({
  id: "insightsCarousel",
  description: "Look through the articles.",
  context: ({ input }) => ({ ...input, index: 0, group: CAROUSEL_GROUP }),
  invoke: {
    id: "watchStrip",
    src: "watchStrip",
    onError: { description: "The buttons move it all the same." },
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
        { guard: "isAtStart", target: "first", description: "At index 0." },
        {
          guard: "isAtEnd",
          target: "last",
          description: "The last article is in view.",
        },
        { target: "between", description: "There is more on both sides." },
      ],
    },
    whole: {
      description: "Nothing to move: neither previous nor next.",
      meta: { specification: ["§9"] },
    },
    first: {
      description: "The first group. Previous is disabled.",
      meta: { specification: ["§1", "§9"] },
      on: {
        "next.pressed": {
          target: "placing",
          actions: ["moveOn", "showIndex"],
          description: "Next, or the right arrow key: by one article.",
        },
        "end.chosen": {
          target: "placing",
          actions: ["moveToEnd", "showIndex"],
          description: "The End key.",
        },
      },
    },
    between: {
      description: "Both ways are open.",
      meta: { specification: ["§1", "§9"] },
      on: {
        "previous.pressed": {
          target: "placing",
          actions: ["moveBack", "showIndex"],
          description: "Previous, or the left arrow key: by one article.",
        },
        "next.pressed": {
          target: "placing",
          actions: ["moveOn", "showIndex"],
          description: "Next, or the right arrow key: by one article.",
        },
        "start.chosen": {
          target: "placing",
          actions: ["moveToStart", "showIndex"],
          description: "The Home key.",
        },
        "end.chosen": {
          target: "placing",
          actions: ["moveToEnd", "showIndex"],
          description: "The End key.",
        },
      },
    },
    last: {
      description: "The last group. Next is disabled.",
      meta: { specification: ["§1", "§9"] },
      on: {
        "previous.pressed": {
          target: "placing",
          actions: ["moveBack", "showIndex"],
          description: "Previous, or the left arrow key: by one article.",
        },
        "start.chosen": {
          target: "placing",
          actions: ["moveToStart", "showIndex"],
          description: "The Home key.",
        },
      },
    },
  },
});
