import {
  INVESTMENT_TARGETS,
  type InvestmentTarget,
  MATCH_CRITERIA,
  type MatchCriterion,
  type UserType,
} from "./enumerations.ts";
import { formatMoney } from "./format.ts";
import { type MessageValues, message, say } from "./messages/index.ts";
import { amountOf, type MatchReason, type Profile } from "./wire.ts";

/**
 * The weights of the five matching criteria. A criterion is met or not; one that either side has left empty is not met. Reasons
 * are listed in this order.
 */
export const SCORE_WEIGHTS = {
  sector: 35,
  ticket: 25,
  stage: 20,
  investmentType: 10,
  country: 10,
} as const satisfies Record<MatchCriterion, number>;

/**
 * Investors below this score are not offered. Stage, type and country together weigh less, so every offered investor matches the
 * investee's sector or ticket.
 */
export const MIN_MATCH_SCORE = 50;

/** The fields of an investee's profile that matching uses. */
export type InvesteeFacts = Pick<
  Profile,
  | "location"
  | "capital_needed"
  | "business_stage"
  | "sector_type"
  | "investment_type"
>;
/** The fields of an investor's profile that matching uses. */
export type InvestorFacts = Pick<
  Profile,
  | "location"
  | "investment_target_min"
  | "investment_target_max"
  | "sectors_of_interest"
  | "business_stages_investor"
  | "investment_types_investor"
>;
export type MatchScore = {
  /** 0 to 100: the sum of the weights of the criteria that are met. */
  readonly score: number;
  /** One per criterion, in the order of MATCH_CRITERIA, worded for the reader. */
  readonly reasons: readonly MatchReason[];
};

/** Returns the score of an investor for an investee, with reasons worded for `reader`. */
export function scoreInvestor(
  investee: InvesteeFacts,
  investor: InvestorFacts,
  reader: UserType = "investee",
): MatchScore {
  const reasons = MATCH_CRITERIA.map((criterion) => ({
    criterion,
    ...MEASURES[criterion](investee, investor, reader),
  }));
  const score = reasons
    .filter((reason) => reason.fits)
    .reduce((sum, { criterion }) => sum + SCORE_WEIGHTS[criterion], 0);
  return { score, reasons };
}

/** True when a ticket in US dollars is in a range. Both ends are inclusive; null means no upper end. */
export function isTicketInside(
  ticket: number,
  min: number,
  max: number | null,
): boolean {
  return ticket >= min && (max === null || ticket <= max);
}

/**
 * Returns the indices in INVESTMENT_TARGETS of the ranges that contain a ticket: two where ranges meet, none without a ticket.
 */
export function rangesOfTicket(ticket: number | null): readonly number[] {
  if (ticket === null || ticket <= 0) return [];
  return INVESTMENT_TARGETS.flatMap((target: InvestmentTarget, place) =>
    isTicketInside(ticket, target.min, target.openEnded ? null : target.max)
      ? [place]
      : [],
  );
}

type Measured = { readonly fits: boolean; readonly text: string };
type Measure = (
  investee: InvesteeFacts,
  investor: InvestorFacts,
  reader: UserType,
) => Measured;

const MEASURES: Record<MatchCriterion, Measure> = {
  sector: (investee, investor, reader) =>
    listed(
      "sector",
      investee.sector_type,
      investor.sectors_of_interest,
      reader,
    ),
  ticket: measureTicket,
  stage: (investee, investor, reader) =>
    listed(
      "stage",
      investee.business_stage,
      investor.business_stages_investor,
      reader,
    ),
  investmentType: (investee, investor, reader) =>
    listed(
      "investmentType",
      investee.investment_type,
      investor.investment_types_investor,
      reader,
    ),
  country: measureCountry,
};

function listed(
  criterion: "sector" | "stage" | "investmentType",
  wanted: string,
  offered: readonly string[],
  reader: UserType,
): Measured {
  if (wanted === "") return measured(criterion, "unsaid", reader, {});
  const fits = offered.includes(wanted);
  return measured(criterion, fits ? "fits" : "misses", reader, {
    value: wanted,
  });
}

function measureTicket(
  investee: InvesteeFacts,
  investor: InvestorFacts,
  reader: UserType,
): Measured {
  const ticket = amountOf(investee.capital_needed);
  const min = amountOf(investor.investment_target_min);
  const max = amountOf(investor.investment_target_max);
  if (ticket === null || ticket <= 0 || min === null)
    return measured("ticket", "unsaid", reader, {});
  const fits = isTicketInside(ticket, min, max);
  return measured("ticket", fits ? "fits" : "misses", reader, {
    ticket: formatMoney(ticket),
    range:
      max === null
        ? `${formatMoney(min)} or more`
        : `${formatMoney(min)}–${formatMoney(max)}`,
  });
}

function measureCountry(
  investee: InvesteeFacts,
  investor: InvestorFacts,
  reader: UserType,
): Measured {
  if (investee.location === "" || investor.location === "")
    return measured("country", "unsaid", reader, {});
  const fits = investee.location === investor.location;
  return measured("country", fits ? "fits" : "misses", reader, {
    investee: investee.location,
    investor: investor.location,
  });
}

function measured(
  criterion: MatchCriterion,
  outcome: "fits" | "misses" | "unsaid",
  reader: UserType,
  values: MessageValues,
): Measured {
  return {
    fits: outcome === "fits",
    text: say(message(`reason.${reader}.${criterion}.${outcome}`, values)),
  };
}
