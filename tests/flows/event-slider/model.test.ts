import { expect, test } from "vitest";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import { SLIDER_INTERVAL } from "../../../contract/constants.ts";
import {
  eventSliderMachine,
  firstIndex,
  hasEnded,
  slidesOf,
} from "../../../machines/event-slider/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  DEMO_DAY_END,
  demoDay,
  eventSliderPlan,
  NOW,
  ROUNDTABLE_END,
  roundtable,
} from "./plan.ts";

type Branch = BranchExpectation<typeof eventSliderMachine>;
/** Expects that the index has moved by this many slides, wrapping around. */
const moves = (by: number): Branch => ({
  context: ({ before: { context } }) => ({
    index: (context.index + by + context.count) % context.count,
  }),
});
const movesForward = moves(1);
const movesBack = moves(-1);
/** The interval starts again. */
const again = { to: "slides.playing", reenter: true } as const;

testMachine(eventSliderMachine, {
  ...eventSliderPlan,
  delays: { sliderInterval: SLIDER_INTERVAL },
  initialContext: { index: 0, registeredIds: [], now: NOW },
  expect: {
    "(root)": {
      calls: ["watchClock", "watchMotionPause"],
      on: {
        "clock.ticked": { context: ({ event }) => ({ now: event.at }) },
        "registration.opened": {
          when: ({ context, event }) =>
            event.event === roundtable && context.now < ROUNDTABLE_END,
          context: ({ before: { context }, event }) => ({
            registeredIds: [
              ...new Set([...context.registeredIds, event.event.id]),
            ],
          }),
        },
      },
    },
    "slides.counting": {
      always: [
        { to: "slides.single", when: ({ context }) => context.count === 1 },
        "slides.playing",
      ],
    },
    "slides.playing": {
      tags: "advancing",
      on: {
        "next.pressed": { ...again, ...movesForward },
        "previous.pressed": { ...again, ...movesBack },
        "stop.pressed": "slides.stopped",
        "pause.started": "slides.paused",
      },
      after: { sliderInterval: { ...again, ...movesForward } },
    },
    "slides.paused": {
      on: {
        "pause.ended": "slides.playing",
        "next.pressed": movesForward,
        "previous.pressed": movesBack,
        "stop.pressed": "slides.stopped",
      },
    },
    "slides.stopped": {
      tags: "stopped",
      on: {
        "next.pressed": movesForward,
        "previous.pressed": movesBack,
        "play.pressed": "slides.playing",
      },
    },
    file: {
      initial: "file.idle",
      on: {
        "file.requested": {
          to: "file.downloading",
          when: ({ context, event }) =>
            event.event === demoDay
              ? context.now < DEMO_DAY_END
              : context.registeredIds.includes("e1") &&
                context.now < ROUNDTABLE_END,
          changes: ({ event }) => ({ requestedId: event.event.id }),
        },
      },
    },
    "file.downloading": {
      tags: "downloading",
      calls: ({ event }) => ({ downloadIcs: { event: event.event } }),
      onDone: "file.idle",
      onError: "file.failed",
    },
    "file.failed": { tags: "downloadFailed" },
  },
});

test("the pictures of an event are shown in sequence, and an event without pictures is shown too", {
  tags: ["2-event-slider-01"],
}, () => {
  const slides = slidesOf([roundtable, demoDay]);
  expect(slides.map(({ event, picture }) => [event.id, picture])).toEqual([
    ["e1", 0],
    ["e1", 1],
    ["e2", 0],
  ]);
});

test.each([
  [NOW, "e1"],
  [ROUNDTABLE_END - 1, "e1"],
  [ROUNDTABLE_END, "e2"],
  // All events have ended, so the slider starts with the last one.
  [DEMO_DAY_END, "e2"],
])(
  "at %d, the slider starts with the event %s",
  {
    tags: ["2-event-slider-06"],
  },
  (now, id) => {
    const events = [roundtable, demoDay];
    const slides = slidesOf(events);
    const slide = slides[firstIndex(slides, now)];
    expect(slide).toMatchObject({ event: { id }, picture: 0 });
  },
);

test("an event without an end is assumed to end an hour after its start", {
  tags: ["2-event-slider-06"],
}, () => {
  const start = Date.parse("2026-12-04T09:00:00Z");
  const openEnded = { ...demoDay, start, end: null };
  expect(hasEnded(openEnded, start + 3_599_999)).toBe(false);
  expect(hasEnded(openEnded, start + 3_600_000)).toBe(true);
});
