import { schemas } from "../../contract/calls/index.ts";
import type { CalendarEvent, Training } from "../../contract/wire.ts";
import { eventsFrom, trainingsFrom } from "../calendars/calendar-lists.ts";
import type { ServerContext } from "../context.ts";
import { memberRoute, type Route } from "../http/route.ts";

/** Routes of the training and event calendars. */
export function calendarsRoutes(context: ServerContext): Route[] {
  return [trainingList(context), eventList(context)];
}

function trainingList(context: ServerContext): Route {
  return memberRoute(context, {
    call: "trainings",
    summary:
      "Trainings, from a year ago on, the earliest first; at most 1,000.",
    answer: schemas.trainings.answer,
    handle: (): Promise<readonly Training[]> => trainingsFrom(context),
  });
}

function eventList(context: ServerContext): Route {
  return memberRoute(context, {
    call: "events",
    summary: "Events, from a year ago on, the earliest first; at most 1,000.",
    answer: schemas.events.answer,
    handle: (): Promise<readonly CalendarEvent[]> => eventsFrom(context),
  });
}
