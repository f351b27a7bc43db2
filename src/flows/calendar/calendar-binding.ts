import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { calendarWords } from "../../../contract/messages/calendar-words.ts";
import type { calendarMachine } from "../../../machines/calendar/chart.ts";

/** The props of each part of a calendar. */
export type CalendarPart = {
  readonly snapshot: SnapshotFrom<typeof calendarMachine>;
  readonly send: ActorRefFrom<typeof calendarMachine>["send"];
  readonly words: (typeof calendarWords)["trainings" | "events"];
};
