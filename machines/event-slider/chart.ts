import { assign, setup } from "xstate";
import type { CalendarEvent } from "../../contract/calls/calendars.ts";
import { SLIDER_INTERVAL, SLOW_LOAD } from "../../contract/constants.ts";
import { eventTimes } from "../../contract/event-times.ts";
import type { Message } from "../../contract/messages/index.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { loadStates } from "../shared/load-states.ts";
import { loadNotice } from "../shared/notice.ts";

type EventSliderInput = {
  /** Shown when the server returns no events. */
  readonly sample: CalendarEvent;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
};

export type EventSliderContext = EventSliderInput & {
  readonly events: readonly CalendarEvent[];
  /** True when the only event is the sample. */
  readonly showsSample: boolean;
  /** Index of the visible slide among the slides of all events. */
  readonly index: number;
  /** Ids of events whose registration page was opened. */
  readonly registeredIds: readonly string[];
  readonly slow: boolean;
  readonly notice: Message | null;
  /** The event whose calendar file was requested last. */
  readonly requestedFile: CalendarEvent | null;
};

export type EventSliderEvent =
  | { type: "load.retried" }
  | { type: "page.resumed" }
  | { type: "clock.ticked"; at: number }
  | { type: "next.pressed" }
  | { type: "previous.pressed" }
  | { type: "stop.pressed" }
  | { type: "play.pressed" }
  /** The pointer or the focus entered the slider, the page was hidden, or the person prefers reduced motion. */
  | { type: "pause.started" }
  | { type: "pause.ended" }
  | { type: "registration.opened" }
  | { type: "file.requested" };

/** One picture of one event. An event without pictures has one slide. */
type Slide = {
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
    input: {} as EventSliderInput,
    tags: {} as
      | "loading"
      | "failed"
      | "shown"
      | "playing"
      | "stopped"
      | "downloading"
      | "downloadFailed",
  },
  actors: {
    fetchItems: apiActor("events"),
    /** Sends `page.resumed`. */
    watchPage: eventActor<EventSliderEvent>(),
    /** Sends `clock.ticked` at regular intervals, and when the page becomes visible. */
    watchClock: eventActor<EventSliderEvent>(),
    /** Sends `pause.started` and `pause.ended` for pointer, focus, page visibility and reduced motion. */
    watchMotionPause: eventActor<EventSliderEvent>(),
    /** Creates the ICS file of an event and starts a browser download. */
    downloadIcs: taskActor<void, CalendarEvent>(),
  },
  guards: {
    isEmpty: ({ event }) =>
      outputOf<readonly CalendarEvent[]>(event).length === 0,
    hasOneSlide: ({ context }) => slidesOf(context).length === 1,
    /** The visible event has a registration page and has not ended. */
    canRegister: ({ context }) => {
      const { event } = currentSlide(context);
      return event.registration_link !== "" && !hasEnded(event, context.now);
    },
    /** The visible event has not ended, and its registration page, if any, has been opened. */
    canSave: ({ context }) => {
      const { event } = currentSlide(context);
      const isRegistered = context.registeredIds.includes(event.id);
      const isOpen = isRegistered || event.registration_link === "";
      return isOpen && !hasEnded(event, context.now);
    },
  },
  actions: {
    setItems: assign(({ context, event }) => {
      const events = outputOf<readonly CalendarEvent[]>(event);
      const index = firstIndex(events, context.now);
      return { events, index, showsSample: false };
    }),
    showSamples: assign({
      events: ({ context }) => [context.sample],
      showsSample: true,
    }),
    setNow: assign({ now: ({ event }) => eventOf(event, "clock.ticked").at }),
    moveForward: assign({ index: ({ context }) => wrappedIndex(context, 1) }),
    moveBack: assign({ index: ({ context }) => wrappedIndex(context, -1) }),
    addRegistration: assign({
      registeredIds: ({ context }) => [
        ...new Set([...context.registeredIds, currentSlide(context).event.id]),
      ],
    }),
    setRequestedFile: assign({
      requestedFile: ({ context }) => currentSlide(context).event,
    }),
    showLoadFailure: assign({ notice: loadNotice }),
    clearNotice: assign({ notice: null }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
  },
  delays: { slowLoad: SLOW_LOAD, sliderInterval: SLIDER_INTERVAL },
}).createMachine({
  id: "eventSlider",
  description: "Browse the events, register, and save the date.",
  meta: { title: "Event slider", who: "Members", area: "publicSite" },
  context: ({ input }) => ({
    ...input,
    events: [],
    showsSample: false,
    index: 0,
    registeredIds: [],
    slow: false,
    notice: null,
    requestedFile: null,
  }),
  invoke: invokeEventActor("watchClock"),
  on: { "clock.ticked": { actions: "setNow" } },
  initial: "loading",
  states: {
    ...loadStates(["3-events-02"]),
    shown: {
      description:
        "One event is shown with a picture, the location, and the start and end times.",
      tags: "shown",
      type: "parallel",
      invoke: invokeEventActor("watchMotionPause"),
      on: {
        "registration.opened": {
          guard: "canRegister",
          actions: "addRegistration",
          meta: { rules: ["2-event-slider-03", "2-event-slider-07"] },
        },
      },
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
              tags: "playing",
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
              actions: "setRequestedFile",
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
              description:
                "The page shows that the file could not be downloaded.",
              tags: "downloadFailed",
            },
          },
        },
      },
    },
  },
});

/** Returns the requested event. The fallback only satisfies the type checker: each download follows a request. */
function icsRequest({ context }: { context: EventSliderContext }) {
  return context.requestedFile ?? context.sample;
}

/** Returns whether an event has ended at a time in epoch milliseconds. */
export function hasEnded(event: CalendarEvent, now: number): boolean {
  return eventTimes(event).end <= now;
}

/** Returns the index of the first slide of the first event that has not ended or, if all have, of the last event. */
function firstIndex(events: readonly CalendarEvent[], now: number): number {
  const first = events.find((event) => !hasEnded(event, now)) ?? events.at(-1);
  return slidesOf({ events }).findIndex(({ event }) => event === first);
}

/** Returns the slides of all events in order. */
export function slidesOf({ events }: { events: readonly CalendarEvent[] }) {
  return events.flatMap((event): Slide[] => {
    const length = Math.max(1, event.images.length);
    return Array.from({ length }, (_, picture) => ({ event, picture }));
  });
}

function wrappedIndex(context: EventSliderContext, offset: number): number {
  const count = slidesOf(context).length;
  return (context.index + offset + count) % count;
}

/** Returns the visible slide. The fallback only satisfies the type checker: there is a slide once events are shown. */
export function currentSlide(context: EventSliderContext): Slide {
  const slide = slidesOf(context)[context.index];
  return slide ?? { event: context.sample, picture: 0 };
}
