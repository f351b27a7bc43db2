import { assign, fromCallback, fromPromise, setup } from "xstate";
import { SLOW_LOAD } from "../contract/constants.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided, notProvidedSource } from "./actor-stub.ts";
import {
  type CalendarContext,
  type CalendarEventOf,
  type CalendarInput,
  type CalendarItem,
  monthFrom,
  strideFrom,
} from "./calendar-facts.ts";
import { loadNotice } from "./load-notices.ts";

/**
 * A calendar of trainings or of events (§2 Calendars and event slider): six weeks of the month in view, today
 * marked, a grid to walk with the keyboard, and samples when the server returns nothing (§3).
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
    /** Sends `day.began` when the person's clock passes midnight. */
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
    /** Effect, given by the browser: the cell of the chosen day has the focus. */
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
    onError: { description: "Today stays marked as it was." },
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
      actions: ["showToday", "focusDay"],
      description: "Back to the month and the day of today.",
    },
    "day.chosen": {
      actions: "chooseDay",
      description: "A day is pressed; one of another month shows that month.",
    },
    "focus.moved": {
      actions: ["moveFocus", "focusDay"],
      description:
        "An arrow key, Home, End, Page Up or Page Down, past the month's end into the next one.",
    },
  },
  initial: "loading",
  states: {
    loading: {
      description: "The grid is there, what takes place is on its way.",
      meta: {
        specification: ["§7 GET /api/trainings/", "§7 GET /api/events/"],
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
