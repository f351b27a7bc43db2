import {
  INVESTMENT_TYPES,
  MATCH_CRITERIA,
  type MatchCriterion,
  SECTORS,
  STAGES,
} from "../../contract/enumerations.ts";
import { MIN_MATCH_SCORE, SCORE_WEIGHTS } from "../../contract/scoring.ts";

/** All criteria that an investor must meet. Other criteria are not checked. */
export type Probe = readonly MatchCriterion[];
/** The probes that find investors of one score. */
export type ScoreLevel = {
  readonly score: number;
  readonly probes: readonly Probe[];
};

/**
 * Returns the searches in order, best score first: each combination of criteria that reaches the minimum score. In this order a
 * probe finds exactly the investors of its score, because investors with a higher score were found before.
 *
 * @param answerable The criteria for which the investee's profile has a value.
 */
export function scoreLevels(
  answerable: readonly MatchCriterion[],
): readonly ScoreLevel[] {
  const levels = new Map<number, Probe[]>();
  for (const probe of combinations(
    MATCH_CRITERIA.filter((c) => answerable.includes(c)),
  )) {
    const score = probe.reduce((sum, c) => sum + SCORE_WEIGHTS[c], 0);
    if (score < MIN_MATCH_SCORE) continue;
    levels.set(score, [...(levels.get(score) ?? []), probe]);
  }
  return [...levels]
    .toSorted(([one], [other]) => other - one)
    .map(([score, probes]) => ({ score, probes }));
}

/** Returns the maximum number of rows per investor in the result of a probe: one per combination of its choices. */
export function rowsPerInvestor(probe: Probe): number {
  const choices = {
    sector: SECTORS,
    stage: STAGES,
    investmentType: INVESTMENT_TYPES,
  };
  return Object.entries(choices).reduce(
    (rows, [criterion, values]) =>
      probe.includes(criterion as MatchCriterion) ? rows : rows * values.length,
    1,
  );
}

function combinations(criteria: readonly MatchCriterion[]): Probe[] {
  const found: Probe[] = [[]];
  for (const criterion of criteria)
    found.push(...found.map((probe) => [...probe, criterion]));
  return found;
}
