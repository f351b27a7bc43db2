import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { calendarMachine } from "../../../machines/calendar/chart.ts";

/** The props of each part of a calendar. */
export type CalendarPart = {
  readonly snapshot: SnapshotFrom<typeof calendarMachine>;
  readonly send: ActorRefFrom<typeof calendarMachine>["send"];
  readonly kind: "trainings" | "events";
};
