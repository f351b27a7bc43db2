import { addDays } from "date-fns/addDays";
import { format } from "date-fns/format";
import { startOfDay } from "date-fns/startOfDay";
import {
  type EventRow,
  eventRow,
  type TrainingRow,
  trainingRow,
} from "../calendars/calendar-rows.ts";
import { slugOf } from "./accounts.ts";

/** For each training: days after the day of seeding, time of day, title. */
const TRAININGS: readonly (readonly [number, string, string])[] = [
  [-12, "10:00", "Reading a term sheet"],
  [-5, "14:00", "Cash flow for seasonal businesses"],
  [2, "10:00", "Building a financial model investors can follow"],
  [6, "15:30", "Tax technology: filing without surprises"],
  [9, "11:00", "Governance for a company of ten people"],
  [13, "10:00", "Pitch coaching: the first two minutes"],
  [20, "14:00", "Records that survive due diligence"],
  [27, "10:00", "Pricing for wholesale customers"],
  [34, "11:00", "Hiring a first finance lead"],
  [48, "10:00", "Preparing for an audit"],
];

const EVENTS = [
  {
    day: 4,
    start: "09:00",
    end: "17:00",
    zone: "Africa/Lagos",
    title: "West Africa Founders' Roundtable",
    location: "Lagos, Nigeria",
    images: ["/pictures/event-roundtable.svg", "/pictures/event-market.svg"],
  },
  {
    day: 11,
    start: "13:00",
    end: "17:00",
    zone: "Africa/Kigali",
    title: "Agritech Demo Afternoon",
    location: "Kigali, Rwanda",
    images: ["/pictures/event-market.svg"],
  },
  {
    day: 18,
    start: "10:00",
    end: "16:00",
    zone: "Africa/Nairobi",
    title: "Energy Access Investor Day",
    location: "Nairobi, Kenya",
    images: ["/pictures/event-pitch.svg", "/pictures/event-roundtable.svg"],
  },
  {
    day: 31,
    start: "09:30",
    end: "16:30",
    zone: "Africa/Johannesburg",
    title: "Southern Africa Pitch Finals",
    location: "Johannesburg, South Africa",
    images: ["/pictures/event-pitch.svg"],
  },
] as const;

/** Returns trainings around the day of seeding, some of them in the past. Their ids do not depend on the day. */
export function demoTrainings(now: Date): TrainingRow[] {
  return TRAININGS.map(([day, time, title]) =>
    trainingRow.parse({
      id: slugOf(title),
      date: dayFrom(now, day),
      time,
      title,
    }),
  );
}

/** Returns events in the weeks after seeding. */
export function demoEvents(now: Date): EventRow[] {
  return EVENTS.map(({ day, start, end, zone, title, location, images }) => {
    const date = dayFrom(now, day);
    return eventRow.parse({
      id: slugOf(title),
      title,
      start: `${date} ${start}`,
      end: `${date} ${end}`,
      time_zone: zone,
      location,
      images,
      registration_link: `https://events.example.org/${slugOf(title)}`,
    });
  });
}

function dayFrom(now: Date, days: number): string {
  return format(addDays(startOfDay(now), days), "yyyy-MM-dd");
}
