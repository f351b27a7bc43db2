import { assign, fromCallback, fromPromise, setup } from "xstate";
import { SLOW_LOAD } from "../../contract/constants.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import { notProvided, notProvidedSource } from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";
import {
  type CalendarContext,
  type CalendarEventOf,
  type CalendarInput,
  type CalendarItem,
  monthFrom,
  strideFrom,
} from "./facts.ts";

/**
 * A calendar of trainings or events: the weeks of one month, with today marked, keyboard navigation, and sample items
 * when the server returns none.
 */
export const calendarMachine = setup({
  types: {
    context: {} as CalendarContext,
    events: {} as CalendarEventOf,
    input: {} as CalendarInput,
    tags: {} as "loading" | "failed" | "shown",
  },
  actors: {
    fetchItems: fromPromise<readonly CalendarItem[], void>(notProvided),
    /** Sends `day.began` at midnight, local time. */
    watchDay: fromCallback<CalendarEventOf>(notProvidedSource),
  },
  guards: {
    returnsNothing: ({ event }) =>
      outputOf<readonly CalendarItem[]>(event).length === 0,
  },
  actions: {
    rememberItems: assign({
      items: ({ event }) => outputOf<readonly CalendarItem[]>(event),
      sampled: false,
    }),
    showSamples: assign({
      items: ({ context }) => context.samples,
      sampled: true,
    }),
    noticeLoadFailed: assign({
      notice: ({ event }) => loadNotice(failureOf(event)),
    }),
    clearNotice: assign({ notice: null }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    showMonthBefore: assign({
      day: ({ context }) => monthFrom(context.day, -1),
    }),
    showMonthAfter: assign({ day: ({ context }) => monthFrom(context.day, 1) }),
    showToday: assign({ day: ({ context }) => context.today }),
    chooseDay: assign({
      day: ({ context, event }) =>
        event.type === "day.chosen" ? event.day : context.day,
    }),
    moveFocus: assign({
      day: ({ context, event }) =>
        event.type === "focus.moved"
          ? strideFrom(context.day, event.by)
          : context.day,
    }),
    noteToday: assign({
      today: ({ context, event }) =>
        event.type === "day.began" ? event.today : context.today,
    }),
    /** Effect, provided by the shell. Focuses the cell of the selected day. */
    focusDay: () => {},
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "calendar",
  description: "See what takes place when.",
  context: ({ input }) => ({
    ...input,
    items: [],
    sampled: false,
    day: input.today,
    slow: false,
    notice: null,
  }),
  invoke: {
    id: "watchDay",
    src: "watchDay",
    onError: { description: "The mark for today does not move at midnight." },
  },
  on: {
    "day.began": {
      actions: "noteToday",
      description: "After midnight, the mark moves to the new day.",
      meta: { rules: ["2-trainings-03", "2-events-03"] },
    },
    "month.previous": {
      actions: "showMonthBefore",
      meta: { rules: ["2-trainings-02", "2-events-02"] },
    },
    "month.next": {
      actions: "showMonthAfter",
      meta: { rules: ["2-trainings-02", "2-events-02"] },
    },
    "today.chosen": {
      actions: ["showToday", "focusDay"],
    },
    "day.chosen": {
      actions: "chooseDay",
      description: "Choosing a day of an adjacent month shows that month.",
    },
    "focus.moved": {
      actions: ["moveFocus", "focusDay"],
      description:
        "Arrow keys, Home, End, Page Up and Page Down, across the end of the month.",
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
            meta: { rules: ["3-trainings-02", "3-events-02"] },
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
        "load.retried": { target: "loading" },
      },
    },
    shown: {
      description: "Each day lists its items with time and title.",
      tags: "shown",
    },
  },
});
