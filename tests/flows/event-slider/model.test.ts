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
const request = { type: "file.requested" } as const;
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
      can: [request],
    },
    "shown.file.downloading": {
      tags: ["downloading"],
      notTags: ["downloadFailed"],
    },
    "shown.file.failed": {
      tags: ["downloadFailed"],
      notTags: ["downloading"],
      can: [request],
    },
  },
  transitions: {
    "(start)": {
      calls: [["fetchItems"]],
      context: { events: [], index: 0, registeredIds: [] },
    },
    "loading --onDone(fetchItems) [isEmpty]--> shown": {
      rules: ["3-events-02"],
      when: ({ event }) => event.output.length === 0,
      calls: motionPauseCalls,
      context: { events: [sampleEvent], showsSample: true, index: 0 },
    },
    "loading --onDone(fetchItems) [else]--> shown": {
      calls: motionPauseCalls,
      context: ({ event }) => ({ events: event.output, showsSample: false }),
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
      rules: ["8-offline-04"],
      calls: [["fetchItems"]],
    },
    "failed --onError(watchPage)--> (ignored)": { context: "unchanged" },
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
    "shown.slides.counting --always [hasOneSlide]--> shown.slides.single": {
      when: ({ before }) => slidesOf(before.context).length === 1,
    },
    "shown.slides.counting --always [else]--> shown.slides.playing": {
      check: ({ after }) => expect(after.hasTag("playing")).toBe(true),
    },
    "shown.slides.playing --after(sliderInterval)--> shown.slides.playing": {
      rules: ["2-event-slider-05"],
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
    "shown.file --file.requested--> shown.file.downloading": {
      rules: ["2-event-slider-03"],
      calls: ({ before }) => [
        ["downloadIcs", currentSlide(before.context)?.event],
      ],
      check: ({ before, after }) =>
        expect(after.context).toEqual({
          ...before.context,
          requestedFile: currentSlide(before.context)?.event,
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
