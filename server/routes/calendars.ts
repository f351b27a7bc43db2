import {
  findEvents,
  findTrainings,
  MAX_ROWS_TEXT,
} from "../calendars/calendar-tables.ts";
import { route } from "./route.ts";

const trainingListRoute = route("trainings", {
  summary: `Lists the latest trainings since a year ago, at most ${MAX_ROWS_TEXT}, earliest first.`,
  handle: ({ context }) => findTrainings(context),
});

const eventListRoute = route("events", {
  summary: `Lists the latest events since a year ago, at most ${MAX_ROWS_TEXT}, earliest first.`,
  handle: ({ context }) => findEvents(context),
});

export const calendarRoutes = [trainingListRoute, eventListRoute];
