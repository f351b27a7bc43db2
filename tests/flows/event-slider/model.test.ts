import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { CalendarEvent } from "../../../contract/calls/calendars.ts";
import { SLIDER_INTERVAL, SLOW_LOAD } from "../../../contract/constants.ts";
import {
  currentSlide,
  type EventSliderContext,
  eventSliderMachine,
  hasEnded,
  slidesOf,
} from "../../../machines/event-slider/chart.ts";
import { showsLoadFailure } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  DEMO_DAY_END,
  demoDay,
  eventSliderPlan,
  NOW,
  ROUNDTABLE_END,
  roundtable,
  sampleEvent,
} from "./plan.ts";

type Step = {
  readonly before: { readonly context: EventSliderContext };
  readonly after: { readonly context: EventSliderContext };
};
/** Expects that the index has moved by this many slides, wrapping around. */
const expectsMove =
  (by: number) =>
  ({ before, after }: Step) => {
    const count = slidesOf(before.context).length;
    expect(count).toBeGreaterThan(1);
    expect(after.context.index).toBe(
      (before.context.index + by + count) % count,
    );
  };
const movesForward = { check: expectsMove(1) };
const movesBack = { check: expectsMove(-1) };

testMachine(eventSliderMachine, {
  ...eventSliderPlan,
  delays: { slowLoad: SLOW_LOAD, sliderInterval: SLIDER_INTERVAL },
  initialContext: { events: [], index: 0, registeredIds: [], now: NOW },
  expect: {
    "(root)": {
      initial: "loading",
      calls: "watchClock",
      on: { "clock.ticked": { context: ({ event }) => ({ now: event.at }) } },
    },
    loading: {
      tags: "loading",
      calls: "fetchItems",
      context: { notice: null },
      after: { slowLoad: { context: { slow: true } } },
      onDone: [
        {
          to: "shown",
          when: ({ event }) => event.output.length === 0,
          context: { events: [sampleEvent], showsSample: true, index: 0 },
        },
        {
          to: "shown",
          context: ({ before, event }) => ({
            events: event.output,
            showsSample: false,
            // The demo day follows the two pictures of the roundtable.
            index:
              event.output.length === 2 && before.context.now >= ROUNDTABLE_END
                ? 2
                : 0,
          }),
        },
      ],
      onError: {
        to: "failed",
        ...showsLoadFailure,
      },
    },
    failed: {
      tags: "failed",
      calls: "watchPage",
      context: { events: [], slow: false },
      on: { "load.retried": "loading", "page.resumed": "loading" },
    },
    shown: {
      tags: "shown",
      calls: "watchMotionPause",
      on: {
        "registration.opened": {
          when: ({ context }) =>
            eventInView(context).registration_link !== "" &&
            context.now < endInView(context),
          context: ({ before: { context } }) => ({
            registeredIds: [
              ...new Set([...context.registeredIds, eventInView(context).id]),
            ],
          }),
        },
      },
    },
    "shown.slides.counting": {
      always: [
        {
          to: "shown.slides.single",
          when: ({ context }) => slidesOf(context).length === 1,
        },
        "shown.slides.playing",
      ],
    },
    "shown.slides.single": { context: { index: 0 } },
    "shown.slides.playing": {
      tags: "playing",
      on: {
        "next.pressed": {
          to: "shown.slides.playing",
          reenter: true,
          ...movesForward,
        },
        "previous.pressed": {
          to: "shown.slides.playing",
          reenter: true,
          ...movesBack,
        },
        "stop.pressed": { to: "shown.slides.stopped", changes: {} },
        "pause.started": { to: "shown.slides.paused", changes: {} },
      },
      after: {
        sliderInterval: {
          to: "shown.slides.playing",
          reenter: true,
          ...movesForward,
        },
      },
    },
    "shown.slides.paused": {
      on: {
        "pause.ended": { to: "shown.slides.playing", changes: {} },
        "next.pressed": movesForward,
        "previous.pressed": movesBack,
        "stop.pressed": { to: "shown.slides.stopped", changes: {} },
      },
    },
    "shown.slides.stopped": {
      tags: "stopped",
      on: {
        "next.pressed": movesForward,
        "previous.pressed": movesBack,
        "play.pressed": { to: "shown.slides.playing", changes: {} },
      },
    },
    "shown.file": {
      initial: "shown.file.idle",
      on: {
        "file.requested": {
          to: "shown.file.downloading",
          when: ({ context }) =>
            (eventInView(context).id === "e2" ||
              context.registeredIds.includes(eventInView(context).id)) &&
            context.now < endInView(context),
          changes: ({ before }) => ({
            requestedFile: eventInView(before.context),
          }),
        },
      },
    },
    "shown.file.downloading": {
      tags: "downloading",
      calls: ({ before }) => ({ downloadIcs: eventInView(before.context) }),
      onDone: "shown.file.idle",
      onError: "shown.file.failed",
    },
    "shown.file.failed": { tags: "downloadFailed" },
  },
});

function eventInView(context: EventSliderContext) {
  return currentSlide(context).event;
}

function endInView(context: EventSliderContext): number {
  return eventInView(context).id === "e2" ? DEMO_DAY_END : ROUNDTABLE_END;
}

test("the pictures of an event are shown in sequence, and an event without pictures is shown too", {
  tags: ["2-event-slider-01"],
}, () => {
  const slides = slidesOf({ events: [roundtable, demoDay] });
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
  async (now, id) => {
    const loaded = fromPromise<readonly CalendarEvent[], undefined>(
      async () => [roundtable, demoDay],
    );
    const actor = createActor(
      eventSliderMachine.provide({ actors: { fetchItems: loaded } }),
      { input: { sample: sampleEvent, now } },
    ).start();
    const { context } = await waitFor(actor, (state) => state.hasTag("shown"));
    expect(currentSlide(context)).toMatchObject({ event: { id }, picture: 0 });
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
