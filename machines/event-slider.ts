import { assign, fromCallback, fromPromise, setup } from "xstate";
import { SLIDER_INTERVAL, SLOW_LOAD } from "../contract/constants.ts";
import type { CalendarEvent } from "../contract/wire.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided, notProvidedSource } from "./actor-stub.ts";
import {
  type EventSliderContext,
  type EventSliderEvent,
  type EventSliderInput,
  indexFrom,
  slideInView,
  slidesOf,
} from "./event-slider-facts.ts";
import { loadNotice } from "./load-notices.ts";

/**
 * The event slider (§2 Calendars and event slider, §9): pictures of events that move on every 5 seconds, and rest
 * while somebody looks closer. Once an event's registration was opened, its date can go into a calendar.
 */
export const eventSliderMachine = setup({
  types: {
    context: {} as EventSliderContext,
    events: {} as EventSliderEvent,
    input: {} as EventSliderInput,
    tags: {} as "loading" | "failed" | "shown" | "moving" | "stopped",
  },
  actors: {
    fetchEvents: fromPromise<readonly CalendarEvent[], void>(notProvided),
    /** Sends `rest.wanted` and `rest.over`: pointer, focus, a hidden page, reduced motion. */
    watchAttention: fromCallback<EventSliderEvent>(notProvidedSource),
  },
  guards: {
    returnsNothing: ({ event }) =>
      outputOf<readonly CalendarEvent[]>(event).length === 0,
    hasOneSlide: ({ context }) => slidesOf(context).length === 1,
    isInView: ({ context, event }) =>
      event.type === "registration.opened" &&
      slideInView(context)?.event.id === event.id,
  },
  actions: {
    rememberEvents: assign({
      events: ({ event }) => outputOf<readonly CalendarEvent[]>(event),
      sampled: false,
      index: 0,
    }),
    showSample: assign({
      events: ({ context }) => [context.sample],
      sampled: true,
      index: 0,
    }),
    moveOn: assign({ index: ({ context }) => indexFrom(context, 1) }),
    moveBack: assign({ index: ({ context }) => indexFrom(context, -1) }),
    rememberRegistration: assign({
      registered: ({ context, event }) =>
        event.type === "registration.opened"
          ? [...new Set([...context.registered, event.id])]
          : context.registered,
    }),
    noticeLoadFailed: assign({
      notice: ({ event }) => loadNotice(failureOf(event)),
    }),
    clearNotice: assign({ notice: null }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
  },
  delays: { slowLoad: SLOW_LOAD, sliderInterval: SLIDER_INTERVAL },
}).createMachine({
  id: "eventSlider",
  description: "Look through the events, register, and keep the date.",
  context: ({ input }) => ({
    ...input,
    events: [],
    sampled: false,
    index: 0,
    registered: [],
    slow: false,
    notice: null,
  }),
  initial: "loading",
  states: {
    loading: {
      description: "The events are on their way.",
      meta: { specification: ["§7 GET /api/events/"] },
      tags: "loading",
      entry: "clearNotice",
      exit: "noteNotSlow",
      invoke: {
        id: "fetchEvents",
        src: "fetchEvents",
        onDone: [
          {
            guard: "returnsNothing",
            target: "shown",
            actions: "showSample",
            description: "One sample shows what is usually offered.",
          },
          {
            target: "shown",
            actions: "rememberEvents",
            description: "The first picture of the first event is in view.",
          },
        ],
        onError: {
          target: "failed",
          actions: "noticeLoadFailed",
          description: "Why there is no event, and Try Again.",
        },
      },
      after: {
        slowLoad: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
    },
    failed: {
      description: "The events could not be fetched; Try Again.",
      tags: "failed",
      on: {
        "load.retried": {
          target: "loading",
          description: "Try Again is pressed.",
        },
      },
    },
    shown: {
      description: "One event with its picture, place, start and end.",
      meta: { specification: ["§2 Calendars and event slider", "§9"] },
      tags: "shown",
      initial: "beginning",
      invoke: {
        id: "watchAttention",
        src: "watchAttention",
        onError: {
          description: "It moves on all the same; Stop moving ends it.",
        },
      },
      on: {
        "registration.opened": {
          guard: "isInView",
          actions: "rememberRegistration",
          description:
            "Register Now: the registration opens, and three ways to keep the date appear.",
        },
      },
      states: {
        beginning: {
          description: "Is there more than one picture?",
          always: [
            {
              guard: "hasOneSlide",
              target: "single",
              description: "Nothing to move to.",
            },
            { target: "moving", description: "It moves by itself." },
          ],
        },
        single: { description: "One picture: neither buttons nor movement." },
        moving: {
          description: "Every 5 seconds the next picture comes.",
          tags: "moving",
          after: {
            sliderInterval: {
              target: "moving",
              reenter: true,
              actions: "moveOn",
              description: "5 seconds are over: the next picture.",
            },
          },
          on: {
            "next.pressed": {
              target: "moving",
              reenter: true,
              actions: "moveOn",
              description: "The next picture; its 5 seconds begin.",
            },
            "previous.pressed": {
              target: "moving",
              reenter: true,
              actions: "moveBack",
              description: "The picture before; its 5 seconds begin.",
            },
            "stop.pressed": {
              target: "stopped",
              description: "Stop moving.",
            },
            "rest.wanted": {
              target: "resting",
              description:
                "The pointer or the focus is in it, the page is hidden, or motion is not wanted.",
            },
          },
        },
        resting: {
          description: "It stands still as long as somebody looks closer.",
          on: {
            "rest.over": {
              target: "moving",
              description: "Its 5 seconds begin again.",
            },
            "next.pressed": {
              actions: "moveOn",
              description: "The next picture.",
            },
            "previous.pressed": {
              actions: "moveBack",
              description: "The picture before.",
            },
            "stop.pressed": {
              target: "stopped",
              description: "It stays still afterwards too.",
            },
          },
        },
        stopped: {
          description: "It moves by the buttons alone.",
          tags: "stopped",
          on: {
            "next.pressed": {
              actions: "moveOn",
              description: "The next picture.",
            },
            "previous.pressed": {
              actions: "moveBack",
              description: "The picture before.",
            },
            "play.pressed": {
              target: "moving",
              description: "Move on by itself.",
            },
          },
        },
      },
    },
  },
});
