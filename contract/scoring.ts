import {
  INVESTMENT_TARGETS,
  type InvestmentTarget,
  MATCH_CRITERIA,
  type MatchCriterion,
  type UserType,
} from "./enumerations.ts";
import { formatMoney } from "./format.ts";
import {
  codeOf,
  type MessageValues,
  message,
  t,
  textOf,
} from "./messages/index.ts";
import { type Profile, parseAmount } from "./profile/wire.ts";

/** The weights of the five matching criteria. A criterion that either side has left empty is not met. */
export const SCORE_WEIGHTS = {
  sector: 35,
  ticket: 25,
  stage: 20,
  investmentType: 10,
  country: 10,
} as const satisfies Record<MatchCriterion, number>;

/**
 * Investors below this score are not matched. The weights of stage, investment type and country add up to less than
 * this score, so every matched investor fits the investee's sector or ticket.
 */
export const MIN_MATCH_SCORE = 50;

/** The fields of an investee's profile that matching uses. */
export type InvesteeCriteria = Pick<
  Profile,
  | "location"
  | "capital_needed"
  | "business_stage"
  | "sector_type"
  | "investment_type"
>;
/** The fields of an investor's profile that matching uses. */
export type InvestorCriteria = Pick<
  Profile,
  | "location"
  | "investment_target_min"
  | "investment_target_max"
  | "sectors_of_interest"
  | "business_stages_investor"
  | "investment_types_investor"
>;

/** The result of one criterion, as it is stored. `reasonsOf` puts it into words. */
export type MatchOutcome = CriterionResult & {
  readonly criterion: MatchCriterion;
};

/** Returns the score of an investor for an investee, 0 to 100, and the outcome of each criterion, in their order. */
export function compareProfiles(
  investee: InvesteeCriteria,
  investor: InvestorCriteria,
): { score: number; outcomes: readonly MatchOutcome[] } {
  const outcomes = MATCH_CRITERIA.map((criterion) => ({
    criterion,
    ...COMPARISONS[criterion](investee, investor),
  }));
  const score = outcomes
    .filter(({ outcome }) => outcome === "fits")
    .reduce((sum, { criterion }) => sum + SCORE_WEIGHTS[criterion], 0);
  return { score, outcomes };
}

/** Returns the reasons for a match, worded for one of its sides. */
export function reasonsOf(outcomes: readonly MatchOutcome[], reader: UserType) {
  return outcomes.map(({ criterion, outcome, values }) => {
    const reason = message(`reason.${reader}.${criterion}.${outcome}`, values);
    return {
      criterion,
      fits: outcome === "fits",
      text: textOf(reason),
      ...codeOf(reason),
    };
  });
}

/** Returns whether a ticket in US dollars is in a range. Both ends are inclusive; null means no upper end. */
export function isTicketInRange(
  ticket: number,
  min: number,
  max: number | null,
): boolean {
  return ticket >= min && (max === null || ticket <= max);
}

/** Returns the indices of the INVESTMENT_TARGETS that contain a ticket: two at a shared bound, none for null or 0. */
export function rangesOfTicket(ticket: number | null): readonly number[] {
  const amount = ticket ?? 0;
  if (amount <= 0) return [];
  return INVESTMENT_TARGETS.flatMap((target: InvestmentTarget, index) =>
    isTicketInRange(amount, target.min, target.openEnded ? null : target.max)
      ? [index]
      : [],
  );
}

type CriterionResult = {
  /**
   * `notProvided` when the investee's value, or the investor's minimum ticket or country, is missing. A ticket of zero
   * or less counts as missing. If the investor's list for the criterion is empty, the outcome is `doesNotFit`.
   */
  readonly outcome: "fits" | "doesNotFit" | "notProvided";
  /** The parameters of the reason's message. */
  readonly values: MessageValues;
};

const NOT_PROVIDED: CriterionResult = { outcome: "notProvided", values: {} };

const COMPARISONS: Record<
  MatchCriterion,
  (investee: InvesteeCriteria, investor: InvestorCriteria) => CriterionResult
> = {
  sector: (investee, investor) =>
    compareChoice(investee.sector_type, investor.sectors_of_interest),
  ticket: compareTicket,
  stage: (investee, investor) =>
    compareChoice(investee.business_stage, investor.business_stages_investor),
  investmentType: (investee, investor) =>
    compareChoice(investee.investment_type, investor.investment_types_investor),
  country: compareCountry,
};

function compareChoice(value: string, accepted: readonly string[]) {
  return value === ""
    ? NOT_PROVIDED
    : comparisonResult(accepted.includes(value), { value });
}

function compareTicket(investee: InvesteeCriteria, investor: InvestorCriteria) {
  const ticket = parseAmount(investee.capital_needed) ?? 0;
  const min = parseAmount(investor.investment_target_min);
  const max = parseAmount(investor.investment_target_max);
  if (ticket <= 0 || min === null) return NOT_PROVIDED;
  return comparisonResult(isTicketInRange(ticket, min, max), {
    ticket: formatMoney(ticket),
    range:
      max === null
        ? t("format.orMore", { amount: formatMoney(min) })
        : t("format.range", { min: formatMoney(min), max: formatMoney(max) }),
  });
}

function compareCountry(
  { location: investee }: InvesteeCriteria,
  { location: investor }: InvestorCriteria,
): CriterionResult {
  return investee === "" || investor === ""
    ? NOT_PROVIDED
    : comparisonResult(investee === investor, { investee, investor });
}

function comparisonResult(
  fits: boolean,
  values: MessageValues,
): CriterionResult {
  return { outcome: fits ? "fits" : "doesNotFit", values };
}
