import { z } from "zod";
import { NAMES_PER_SECTOR } from "../constants.ts";
import {
  DECLINE_REASONS,
  MATCH_CRITERIA,
  MATCH_ENDS,
  MATCH_STATUSES,
  NEXT_STEPS,
  USER_TYPES,
} from "../enumerations.ts";
import { message } from "../messages/index.ts";
import { fieldsInMatch } from "../profile/fields.ts";
import { isDay, plainAmount } from "../rules/funding.ts";
import { matchedProfileResponse, responseFields } from "./profile.ts";
import {
  body,
  decimal,
  errorCode,
  type Infer,
  instant,
  issueText,
  requiredOr,
  text,
} from "./schemas.ts";

/** Calls for matching, matches and their updates. */

const score = z.number().meta({ description: "0 to 100." });
const status = z.enum(MATCH_STATUSES);

/** One criterion of a score, whether it is met, and a sentence that explains it. */
const reason = z.object({
  criterion: z.enum(MATCH_CRITERIA),
  fits: z.boolean(),
  text: z.string(),
  // A server of an earlier version sends only the text.
  code: errorCode.code.exactOptional(),
  values: errorCode.values,
});

const investorFields = responseFields(fieldsInMatch("investor"));

const replaces = z
  .object({ match_id: z.string(), business_name: z.string() })
  .exactOptional()
  .meta({ description: "The match that this one replaced in a re-run." });

const matchedInvestor = z.object({
  match_id: z
    .string()
    .meta({ description: "The id of the match, as in GET /api/matches/." }),
  business_name: z.string(),
  ...investorFields,
  match_score: score,
  reasons: z.array(reason),
  replaces,
});

const contactEmail = z.string().exactOptional().meta({
  description:
    "The other side's email address. Present only in an approved or funded match that has not ended.",
});

const fundingReports = z
  .array(
    z.object({
      by: z.enum(USER_TYPES),
      amount: decimal,
      date: z.string().meta({ description: "The day of the funding." }),
      at: instant,
    }),
  )
  .meta({
    description:
      "What each side has stated about the funding of an approved match, at most one entry per side. Only the operator changes the status.",
  });

export const match = z.object({
  id: z.string(),
  status,
  funded_ammount: decimal,
  match_score: score,
  /** The pitch link is empty for an investor once the match is rejected or has ended. */
  investee: z.object({
    investee_name: z.string(),
    ...responseFields(fieldsInMatch("investee")),
    contact_email: contactEmail,
  }),
  /** The investor's current profile fields. */
  investor: z.object({
    investor_name: z.string(),
    ...investorFields,
    contact_email: contactEmail,
  }),
  history: z
    .array(
      z.object({
        status: z.enum([...MATCH_STATUSES, ...MATCH_ENDS]),
        at: instant,
      }),
    )
    .meta({
      description: "The statuses of the match, and how it ended, oldest first.",
    }),
  answer_by: z.string().nullable().meta({
    description:
      "When the investor is asked to answer a pending match, in ISO 8601 and UTC. Null when the match is decided or has ended.",
  }),
  decline_reason: z.enum(DECLINE_REASONS).nullable().meta({
    description:
      "Why the investor declined. Null unless the match is rejected and the investor gave a reason.",
  }),
  decline_fits: z
    .enum(MATCH_CRITERIA)
    .exclude(["investmentType"])
    .exactOptional()
    .meta({
      description:
        "The criterion of the investor that the reason contradicts, because the business met it when the match was made. Only for the investor.",
    }),
  funding_reports: fundingReports,
  replaced: z.boolean().meta({
    description: "Whether a re-run or an account closure ended the match.",
  }),
  replaces,
  next_step: z.enum(NEXT_STEPS).exactOptional().meta({
    description:
      "What the investee can do once this match is rejected, overdue or has ended: call GET /api/match_investors/ for another investor, use a re-run, or neither. Only in an investee's list.",
  }),
  can_rerun: z.boolean().exactOptional().meta({
    description:
      "Whether the investee can use a re-run now. The same for all matches of a list. Only in an investee's list.",
  }),
  reasons: z.array(reason).meta({
    description:
      "One entry per criterion of the score, worded for the caller. Empty if the account of either side has been deleted. For an investor, also empty once the match is rejected or has ended.",
  }),
});

const count = z.number();

const totals = z
  .object({
    count,
    statuses: z
      .object({
        pending: count,
        approved: count,
        rejected: count,
        funded: count,
        closed: count,
      })
      .meta({
        description:
          "The number of matches by status. A match that has ended is counted only as `closed`.",
      }),
    funded: decimal,
    sectors: z
      .array(
        z.object({ sector: z.string(), count, names: z.array(z.string()) }),
      )
      .meta({
        description: `The sectors of the businesses, the most frequent first, each with the names of up to ${NAMES_PER_SECTOR} of its businesses.`,
      }),
  })
  .meta({ description: "The totals of all matches, on every page." });

export const matchPage = z.object({ matches: z.array(match), totals });

const update = z.object({
  id: z.string(),
  kind: z.enum([...MATCH_STATUSES, ...MATCH_ENDS, "changed"]).meta({
    description:
      "The new status, how the match ended, or `changed` if the other side's data has changed.",
  }),
  match_id: z.string(),
  name: z.string().nullable().meta({
    description:
      "The name of the other side; null if a re-run or an account closure ended the match.",
  }),
  funded_ammount: decimal,
  at: instant,
});

const outlookCount = z.object({ count, about: z.boolean() }).meta({
  description: "Above 100, `about` is true and the count is rounded.",
});

const outlook = z.object({
  offered: outlookCount.meta({
    description:
      "For an investee, the investors that a request could offer. For an investor, the businesses to which they could be offered.",
  }),
  every: outlookCount.exactOptional().meta({
    description:
      "Only for an investee: the investors who meet every criterion.",
  }),
  excludes: z.enum(MATCH_CRITERIA).exactOptional().meta({
    description:
      "The criterion without which the most investors would meet every criterion.",
  }),
  change: z
    .object({
      field: z.enum(["capital_needed", "investment_type"]),
      value: z.string(),
      every: outlookCount,
    })
    .exactOptional()
    .meta({
      description:
        "The change of one field after which the most investors would meet every criterion.",
    }),
});

export const matchCalls = {
  matchInvestors: {
    query: z.object({
      // Any value except `true` means no re-run.
      rerun: z
        .union([text(), z.array(text()).transform((values) => values.at(-1))])
        .transform((value) => value === "true")
        .catch(false)
        .optional(),
      // The ids of the matches that a re-run is expected to replace, separated by commas.
      replaces: z
        .preprocess((value) => [value].flat().join(","), text())
        .transform((value) => value.split(","))
        .optional(),
    }),
    response: z.object({
      matching_investors: z.array(matchedInvestor),
      reruns_left: z.number(),
    }),
  },
  matches: {
    query: z.object({
      page: text()
        .refine((page) => /^[1-9]\d{0,8}$/.test(page), {
          error: issueText(message("server.pageNumber")),
        })
        .transform(Number)
        .optional(),
    }),
    // A page, if the query has `page`, otherwise the list of all matches.
    response: z.union([z.array(match), matchPage]),
    responseTypes: ["application/json"],
  },
  matchStatus: {
    // Only an operator can set `funded`.
    body: body({
      status: z.enum(["approved", "rejected"], requiredOr("profile.choice")),
    }),
    response: match,
  },
  matchReason: {
    // Null removes the reason.
    body: body({
      reason: z.enum(DECLINE_REASONS, requiredOr("profile.choice")).nullable(),
    }),
    response: match,
  },
  matchOutlook: {
    response: z.object({
      outlook: outlook.nullable().meta({
        description: "Null while the profile lacks what matching requires.",
      }),
    }),
  },
  stateFunding: {
    body: body({
      amount: z
        .union([text(), z.number()], requiredOr("profile.amount"))
        .transform((value) => plainAmount(String(value)))
        .pipe(z.string(issueText(message("profile.amount")))),
      date: text().refine(isDay, { error: issueText(message("funding.date")) }),
    }),
    response: z.object({ funding_reports: fundingReports }),
  },
  withdrawFunding: { response: z.object({ funding_reports: fundingReports }) },
  matchProfile: { response: matchedProfileResponse },
  // An event stream sends this response in its first `updates` event. Each later `updates` event has the same format
  // and contains only new updates.
  updates: {
    response: z.object({ updates: z.array(update), now: instant }),
    responseTypes: ["application/json", "text/event-stream"],
  },
} as const;

/** A match of an investee with an investor. */
export type Match = Infer<typeof match>;
export type MatchReason = Infer<typeof reason>;
export type MatchedInvestor = Infer<typeof matchedInvestor>;
/** A match that a re-run replaced, with the name of its investor. */
export type ReplacedMatch = NonNullable<MatchedInvestor["replaces"]>;
/** One page of the list of matches, and the totals of the whole list. */
export type MatchPage = Infer<typeof matchPage>;
export type MatchTotals = Infer<typeof totals>;
export type MatchOutlook = Infer<typeof outlook>;
export type MatchEvent = Match["history"][number];
/** What one side of a match has stated about its funding. */
export type FundingReport = Match["funding_reports"][number];
/** A change in a member's matches. */
export type Update = Infer<typeof update>;
