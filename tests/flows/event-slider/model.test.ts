import { expect, test } from "vitest";
import { SLIDER_INTERVAL, SLOW_LOAD } from "../../../contract/constants.ts";
import {
  currentSlide,
  type EventSliderContext,
  eventSliderMachine,
  slidesOf,
} from "../../../machines/event-slider/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { demoDay, eventSliderPlan, roundtable, sampleEvent } from "./plan.ts";

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
    "shown.single": {
      tags: ["shown"],
      notTags: ["playing", "stopped"],
      context: { index: 0 },
      cannot: [next, previous, stop, play],
    },
    "shown.playing": {
      tags: ["shown", "playing"],
      notTags: ["stopped"],
      can: [next, previous, stop],
      cannot: [play],
    },
    "shown.paused": {
      tags: ["shown"],
      notTags: ["playing", "stopped"],
      can: [next, previous, stop],
    },
    "shown.stopped": {
      tags: ["shown", "stopped"],
      notTags: ["playing"],
      can: [next, previous, play],
      cannot: [stop],
    },
  },
  transitions: {
    "(start)": {
      calls: [["fetchEvents"]],
      context: { events: [], index: 0, registeredIds: [] },
    },
    "loading --onDone(fetchEvents) [isEmpty]--> shown": {
      rules: ["3-events-02"],
      when: ({ event }) => event.output.length === 0,
      calls: motionPauseCalls,
      context: { events: [sampleEvent], showsSample: true, index: 0 },
    },
    "loading --onDone(fetchEvents) [else]--> shown": {
      calls: motionPauseCalls,
      context: ({ event }) => ({ events: event.output, showsSample: false }),
    },
    "loading --onError(fetchEvents)--> failed": {
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
    "failed --load.retried--> loading": { calls: [["fetchEvents"]] },
    "shown --onError(watchMotionPause)--> (ignored)": { context: "unchanged" },
    "shown --registration.opened [isInView]--> (stays)": {
      rules: ["2-event-slider-03", "2-event-slider-04"],
      when: ({ before, event }) =>
        currentSlide(before.context)?.event.id === event.id,
      context: ({ before, event }) => ({
        registeredIds: [
          ...new Set([...before.context.registeredIds, event.id]),
        ],
      }),
    },
    "shown.counting --always [hasOneSlide]--> shown.single": {
      when: ({ before }) => slidesOf(before.context).length === 1,
    },
    "shown.counting --always [else]--> shown.playing": {
      check: ({ after }) => expect(after.hasTag("playing")).toBe(true),
    },
    "shown.playing --after(sliderInterval)--> shown.playing": {
      rules: ["2-event-slider-05"],
      after: SLIDER_INTERVAL,
      ...movesForward,
    },
    "shown.playing --next.pressed--> shown.playing": movesForward,
    "shown.playing --previous.pressed--> shown.playing": movesBack,
    "shown.playing --stop.pressed--> shown.stopped": staysOnSlide(),
    "shown.playing --pause.started--> shown.paused": staysOnSlide(),
    "shown.paused --pause.ended--> shown.playing": staysOnSlide(),
    "shown.paused --next.pressed--> (stays)": movesForward,
    "shown.paused --previous.pressed--> (stays)": movesBack,
    "shown.paused --stop.pressed--> shown.stopped": staysOnSlide(),
    "shown.stopped --next.pressed--> (stays)": movesForward,
    "shown.stopped --previous.pressed--> (stays)": movesBack,
    "shown.stopped --play.pressed--> shown.playing": staysOnSlide(),
  },
});

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
