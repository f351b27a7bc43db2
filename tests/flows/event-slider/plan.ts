import { definePlan } from "xstate-toolkit";
import type { CalendarEvent } from "../../../contract/calls/calendars.ts";
import { eventSliderMachine } from "../../../machines/event-slider/chart.ts";

export const ROUNDTABLE_END = 1_796_918_400_000;
export const DEMO_DAY_END = 1_797_001_200_000;

export const roundtable: CalendarEvent = {
  id: "e1",
  date: "2026-12-10",
  time: "09:00",
  title: "Roundtable",
  images: ["/pictures/event-roundtable.svg", "/pictures/event-market.svg"],
  location: "Lagos, Nigeria",
  start: 1_796_889_600_000,
  end: ROUNDTABLE_END,
  registration_link: "https://events.example.org/roundtable",
  time_zone: "Africa/Lagos",
};

export const demoDay: CalendarEvent = {
  ...roundtable,
  id: "e2",
  date: "2026-12-11",
  time: "14:30",
  title: "Demo day",
  images: [],
  location: "Nairobi, Kenya",
  start: 1_796_988_600_000,
  end: DEMO_DAY_END,
  registration_link: "",
  time_zone: "Africa/Nairobi",
};

/** A time before all events. */
export const NOW = Date.parse("2026-12-01T12:00:00Z");

export const eventSliderPlan = definePlan(eventSliderMachine, {
  inputs: [3, 1].map((count) => ({ count, index: 0, now: NOW })),
  events: {
    "clock.ticked": [{ at: ROUNDTABLE_END }, { at: DEMO_DAY_END }],
    "registration.opened": [{ event: roundtable }, { event: demoDay }],
    "file.requested": [{ event: roundtable }, { event: demoDay }],
    "xstate.done.actor.downloadIcs": [{ output: undefined }],
    "xstate.error.actor.downloadIcs": [
      { error: new TypeError("Failed to fetch") },
    ],
  },
});
