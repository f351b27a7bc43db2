import { z } from "zod";
import { MATCH_STATUSES } from "../enumerations.ts";
import { say } from "../messages/index.ts";
import { fieldsInMatch } from "../profile/fields.ts";
import { CRITERIA } from "../scoring.ts";
import type * as wire from "../wire.ts";
import { answerFields, decimal } from "./profile.ts";
import { body, text } from "./text.ts";

/** Request bodies and responses of the matching calls. */

/** The statuses that an investor can set; only an operator can set `funded`. */
export const matchStatusBody = body({
  status: z.enum(["approved", "rejected"], {
    error: ({ input }) =>
      say({ key: input === undefined ? "server.required" : "profile.choice" }),
  }),
});

/** Any value except `true` means no re-run. */
export const matchInvestorsQuery = z.object({
  rerun: z
    .union([text(), z.array(text()).transform((values) => values.at(-1))])
    .transform((value) => value === "true")
    .catch(false)
    .optional(),
});

const score = z.number().meta({ description: "0 to 100." });
const reasons = z.array(
  z.object({
    criterion: z.enum(CRITERIA),
    fits: z.boolean(),
    text: z.string(),
  }),
) satisfies z.ZodType<readonly wire.MatchReason[]>;

const investorTerms = answerFields(fieldsInMatch("investor"));

const replaces = z
  .object({ match_id: z.string(), business_name: z.string() })
  .exactOptional()
  .meta({
    description: "The match that a re-run has replaced by this one.",
  });

export const matchInvestorsAnswer = z.object({
  matching_investors: z.array(
    z.object({
      match_id: z.string().meta({ description: "As the matches list it." }),
      business_name: z.string(),
      ...investorTerms,
      match_score: score,
      reasons,
      replaces,
    }),
  ),
  reruns_left: z.number(),
}) satisfies z.ZodType<wire.MatchInvestorsAnswer>;

const contactEmail = z
  .string()
  .exactOptional()
  .meta({ description: "From approval on." });
const status = z.enum(MATCH_STATUSES);
const ends = ["replaced", "closed"] as const satisfies wire.MatchEnd[];

export const matchAnswer = z.object({
  id: z.string(),
  status,
  funded_ammount: decimal,
  match_score: score,
  investee: z.object({
    investee_name: z.string(),
    ...answerFields(fieldsInMatch("investee")),
    contact_email: contactEmail,
  }),
  investor: z.object({
    investor_name: z.string(),
    ...investorTerms,
    contact_email: contactEmail,
  }),
  history: z.array(
    z.object({
      status: z.enum([...MATCH_STATUSES, ...ends]),
      at: z.number().meta({ description: "Epoch milliseconds." }),
    }),
  ),
  replaced: z.boolean(),
  replaces,
  reasons,
}) satisfies z.ZodType<wire.Match>;
export const matchesAnswer = z.array(matchAnswer);

const update = z.object({
  id: z.string(),
  kind: z.enum([...MATCH_STATUSES, ...ends, "changed"]),
  match_id: z.string(),
  name: z.string().nullable(),
  funded_ammount: decimal,
  at: z.number().meta({ description: "Epoch milliseconds." }),
}) satisfies z.ZodType<wire.Update>;
export const updatesAnswer = z.object({
  updates: z.array(update),
  now: z.number().meta({ description: "Epoch milliseconds." }),
}) satisfies z.ZodType<wire.UpdatesAnswer>;
