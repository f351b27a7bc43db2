import type { MatchReason } from "./calls/matches.ts";
import {
  INVESTMENT_TARGETS,
  type InvestmentTarget,
  MATCH_CRITERIA,
  type MatchCriterion,
  type UserType,
} from "./enumerations.ts";
import { formatMoney } from "./format.ts";
import { type MessageValues, message, say } from "./messages/index.ts";
import { amountOf, type Profile } from "./profile/wire.ts";

/**
 * The weights of the five matching criteria. A criterion that either side has left empty is not met. Reasons
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
 * Investors below this score are not offered. Stage, type and country together weigh less, so every offered investor matches
 * the investee's sector or ticket.
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
  /** One reason per criterion, in the order of MATCH_CRITERIA, worded for the reader. */
  readonly reasons: readonly MatchReason[];
};

/** Returns the score of an investor for an investee, with reasons worded for `reader`. */
export function scoreInvestor(
  investee: InvesteeFacts,
  investor: InvestorFacts,
  reader: UserType = "investee",
): MatchScore {
  const reasons = MATCH_CRITERIA.map((criterion) => {
    const { outcome, values } = MEASURES[criterion](investee, investor);
    const reason = message(`reason.${reader}.${criterion}.${outcome}`, values);
    return { criterion, fits: outcome === "fits", text: say(reason) };
  });
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

type Measured = {
  /** `notProvided` when a side has left the field empty. */
  readonly outcome: "fits" | "misses" | "notProvided";
  /** The parameters of its message. */
  readonly values: MessageValues;
};
type Measure = (investee: InvesteeFacts, investor: InvestorFacts) => Measured;

const NOT_PROVIDED: Measured = { outcome: "notProvided", values: {} };

const MEASURES: Record<MatchCriterion, Measure> = {
  sector: (investee, investor) =>
    listed(investee.sector_type, investor.sectors_of_interest),
  ticket: measureTicket,
  stage: (investee, investor) =>
    listed(investee.business_stage, investor.business_stages_investor),
  investmentType: (investee, investor) =>
    listed(investee.investment_type, investor.investment_types_investor),
  country: measureCountry,
};

function listed(value: string, offered: readonly string[]): Measured {
  return value === ""
    ? NOT_PROVIDED
    : measured(offered.includes(value), { value });
}

function measureTicket(
  investee: InvesteeFacts,
  investor: InvestorFacts,
): Measured {
  const ticket = amountOf(investee.capital_needed);
  const min = amountOf(investor.investment_target_min);
  const max = amountOf(investor.investment_target_max);
  if (ticket === null || ticket <= 0 || min === null) return NOT_PROVIDED;
  return measured(isTicketInside(ticket, min, max), {
    ticket: formatMoney(ticket),
    range:
      max === null
        ? `${formatMoney(min)} or more`
        : `${formatMoney(min)}–${formatMoney(max)}`,
  });
}

function measureCountry(
  { location: investee }: InvesteeFacts,
  { location: investor }: InvestorFacts,
): Measured {
  return investee === "" || investor === ""
    ? NOT_PROVIDED
    : measured(investee === investor, { investee, investor });
}

function measured(fits: boolean, values: MessageValues): Measured {
  return { outcome: fits ? "fits" : "misses", values };
}
