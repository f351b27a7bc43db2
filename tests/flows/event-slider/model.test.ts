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
import { shownText } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import {
  DEMO_DAY_END,
  demoDay,
  eventSliderPlan,
  NOW,
  ROUNDTABLE_END,
  roundtable,
  sampleEvent,
} from "./plan.ts";

const next = { type: "next.pressed" } as const;
const previous = { type: "previous.pressed" } as const;
const stop = { type: "stop.pressed" } as const;
const play = { type: "play.pressed" } as const;

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
const motionPauseCalls = [["watchMotionPause"]] as const;

walkMachine(eventSliderMachine, {
  ...eventSliderPlan,
  states: {
    loading: {
      tags: ["loading"],
      notTags: ["failed", "shown"],
      context: { notice: null },
      cannot: [next, stop],
    },
    failed: {
      tags: ["failed"],
      notTags: ["loading", "shown"],
      context: { events: [], slow: false },
      can: [{ type: "load.retried" }],
    },
    "shown.slides.single": {
      tags: ["shown"],
      notTags: ["playing", "stopped"],
      context: { index: 0 },
      cannot: [next, previous, stop, play],
    },
    "shown.slides.playing": {
      tags: ["shown", "playing"],
      notTags: ["stopped"],
      can: [next, previous, stop],
      cannot: [play],
    },
    "shown.slides.paused": {
      tags: ["shown"],
      notTags: ["playing", "stopped"],
      can: [next, previous, stop],
    },
    "shown.slides.stopped": {
      tags: ["shown", "stopped"],
      notTags: ["playing"],
      can: [next, previous, play],
      cannot: [stop],
    },
    "shown.file.idle": {
      notTags: ["downloading", "downloadFailed"],
    },
    "shown.file.downloading": {
      tags: ["downloading"],
      notTags: ["downloadFailed"],
    },
    "shown.file.failed": {
      tags: ["downloadFailed"],
      notTags: ["downloading"],
    },
  },
  transitions: {
    "(start)": {
      calls: [["watchClock"], ["fetchItems"]],
      context: { events: [], index: 0, registeredIds: [], now: NOW },
    },
    "(root) --onError(watchClock)--> (ignored)": { context: "unchanged" },
    "(root) --clock.ticked--> (stays)": {
      context: ({ event }) => ({ now: event.at }),
    },
    "loading --onDone(fetchItems) [isEmpty]--> shown": {
      when: ({ event }) => event.output.length === 0,
      calls: motionPauseCalls,
      context: { events: [sampleEvent], showsSample: true, index: 0 },
    },
    "loading --onDone(fetchItems) [else]--> shown": {
      calls: motionPauseCalls,
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
    "loading --onError(fetchItems)--> failed": {
      calls: [["watchPage"]],
      check: ({ after, event }) =>
        expect(shownText(after.context.notice)).toBe(
          event.error.kind === "noResponse"
            ? "You appear to be offline. Check your connection and try again."
            : "Something went wrong on our side. Please try again in a moment.",
        ),
    },
    "loading --after(slowLoad)--> (stays)": {
      after: SLOW_LOAD,
      context: { slow: true },
    },
    "failed --load.retried--> loading": { calls: [["fetchItems"]] },
    "failed --page.resumed--> loading": {
      calls: [["fetchItems"]],
    },
    "failed --onError(watchPage)--> (ignored)": { context: "unchanged" },
    "shown --onError(watchMotionPause)--> (ignored)": { context: "unchanged" },
    "shown --registration.opened [canRegister]--> (stays)": {
      when: ({ before: { context } }) =>
        eventInView(context).registration_link !== "" &&
        context.now < endInView(context),
      context: ({ before: { context } }) => ({
        registeredIds: [
          ...new Set([...context.registeredIds, eventInView(context).id]),
        ],
      }),
    },
    "shown.slides.counting --always [hasOneSlide]--> shown.slides.single": {
      when: ({ before }) => slidesOf(before.context).length === 1,
    },
    "shown.slides.counting --always [else]--> shown.slides.playing": {
      check: ({ after }) => expect(after.hasTag("playing")).toBe(true),
    },
    "shown.slides.playing --after(sliderInterval)--> shown.slides.playing": {
      after: SLIDER_INTERVAL,
      ...movesForward,
    },
    "shown.slides.playing --next.pressed--> shown.slides.playing": movesForward,
    "shown.slides.playing --previous.pressed--> shown.slides.playing":
      movesBack,
    "shown.slides.playing --stop.pressed--> shown.slides.stopped":
      staysOnSlide(),
    "shown.slides.playing --pause.started--> shown.slides.paused":
      staysOnSlide(),
    "shown.slides.paused --pause.ended--> shown.slides.playing": staysOnSlide(),
    "shown.slides.paused --next.pressed--> (stays)": movesForward,
    "shown.slides.paused --previous.pressed--> (stays)": movesBack,
    "shown.slides.paused --stop.pressed--> shown.slides.stopped":
      staysOnSlide(),
    "shown.slides.stopped --next.pressed--> (stays)": movesForward,
    "shown.slides.stopped --previous.pressed--> (stays)": movesBack,
    "shown.slides.stopped --play.pressed--> shown.slides.playing":
      staysOnSlide(),
    "shown.file --file.requested [canSave]--> shown.file.downloading": {
      when: ({ before: { context } }) =>
        (eventInView(context).id === "e2" ||
          context.registeredIds.includes(eventInView(context).id)) &&
        context.now < endInView(context),
      calls: ({ before }) => [["downloadIcs", eventInView(before.context)]],
      check: ({ before, after }) =>
        expect(after.context).toEqual({
          ...before.context,
          requestedFile: eventInView(before.context),
        }),
    },
    "shown.file.downloading --onDone(downloadIcs)--> shown.file.idle": {
      context: "unchanged",
    },
    "shown.file.downloading --onError(downloadIcs)--> shown.file.failed": {
      context: "unchanged",
    },
  },
});

function eventInView(context: EventSliderContext) {
  return currentSlide(context).event;
}

function endInView(context: EventSliderContext): number {
  return eventInView(context).id === "e2" ? DEMO_DAY_END : ROUNDTABLE_END;
}

function staysOnSlide() {
  return {
    check: ({ before, after }: Step) =>
      expect(after.context).toEqual(before.context),
  };
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
