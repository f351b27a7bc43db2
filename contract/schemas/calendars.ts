import { z } from "zod";
import type * as wire from "../wire.ts";

/** Responses of the calendar calls. */

const training = {
  id: z.string(),
  date: z.string().meta({ description: "YYYY-MM-DD" }),
  time: z.string().meta({ description: "HH:MM" }),
  title: z.string(),
};

export const trainingsAnswer = z.array(z.object(training)) satisfies z.ZodType<
  wire.Training[]
>;

export const eventsAnswer = z.array(
  z.object({
    ...training,
    images: z.array(z.string()),
    location: z.string(),
    start: z.number().nullable().meta({ description: "Epoch milliseconds." }),
    end: z.number().nullable(),
    registration_link: z.string(),
    time_zone: z.string(),
  }),
) satisfies z.ZodType<wire.CalendarEvent[]>;
