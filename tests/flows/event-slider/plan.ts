import { definePlan } from "xstate-toolkit";
import type { CalendarEvent } from "../../../contract/calls/calendars.ts";
import { eventSliderMachine } from "../../../machines/event-slider/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";

export const sampleEvent: CalendarEvent = {
  id: "sample",
  date: "2026-12-10",
  time: "09:00",
  title: "A sample",
  images: ["/pictures/event-market.svg"],
  location: "Lagos, Nigeria",
  start: 1_796_889_600_000,
  end: 1_796_918_400_000,
  registration_link: "https://events.example.org/sample",
  time_zone: "Africa/Lagos",
};

export const roundtable: CalendarEvent = {
  ...sampleEvent,
  id: "e1",
  title: "Roundtable",
  images: ["/pictures/event-roundtable.svg", "/pictures/event-market.svg"],
};

export const demoDay: CalendarEvent = {
  ...sampleEvent,
  id: "e2",
  date: "2026-12-11",
  time: "14:30",
  title: "Demo day",
  images: [],
  location: "Nairobi, Kenya",
  start: 1_796_988_600_000,
  end: 1_797_001_200_000,
  registration_link: "",
  time_zone: "Africa/Nairobi",
};

/** A time before all events. */
export const NOW = Date.parse("2026-12-01T12:00:00Z");
/** The time at which the roundtable and the sample end. */
export const ROUNDTABLE_END = 1_796_918_400_000;
/** The time at which the demo day ends. */
export const DEMO_DAY_END = 1_797_001_200_000;

/** Plan for the event slider chart. */
export const eventSliderPlan = definePlan(eventSliderMachine, {
  input: { sample: sampleEvent, now: NOW },
  events: {
    "load.retried": [{}],
    "page.resumed": [{}],
    "clock.ticked": [{ at: ROUNDTABLE_END }, { at: DEMO_DAY_END }],
    "next.pressed": [{}],
    "previous.pressed": [{}],
    "stop.pressed": [{}],
    "play.pressed": [{}],
    "pause.started": [{}],
    "pause.ended": [{}],
    "registration.opened": [{}],
    "file.requested": [{}],
    "xstate.done.actor.downloadIcs": [{ output: undefined }],
    "xstate.error.actor.downloadIcs": [
      { error: new TypeError("Failed to fetch") },
    ],
    "xstate.done.actor.fetchItems": [
      { output: [roundtable, demoDay] },
      { output: [demoDay] },
      { output: [] },
    ],
    "xstate.error.actor.fetchItems": [
      { error: httpError(500) },
      { error: noResponse },
    ],
  },
});
