import { fromPromise, setup } from "xstate";

/** Browse the events, register, and save the date. Generated: `npm run docs` writes it anew. */
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
  description: "Browse the events, register, and save the date.",
  meta: {
    title: "Event slider",
    who: "Everyone",
  },
  initial: "loading",
  states: {
    loading: {
      description: "Loading the events.",
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
            meta: {
              rules: [
                "3-events-02",
              ],
            },
          },
          {
            target: "shown",
            actions: "rememberEvents",
          },
        ],
        onError: {
          target: "failed",
          actions: "noticeLoadFailed",
        },
      },
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
    },
    failed: {
      description: "The events could not be loaded. Try Again is offered.",
      tags: "failed",
      on: {
        "load.retried": {
          target: "loading",
        },
      },
    },
    shown: {
      description: "One event is shown with a picture, its place, start and end.",
      tags: "shown",
      initial: "beginning",
      invoke: {
        id: "watchAttention",
        src: "watchAttention",
        onError: {
          description: "The slider does not pause by itself; Stop moving still stops it.",
        },
      },
      on: {
        "registration.opened": {
          guard: "isInView",
          actions: "rememberRegistration",
          description: "The registration opens, and options to save the date appear.",
          meta: {
            rules: [
              "2-event-slider-03",
              "2-event-slider-04",
            ],
          },
        },
      },
      states: {
        beginning: {
          description: "Checks whether there is more than one picture.",
          always: [
            {
              guard: "hasOneSlide",
              target: "single",
            },
            {
              target: "moving",
            },
          ],
        },
        single: {
          description: "There is only one picture: no buttons and no movement.",
        },
        moving: {
          description: "The next picture is shown at each interval.",
          tags: "moving",
          after: {
            sliderInterval: {
              target: "moving",
              reenter: true,
              actions: "moveOn",
              meta: {
                rules: [
                  "2-event-slider-05",
                ],
              },
            },
          },
          on: {
            "next.pressed": {
              target: "moving",
              reenter: true,
              actions: "moveOn",
              description: "The interval restarts.",
            },
            "previous.pressed": {
              target: "moving",
              reenter: true,
              actions: "moveBack",
              description: "The interval restarts.",
            },
            "stop.pressed": {
              target: "stopped",
            },
            "rest.wanted": {
              target: "resting",
              description: "The pointer or the focus is in the slider, the page is hidden, or the person prefers reduced motion.",
            },
          },
        },
        resting: {
          description: "The slider is paused while a person uses it.",
          on: {
            "rest.over": {
              target: "moving",
              description: "The interval restarts.",
            },
            "next.pressed": {
              actions: "moveOn",
            },
            "previous.pressed": {
              actions: "moveBack",
            },
            "stop.pressed": {
              target: "stopped",
              description: "The slider stays stopped after the pause.",
            },
          },
        },
        stopped: {
          description: "Only the buttons change the picture.",
          tags: "stopped",
          on: {
            "next.pressed": {
              actions: "moveOn",
            },
            "previous.pressed": {
              actions: "moveBack",
            },
            "play.pressed": {
              target: "moving",
            },
          },
        },
      },
    },
  },
});
