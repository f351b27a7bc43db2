import { z } from "zod";
import type * as wire from "../wire.ts";

/** Responses of the session calls. */

const instant = z.number().meta({ description: "Epoch milliseconds." });

export const sessionsAnswer = z.array(
  z.object({
    id: z.string(),
    device: z.string().meta({ description: "In words: Chrome on Windows." }),
    created_at: instant,
    last_seen_at: instant,
    current: z.boolean(),
  }),
) satisfies z.ZodType<readonly wire.SessionEntry[]>;
