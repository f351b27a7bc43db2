import { expect } from "vitest";
import { CAROUSEL_GROUP } from "../../../contract/constants.ts";
import { insightsCarouselMachine } from "../../../machines/insights-carousel/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { insightsCarouselPlan } from "./plan.ts";

const previous = { type: "previous.pressed" } as const;
const next = { type: "next.pressed" } as const;
const start = { type: "start.chosen" } as const;
const end = { type: "end.chosen" } as const;
const scrollEffects = [["scrollToIndex"]] as const;

/** Returns the index at which the last view starts. */
const lastViewIndex = ({
  count,
  groupSize,
}: {
  count: number;
  groupSize: number;
}) => count - groupSize;
type Step = {
  readonly before: {
    readonly context: { readonly count: number; readonly groupSize: number };
  };
};
const movesToEnd = {
  context: ({ before }: Step) => ({ index: lastViewIndex(before.context) }),
};

walkMachine(insightsCarouselMachine, {
  ...insightsCarouselPlan,
  states: {
    complete: {
      check: ({ snapshot }) =>
        expect(snapshot.context.groupSize).toBeGreaterThanOrEqual(
          snapshot.context.count,
        ),
      cannot: [previous, next, start, end],
    },
    first: {
      context: { index: 0 },
      can: [next, end],
      cannot: [previous, start],
    },
    between: { can: [previous, next, start, end] },
    last: {
      check: ({ snapshot: { context } }) =>
        expect(context.index).toBe(lastViewIndex(context)),
      can: [previous, start],
      cannot: [next, end],
    },
  },
  transitions: {
    "(start)": {
      calls: [["watchStrip"]],

      context: { index: 0, groupSize: CAROUSEL_GROUP },
    },
    "(root) --strip.measured--> positioning": {
      context: ({ before, event }) => {
        const groupSize = Math.min(
          CAROUSEL_GROUP,
          Math.max(1, event.visibleCount),
        );
        const last = Math.max(0, before.context.count - groupSize);
        return { groupSize, index: Math.min(last, Math.max(0, event.index)) };
      },
    },
    "(root) --onError(watchStrip)--> (ignored)": { context: "unchanged" },
    "positioning --always [fitsAll]--> complete": {
      when: ({ before: { context } }) => context.count <= context.groupSize,
      context: "unchanged",
    },
    "positioning --always [isAtStart]--> first": {
      when: ({ before }) => before.context.index === 0,
      context: "unchanged",
    },
    "positioning --always [isAtEnd]--> last": {
      when: ({ before: { context } }) =>
        context.index === lastViewIndex(context),
      context: "unchanged",
    },
    "positioning --always [else]--> between": { context: "unchanged" },
    "first --next.pressed--> positioning": {
      effects: scrollEffects,
      context: { index: 1 },
    },
    "first --end.chosen--> positioning": {
      effects: scrollEffects,
      ...movesToEnd,
    },
    "between --previous.pressed--> positioning": {
      effects: scrollEffects,
      context: ({ before }) => ({ index: before.context.index - 1 }),
    },
    "between --next.pressed--> positioning": {
      effects: scrollEffects,
      context: ({ before }) => ({ index: before.context.index + 1 }),
    },
    "between --start.chosen--> positioning": {
      effects: scrollEffects,
      context: { index: 0 },
    },
    "between --end.chosen--> positioning": {
      effects: scrollEffects,
      ...movesToEnd,
    },
    "last --previous.pressed--> positioning": {
      effects: scrollEffects,
      context: ({ before }) => ({ index: before.context.index - 1 }),
    },
    "last --start.chosen--> positioning": {
      effects: scrollEffects,
      context: { index: 0 },
    },
  },
  invariants: {
    "a view never has more than one group of articles and never extends past the last article":
      {
        rules: ["1-insights-07"],
        check: ({ snapshot: { context } }) => {
          expect(context.groupSize).toBeGreaterThanOrEqual(1);
          expect(context.groupSize).toBeLessThanOrEqual(CAROUSEL_GROUP);
          expect(context.index).toBeGreaterThanOrEqual(0);
          expect(context.index).toBeLessThanOrEqual(
            Math.max(0, lastViewIndex(context)),
          );
        },
      },
  },
});
