import { fromPromise, setup } from "xstate";

/** See what takes place when. Generated: `npm run docs` writes it anew. */
export const calendarMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchItems: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchDay: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    chooseDay: () => {},
    clearNotice: () => {},
    focusDay: () => {},
    moveFocus: () => {},
    noteNotSlow: () => {},
    noteSlow: () => {},
    noteToday: () => {},
    noticeLoadFailed: () => {},
    rememberItems: () => {},
    showMonthAfter: () => {},
    showMonthBefore: () => {},
    showSamples: () => {},
    showToday: () => {},
  },
  guards: {
    returnsNothing: () => true,
  },
  delays: {
    slowLoad: 5000,
  },
}).createMachine({
  id: "calendar",
  description: "See what takes place when.",
  invoke: {
    id: "watchDay",
    src: "watchDay",
    onError: {
      description: "Today stays marked as it was.",
    },
  },
  on: {
    "day.began": {
      actions: "noteToday",
      description: "Midnight has passed: another day is marked as today.",
    },
    "month.previous": {
      actions: "showMonthBefore",
      description: "The month before.",
    },
    "month.next": {
      actions: "showMonthAfter",
      description: "The month after.",
    },
    "today.chosen": {
      actions: [
        "showToday",
        "focusDay",
      ],
      description: "Back to the month and the day of today.",
    },
    "day.chosen": {
      actions: "chooseDay",
      description: "A day is pressed; one of another month shows that month.",
    },
    "focus.moved": {
      actions: [
        "moveFocus",
        "focusDay",
      ],
      description: "An arrow key, Home, End, Page Up or Page Down, past the month's end into the next one.",
    },
  },
  initial: "loading",
  states: {
    loading: {
      description: "The grid is there, what takes place is on its way.",
      meta: {
        specification: [
          "§7 GET /api/trainings/",
          "§7 GET /api/events/",
        ],
      },
      tags: "loading",
      entry: "clearNotice",
      exit: "noteNotSlow",
      invoke: {
        id: "fetchItems",
        src: "fetchItems",
        onDone: [
          {
            guard: "returnsNothing",
            target: "shown",
            actions: "showSamples",
            description: "Samples show what is usually offered.",
          },
          {
            target: "shown",
            actions: "rememberItems",
            description: "What takes place is in its days.",
          },
        ],
        onError: {
          target: "failed",
          actions: "noticeLoadFailed",
          description: "Why the calendar is empty, and Try Again.",
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
      description: "Nothing is known of what takes place; Try Again.",
      tags: "failed",
      on: {
        "load.retried": {
          target: "loading",
          description: "Try Again is pressed.",
        },
      },
    },
    shown: {
      description: "Each item stands in its day with time and title.",
      meta: {
        specification: [
          "§2 Calendars and event slider",
          "§3 Training and Event",
        ],
      },
      tags: "shown",
    },
  },
});
