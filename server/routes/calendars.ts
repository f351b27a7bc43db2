import {
  findEvents,
  findTrainings,
  MAX_ROWS_TEXT,
} from "../calendars/calendar-tables.ts";
import { route } from "./route.ts";

const trainingListRoute = route("trainings", {
  summary: `Lists trainings from a year ago onwards, at most the latest ${MAX_ROWS_TEXT}, earliest first.`,
  handle: ({ context }) => findTrainings(context),
});

const eventListRoute = route("events", {
  summary: `Lists events from a year ago onwards, at most the latest ${MAX_ROWS_TEXT}, earliest first.`,
  handle: ({ context }) => findEvents(context),
});

export const calendarRoutes = [trainingListRoute, eventListRoute];
