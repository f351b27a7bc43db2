import { z } from "zod";
import type { Infer } from "./schemas.ts";

/** Calls for the calendars. `date` and `time` are local to the venue. */

const training = z.object({
  id: z.string(),
  date: z.string().meta({ description: "YYYY-MM-DD" }),
  time: z.string().meta({ description: "HH:MM" }),
  title: z.string(),
});

const event = training.extend({
  images: z
    .array(z.string())
    .meta({ description: "Paths of images on this site." }),
  location: z.string(),
  start: z.number().nullable().meta({ description: "Epoch milliseconds." }),
  end: z.number().nullable(),
  registration_link: z
    .string()
    .meta({ description: "An https address, or empty." }),
  time_zone: z
    .string()
    .meta({ description: "The IANA time zone of `date` and `time`." }),
});

export const calendarCalls = {
  trainings: { response: z.array(training) },
  events: { response: z.array(event) },
} as const;

export type Training = Infer<typeof training>;
export type CalendarEvent = Infer<typeof event>;
