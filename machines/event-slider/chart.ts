import { assign, setup } from "xstate";
import type { CalendarEvent } from "../../contract/calls/calendars.ts";
import { SLIDER_INTERVAL } from "../../contract/constants.ts";
import { eventTimes } from "../../contract/event-times.ts";
import { eventOf } from "../shared/actor-events.ts";
import {
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";

export type EventSliderContext = {
  readonly count: number;
  /** Index of the visible slide. */
  readonly index: number;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  /** Ids of events whose registration page was opened. */
  readonly registeredIds: readonly string[];
  /** Id of the event whose calendar file was requested last. */
  readonly requestedId: string | null;
};

type EventSliderEvent =
  | { type: "clock.ticked"; at: number }
  | { type: "next.pressed" }
  | { type: "previous.pressed" }
  | { type: "stop.pressed" }
  | { type: "play.pressed" }
  /** The pointer or the focus entered the slider, the page was hidden, or the person prefers reduced motion. */
  | { type: "pause.started" }
  | { type: "pause.ended" }
  /** Register Now of the visible event. */
  | { type: "registration.opened"; event: CalendarEvent }
  /** Download ICS of the visible event. */
  | { type: "file.requested"; event: CalendarEvent };

/** One picture of one event. An event without pictures has one slide. */
export type Slide = {
  readonly event: CalendarEvent;
  /** Index among the event's pictures. */
  readonly picture: number;
};

/** Restarts the interval until the next picture. */
const restart = { target: "playing", reenter: true } as const;

/**
 * The event slider. Pictures of the events advance automatically, and pause while a person uses the slider. It starts
 * with the first event that has not ended. An event can be added to a calendar once its registration page has been
 * opened, or immediately if it has none. After an event has ended, a person can neither register for it nor add it.
 */
export const eventSliderMachine = setup({
  types: {
    context: {} as EventSliderContext,
    events: {} as EventSliderEvent,
    input: {} as Pick<EventSliderContext, "count" | "index" | "now">,
    tags: {} as "advancing" | "stopped" | "downloading" | "downloadFailed",
  },
  actors: {
    /** Sends `clock.ticked` at regular intervals, and when the page becomes visible. */
    watchClock: eventActor<EventSliderEvent>(),
    /** Sends `pause.started` and `pause.ended` for pointer, focus, page visibility and reduced motion. */
    watchMotionPause: eventActor<EventSliderEvent>(),
    /** Creates the ICS file of an event and starts a browser download. */
    downloadIcs: taskActor<void, { readonly event: CalendarEvent }>(),
  },
  guards: {
    hasOneSlide: ({ context }) => context.count === 1,
    canRegister: ({ context: { now }, event }) => {
      const { event: shown } = eventOf(event, "registration.opened");
      return shown.registration_link !== "" && !hasEnded(shown, now);
    },
    /** The registration page of an event must have been opened before, if there is one. */
    canSave: ({ context: { now, registeredIds }, event }) => {
      const { event: shown } = eventOf(event, "file.requested");
      const isOpen =
        shown.registration_link === "" || registeredIds.includes(shown.id);
      return isOpen && !hasEnded(shown, now);
    },
  },
  actions: {
    setNow: assign({ now: ({ event }) => eventOf(event, "clock.ticked").at }),
    moveForward: assign({ index: ({ context }) => wrappedIndex(context, 1) }),
    moveBack: assign({ index: ({ context }) => wrappedIndex(context, -1) }),
    addRegistration: assign({
      registeredIds: ({ context, event }) => [
        ...new Set([
          ...context.registeredIds,
          eventOf(event, "registration.opened").event.id,
        ]),
      ],
    }),
    setRequestedId: assign({
      requestedId: ({ event }) => eventOf(event, "file.requested").event.id,
    }),
  },
  delays: { sliderInterval: SLIDER_INTERVAL },
}).createMachine({
  id: "eventSlider",
  description: "Browse the events, register, and save the date.",
  meta: { title: "Event slider", who: "Members", area: "publicSite" },
  context: ({ input }) => ({
    ...input,
    registeredIds: [],
    requestedId: null,
  }),
  invoke: [
    invokeEventActor("watchClock"),
    invokeEventActor("watchMotionPause"),
  ],
  on: {
    "clock.ticked": { actions: "setNow" },
    "registration.opened": {
      guard: "canRegister",
      actions: "addRegistration",
      meta: { rules: ["2-event-slider-03", "2-event-slider-07"] },
    },
  },
  type: "parallel",
  states: {
    slides: {
      description: "The visible picture, and whether the pictures advance.",
      initial: "counting",
      states: {
        counting: {
          description: "Checks whether there is more than one picture.",
          always: [
            { guard: "hasOneSlide", target: "single" },
            { target: "playing" },
          ],
        },
        single: {
          description:
            "There is only one picture, which does not change. Previous, Next and Pause are not shown.",
        },
        playing: {
          description:
            "The next picture is shown after each interval. Previous and Next restart the interval.",
          tags: "advancing",
          after: {
            sliderInterval: {
              ...restart,
              actions: "moveForward",
              meta: { rules: ["2-event-slider-05"] },
            },
          },
          on: {
            "next.pressed": { ...restart, actions: "moveForward" },
            "previous.pressed": { ...restart, actions: "moveBack" },
            "stop.pressed": { target: "stopped" },
            "pause.started": { target: "paused" },
          },
        },
        paused: {
          description:
            "A person uses the slider, the page is hidden, or the person prefers reduced motion.",
          on: {
            "pause.ended": { target: "playing" },
            "next.pressed": { actions: "moveForward" },
            "previous.pressed": { actions: "moveBack" },
            "stop.pressed": { target: "stopped" },
          },
        },
        stopped: {
          description: "Only Previous and Next change the picture.",
          tags: "stopped",
          on: {
            "next.pressed": { actions: "moveForward" },
            "previous.pressed": { actions: "moveBack" },
            "play.pressed": { target: "playing" },
          },
        },
      },
    },
    file: {
      description: "The download of an event as an ICS file.",
      initial: "idle",
      on: {
        "file.requested": {
          guard: "canSave",
          target: ".downloading",
          actions: "setRequestedId",
          meta: { rules: ["2-event-slider-04", "2-event-slider-08"] },
        },
      },
      states: {
        idle: { description: "No file is being created." },
        downloading: {
          description: "The file is being created. Its button is busy.",
          tags: "downloading",
          invoke: {
            id: "downloadIcs",
            src: "downloadIcs",
            input: icsRequest,
            onDone: { target: "idle" },
            onError: { target: "failed" },
          },
        },
        failed: {
          description: "The page shows that the file could not be downloaded.",
          tags: "downloadFailed",
        },
      },
    },
  },
});

function icsRequest({ event }: { event: EventSliderEvent }) {
  return { event: eventOf(event, "file.requested").event };
}

/** Returns whether an event has ended at a time in epoch milliseconds. */
export function hasEnded(event: CalendarEvent, now: number): boolean {
  return eventTimes(event).end <= now;
}

/** Returns the index of the first slide of the first event that has not ended or, if all have, of the last event. */
export function firstIndex(slides: readonly Slide[], now: number): number {
  const first = slides.find(({ event }) => !hasEnded(event, now));
  const last = slides.at(-1);
  return slides.findIndex(({ event }) => event === (first ?? last)?.event);
}

/** Returns the slides of all events in order. */
export function slidesOf(events: readonly CalendarEvent[]): readonly Slide[] {
  return events.flatMap((event): Slide[] => {
    const length = Math.max(1, event.images.length);
    return Array.from({ length }, (_, picture) => ({ event, picture }));
  });
}

function wrappedIndex({ count, index }: EventSliderContext, offset: number) {
  return (index + offset + count) % count;
}
