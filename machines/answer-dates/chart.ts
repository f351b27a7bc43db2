import { assign, setup } from "xstate";
import { eventOf } from "../shared/actor-events.ts";
import { eventActor, invokeEventActor } from "../shared/actor-stub.ts";

type AnswerDatesContext = {
  /** The current time, in epoch milliseconds. */
  readonly now: number;
};
type AnswerDatesEvent = { type: "clock.ticked"; at: number };

/** The time against which a page words the dates of answers: today, tomorrow, overdue. */
export const answerDatesMachine = setup({
  types: {
    context: {} as AnswerDatesContext,
    events: {} as AnswerDatesEvent,
    input: {} as AnswerDatesContext,
  },
  actors: {
    /** Sends `clock.ticked` at regular intervals, and when the page becomes visible. */
    watchClock: eventActor<AnswerDatesEvent>(),
  },
  actions: {
    setNow: assign({ now: ({ event }) => eventOf(event, "clock.ticked").at }),
  },
}).createMachine({
  id: "answerDates",
  description: "See by when a match is to be answered, and what is overdue.",
  meta: { title: "Dates of answers", who: "Members", area: "funding" },
  context: ({ input }) => input,
  invoke: invokeEventActor("watchClock"),
  on: {
    "clock.ticked": {
      actions: "setNow",
      meta: { rules: ["2-answer-dates-61"] },
    },
  },
  initial: "shown",
  states: {
    shown: {
      description:
        "Each date is worded as seen from the current time, in the reader's time zone.",
    },
  },
});
