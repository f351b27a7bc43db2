import { assign, setup } from "xstate";
import { CAROUSEL_GROUP } from "../../contract/constants.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect, eventActor, invokeEventActor } from "../shared/actor-stub.ts";

type InsightsCarouselInput = {
  readonly count: number;
};
type InsightsCarouselContext = InsightsCarouselInput & {
  /** Index of the first visible article. */
  readonly index: number;
  /** Number of visible articles: a full group, or fewer in a narrow window. */
  readonly groupSize: number;
};
export type InsightsCarouselEvent =
  | { type: "previous.pressed" }
  | { type: "next.pressed" }
  | { type: "start.chosen" }
  | { type: "end.chosen" }
  /** The strip has stopped scrolling or was resized. `index` refers to the first visible article. */
  | { type: "strip.measured"; index: number; visibleCount: number };

/** Returns the index of the first article in the last group. */
function lastIndex(count: number, groupSize: number): number {
  return Math.max(0, count - groupSize);
}

const backTransitions = {
  "previous.pressed": {
    target: "positioning",
    actions: ["moveBack", "scrollToIndex"],
    meta: { rules: ["1-insights-08"] },
  },
  "start.chosen": {
    target: "positioning",
    actions: ["moveToStart", "scrollToIndex"],
  },
} as const;

const forwardTransitions = {
  "next.pressed": {
    target: "positioning",
    actions: ["moveForward", "scrollToIndex"],
    meta: { rules: ["1-insights-08"] },
  },
  "end.chosen": {
    target: "positioning",
    actions: ["moveToEnd", "scrollToIndex"],
  },
} as const;

/**
 * Shows a group of articles and moves one article at a time. The strip is a native scroll container, so swiping, the
 * keyboard and the prerendered page work without this chart. The chart tracks and sets the scroll position.
 */
export const insightsCarouselMachine = setup({
  types: {
    context: {} as InsightsCarouselContext,
    events: {} as InsightsCarouselEvent,
    input: {} as InsightsCarouselInput,
  },
  actors: {
    /** Sends `strip.measured` on start-up, after scrolling and after a change of width. */
    watchStrip: eventActor<InsightsCarouselEvent>(),
  },
  guards: {
    fitsAll: ({ context: { count, groupSize } }) => count <= groupSize,
    isAtStart: ({ context: { index } }) => index === 0,
    isAtEnd: ({ context: { count, groupSize, index } }) =>
      index === lastIndex(count, groupSize),
  },
  actions: {
    moveForward: assign({ index: ({ context }) => context.index + 1 }),
    moveBack: assign({ index: ({ context }) => context.index - 1 }),
    moveToStart: assign({ index: 0 }),
    moveToEnd: assign({
      index: ({ context }) => lastIndex(context.count, context.groupSize),
    }),
    setView: assign(({ context, event }) => {
      const { index, visibleCount } = eventOf(event, "strip.measured");
      const groupSize = Math.min(CAROUSEL_GROUP, Math.max(1, visibleCount));
      const last = lastIndex(context.count, groupSize);
      return { groupSize, index: Math.min(last, Math.max(0, index)) };
    }),
    /** Scrolls the article at `index` to the start of the view. */
    scrollToIndex: effect(),
  },
}).createMachine({
  id: "insightsCarousel",
  description: "Browse the articles on the landing page.",
  meta: {
    title: "Insights carousel",
    who: "Everyone",
    area: "publicSite",
    rules: ["1-insights-07"],
  },
  context: ({ input }) => ({ ...input, index: 0, groupSize: CAROUSEL_GROUP }),
  invoke: invokeEventActor("watchStrip"),
  on: { "strip.measured": { target: ".positioning", actions: "setView" } },
  initial: "positioning",
  states: {
    positioning: {
      description:
        "Checks whether the visible group is the first, the last or the only one.",
      always: [
        { guard: "fitsAll", target: "complete" },
        { guard: "isAtStart", target: "first" },
        { guard: "isAtEnd", target: "last" },
        { target: "between" },
      ],
    },
    complete: {
      description: "All articles are in view. Previous and Next are disabled.",
    },
    first: {
      description: "The first group is in view. Previous is disabled.",
      meta: { rules: ["1-insights-09"] },
      on: forwardTransitions,
    },
    between: {
      description: "There are more articles on both sides.",
      on: { ...backTransitions, ...forwardTransitions },
    },
    last: {
      description: "The last group is in view. Next is disabled.",
      on: backTransitions,
    },
  },
});
