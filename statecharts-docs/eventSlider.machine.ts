import { fromPromise, setup } from "xstate";

/** Look through the events, register, and keep the date. Generated: `npm run docs` writes it anew. */
export const eventSliderMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchEvents: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchAttention: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearNotice: () => {},
    moveBack: () => {},
    moveOn: () => {},
    noteNotSlow: () => {},
    noteSlow: () => {},
    noticeLoadFailed: () => {},
    rememberEvents: () => {},
    rememberRegistration: () => {},
    showSample: () => {},
  },
  guards: {
    hasOneSlide: () => true,
    isInView: () => true,
    returnsNothing: () => true,
  },
  delays: {
    sliderInterval: 5000,
    slowLoad: 5000,
  },
}).createMachine({
  id: "eventSlider",
  description: "Look through the events, register, and keep the date.",
  initial: "loading",
  states: {
    loading: {
      description: "The events are on their way.",
      meta: {
        specification: [
          "§7 GET /api/events/",
        ],
      },
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
      meta: {
        specification: [
          "§2 Calendars and event slider",
          "§9",
        ],
      },
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
          description: "Register Now: the registration opens, and three ways to keep the date appear.",
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
            {
              target: "moving",
              description: "It moves by itself.",
            },
          ],
        },
        single: {
          description: "One picture: neither buttons nor movement.",
        },
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
              description: "The pointer or the focus is in it, the page is hidden, or motion is not wanted.",
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
