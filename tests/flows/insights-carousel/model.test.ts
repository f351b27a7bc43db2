import { expect } from "vitest";
import type { ContextFrom } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import { CAROUSEL_GROUP } from "../../../contract/constants.ts";
import { insightsCarouselMachine } from "../../../machines/insights-carousel/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { insightsCarouselPlan } from "./plan.ts";

type Context = ContextFrom<typeof insightsCarouselMachine>;

/** Returns the index at which the last view starts. */
const lastViewIndex = ({ count, groupSize }: Context) => count - groupSize;
const moves = (
  indexAfter: (context: Context) => number,
): BranchExpectation<typeof insightsCarouselMachine> => ({
  to: "positioning",
  effects: "scrollToIndex",
  context: ({ before }) => ({ index: indexAfter(before.context) }),
});
const movesForward = {
  "next.pressed": moves(({ index }) => index + 1),
  "end.chosen": moves(lastViewIndex),
};
const movesBack = {
  "previous.pressed": moves(({ index }) => index - 1),
  "start.chosen": moves(() => 0),
};

testMachine(insightsCarouselMachine, {
  ...insightsCarouselPlan,
  initialContext: { index: 0, groupSize: CAROUSEL_GROUP },
  expect: {
    "(root)": {
      calls: "watchStrip",
      on: {
        "strip.measured": {
          to: "positioning",
          reenter: false,
          context: ({ before, event }) => {
            const groupSize = Math.min(
              CAROUSEL_GROUP,
              Math.max(1, event.visibleCount),
            );
            const last = Math.max(0, before.context.count - groupSize);
            return {
              groupSize,
              index: Math.min(last, Math.max(0, event.index)),
            };
          },
        },
      },
    },
    positioning: {
      always: [
        {
          to: "complete",
          when: ({ context }) => context.count <= context.groupSize,
        },
        { to: "first", when: ({ context }) => context.index === 0 },
        {
          to: "last",
          when: ({ context }) => context.index === lastViewIndex(context),
        },
        "between",
      ],
    },
    first: { context: { index: 0 }, on: movesForward },
    between: { on: { ...movesBack, ...movesForward } },
    last: { on: movesBack },
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
