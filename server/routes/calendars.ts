import { eventsFrom, trainingsFrom } from "../calendars/calendar-tables.ts";
import { route } from "./route.ts";

const trainingListRoute = route("trainings", {
  summary:
    "Lists the trainings from a year ago on, earliest first, at most 1,000.",
  handle: ({ context }) => trainingsFrom(context),
});

const eventListRoute = route("events", {
  summary:
    "Lists the events from a year ago on, earliest first, at most 1,000.",
  handle: ({ context }) => eventsFrom(context),
});

export const calendarsRoutes = [trainingListRoute, eventListRoute];
