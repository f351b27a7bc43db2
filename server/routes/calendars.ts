import { findEvents, findTrainings } from "../calendars/calendar-tables.ts";
import { route } from "./route.ts";

const trainingListRoute = route("trainings", {
  summary:
    "Lists the trainings since a year ago, earliest first, at most 1,000.",
  handle: ({ context }) => findTrainings(context),
});

const eventListRoute = route("events", {
  summary: "Lists the events since a year ago, earliest first, at most 1,000.",
  handle: ({ context }) => findEvents(context),
});

export const calendarRoutes = [trainingListRoute, eventListRoute];
