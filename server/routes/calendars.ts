import { eventsFrom, trainingsFrom } from "../calendars/calendar-lists.ts";
import { route } from "./route.ts";

const trainingListRoute = route("trainings", {
  summary: "Trainings, from a year ago on, the earliest first; at most 1,000.",
  handle: ({ context }) => trainingsFrom(context),
});

const eventListRoute = route("events", {
  summary: "Events, from a year ago on, the earliest first; at most 1,000.",
  handle: ({ context }) => eventsFrom(context),
});

/** Routes of the training and event calendars. */
export const calendarsRoutes = [trainingListRoute, eventListRoute];
