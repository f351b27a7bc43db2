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
  meta: {
    title: "Training and events calendars",
    who: "Everyone",
  },
  invoke: {
    id: "watchDay",
    src: "watchDay",
    onError: {
      description: "The mark for today does not move at midnight.",
    },
  },
  on: {
    "day.began": {
      actions: "noteToday",
      description: "After midnight, the mark moves to the new day.",
      meta: {
        rules: [
          "2-trainings-03",
          "2-events-03",
        ],
      },
    },
    "month.previous": {
      actions: "showMonthBefore",
      meta: {
        rules: [
          "2-trainings-02",
          "2-events-02",
        ],
      },
    },
    "month.next": {
      actions: "showMonthAfter",
      meta: {
        rules: [
          "2-trainings-02",
          "2-events-02",
        ],
      },
    },
    "today.chosen": {
      actions: [
        "showToday",
        "focusDay",
      ],
    },
    "day.chosen": {
      actions: "chooseDay",
      description: "Choosing a day of an adjacent month shows that month.",
    },
    "focus.moved": {
      actions: [
        "moveFocus",
        "focusDay",
      ],
      description: "Arrow keys, Home, End, Page Up and Page Down, across the end of the month.",
    },
  },
  initial: "loading",
  states: {
    loading: {
      description: "The grid is shown while the items load.",
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
            meta: {
              rules: [
                "3-trainings-02",
                "3-events-02",
              ],
            },
          },
          {
            target: "shown",
            actions: "rememberItems",
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
      description: "The items could not be loaded. Try Again is offered.",
      tags: "failed",
      on: {
        "load.retried": {
          target: "loading",
        },
      },
    },
    shown: {
      description: "Each day lists its items with time and title.",
      tags: "shown",
    },
  },
});
