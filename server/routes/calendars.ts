import { findEvents, findTrainings } from "../calendars/calendar-tables.ts";
import { route } from "./route.ts";

const trainingListRoute = route("trainings", {
  summary:
    "Lists up to 1,000 trainings from a year ago onwards, earliest first.",
  handle: ({ context }) => findTrainings(context),
});

const eventListRoute = route("events", {
  summary: "Lists up to 1,000 events from a year ago onwards, earliest first.",
  handle: ({ context }) => findEvents(context),
});

export const calendarRoutes = [trainingListRoute, eventListRoute];
