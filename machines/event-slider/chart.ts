import { assign, setup } from "xstate";
import type { CalendarEvent } from "../../contract/calls/calendars.ts";
import { SLIDER_INTERVAL, SLOW_LOAD } from "../../contract/constants.ts";
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
  | { type: "next.pressed" }
  | { type: "previous.pressed" }
  | { type: "stop.pressed" }
  | { type: "play.pressed" }
  /** The pointer or the focus entered the slider, the page was hidden, or the person prefers reduced motion. */
  | { type: "pause.started" }
  | { type: "pause.ended" }
  | { type: "registration.opened"; id: string }
  | { type: "file.requested" };

/** One picture of one event. An event without pictures has one slide. */
type Slide = {
  readonly event: CalendarEvent;
  /** Index among the event's pictures. */
  readonly picture: number;
};

/**
 * The event slider: pictures of events that advance automatically and pause while a person uses the slider. After a
 * person has opened the registration page of an event, its date can be added to a calendar.
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
    /** Sends `pause.started` and `pause.ended` for pointer, focus, page visibility and reduced motion. */
    watchMotionPause: eventActor<EventSliderEvent>(),
    /** Creates the ICS file of an event and starts a browser download. */
    downloadIcs: taskActor<void, CalendarEvent>(),
  },
  guards: {
    isEmpty: ({ event }) =>
      outputOf<readonly CalendarEvent[]>(event).length === 0,
    hasOneSlide: ({ context }) => slidesOf(context).length === 1,
    isInView: ({ context, event }) =>
      currentSlide(context)?.event.id ===
      eventOf(event, "registration.opened").id,
  },
  actions: {
    setItems: assign({
      events: ({ event }) => outputOf<readonly CalendarEvent[]>(event),
      showsSample: false,
      index: 0,
    }),
    showSamples: assign({
      events: ({ context }) => [context.sample],
      showsSample: true,
      index: 0,
    }),
    moveForward: assign({ index: ({ context }) => wrappedIndex(context, 1) }),
    moveBack: assign({ index: ({ context }) => wrappedIndex(context, -1) }),
    addRegistration: assign(({ context: { registeredIds }, event }) => {
      const { id } = eventOf(event, "registration.opened");
      return { registeredIds: [...new Set([...registeredIds, id])] };
    }),
    setRequestedFile: assign({
      requestedFile: ({ context }) => currentSlide(context)?.event ?? null,
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
  meta: { title: "Event slider", who: "Members" },
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
  initial: "loading",
  states: {
    ...loadStates(["3-events-02"]),
    shown: {
      description:
        "One event is shown with a picture, its location, start and end.",
      tags: "shown",
      type: "parallel",
      invoke: invokeEventActor("watchMotionPause", {
        onError: { description: "The slider does not pause automatically." },
      }),
      on: {
        "registration.opened": {
          guard: "isInView",
          actions: "addRegistration",
          meta: { rules: ["2-event-slider-03", "2-event-slider-04"] },
        },
      },
      states: {
        slides: {
          description: "The picture that is shown, and whether it advances.",
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
                  target: "playing",
                  reenter: true,
                  actions: "moveForward",
                  meta: { rules: ["2-event-slider-05"] },
                },
              },
              on: {
                "next.pressed": {
                  target: "playing",
                  reenter: true,
                  actions: "moveForward",
                },
                "previous.pressed": {
                  target: "playing",
                  reenter: true,
                  actions: "moveBack",
                },
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
              target: ".downloading",
              actions: "setRequestedFile",
              meta: { rules: ["2-event-slider-03"] },
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

/** Falls back to the sample only for the type checker: an event is always requested before its file is created. */
function icsRequest({ context }: { context: EventSliderContext }) {
  return context.requestedFile ?? context.sample;
}

/** Returns the slides of all events in order. */
export function slidesOf({ events }: { events: readonly CalendarEvent[] }) {
  return events.flatMap((event): Slide[] => {
    const length = Math.max(1, event.images.length);
    return Array.from({ length }, (_, picture) => ({ event, picture }));
  });
}

/** Returns the index that is `offset` slides after the current one, wrapping around. */
function wrappedIndex(context: EventSliderContext, offset: number): number {
  const count = slidesOf(context).length;
  return (context.index + offset + count) % count;
}

/** Returns the visible slide; undefined when there are no slides. */
export function currentSlide(context: EventSliderContext): Slide | undefined {
  return slidesOf(context)[context.index];
}
