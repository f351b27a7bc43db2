import type {
  CalendarEvent,
  Training,
} from "../../contract/calls/calendars.ts";

const MONDAY = 1;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns sample trainings with dates after `today` (YYYY-MM-DD). They are shown when no trainings are planned. */
export function sampleTrainings(today: string): Training[] {
  return [
    sample(today, 0, "10:00", "Reading a term sheet"),
    sample(today, 7, "14:00", "Cash flow for seasonal businesses"),
    sample(today, 14, "10:00", "Pitch coaching: the first two minutes"),
  ];
}

/** Returns the sample event, shown when no events are planned. */
export function sampleEvent(today: string): CalendarEvent {
  const { date } = sample(today, 14, "09:00", "");
  const start = Date.parse(`${date}T08:00:00Z`);
  return {
    id: "sample",
    date,
    time: "09:00",
    title: "Founders’ Roundtable",
    images: ["/pictures/event-roundtable.svg", "/pictures/event-market.svg"],
    location: "Lagos, Nigeria",
    start,
    end: start + 8 * HOUR,
    registration_link: "https://events.example.org/founders-roundtable",
    time_zone: "Africa/Lagos",
  };
}

/** Returns a sample that takes place `daysLater` days after the first Monday after `today`. */
function sample(today: string, daysLater: number, time: string, title: string) {
  const noon = Date.parse(`${today}T12:00:00Z`);
  const weekday = new Date(noon).getUTCDay();
  const monday = noon + ((MONDAY + 7 - weekday) % 7 || 7) * DAY;
  const date = new Date(monday + daysLater * DAY).toISOString().slice(0, 10);
  return { id: `sample-${daysLater}`, date, time, title };
}
