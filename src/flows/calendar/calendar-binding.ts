import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { calendarWords } from "../../../contract/messages/calendar-words.ts";
import type { calendarMachine } from "../../../machines/calendar.ts";

/** What each part of a calendar is given. */
export type CalendarPart = {
  readonly snapshot: SnapshotFrom<typeof calendarMachine>;
  readonly send: ActorRefFrom<typeof calendarMachine>["send"];
  readonly words: (typeof calendarWords)["trainings" | "events"];
};
