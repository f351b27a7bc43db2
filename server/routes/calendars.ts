import {
  findEvents,
  findTrainings,
  MAX_ROWS_TEXT,
} from "../calendars/calendar-tables.ts";
import { route } from "./route.ts";

export const calendarRoutes = [
  route("trainings", {
    summary: `Lists the trainings of the past year and all future ones, earliest first. If there are more than ${MAX_ROWS_TEXT}, only the latest are listed.`,
    handle: ({ context }) => findTrainings(context),
  }),
  route("events", {
    summary: `Lists the events of the past year and all future ones, earliest first. If there are more than ${MAX_ROWS_TEXT}, only the latest are listed.`,
    handle: ({ context }) => findEvents(context),
  }),
];
