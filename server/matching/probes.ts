import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../contract/enumerations.ts";
import {
  CRITERIA,
  MIN_MATCH_SCORE,
  SCORE_WEIGHTS,
} from "../../contract/scoring.ts";
import type { MatchCriterion } from "../../contract/wire.ts";

/** Criteria that an investor must meet, all of them; the others may be anything. */
export type Probe = readonly MatchCriterion[];
/** The probes that find investors of one score. */
export type ScoreLevel = {
  readonly score: number;
  readonly probes: readonly Probe[];
};

/**
 * What to look for, best score first: each combination of the criteria that reaches the minimum score. Asked in this
 * order, a probe finds exactly the investors of its score: whoever scores more was found before.
 *
 * @param answerable the criteria that the investee's profile says anything about
 */
export function scoreLevels(
  answerable: readonly MatchCriterion[],
): readonly ScoreLevel[] {
  const levels = new Map<number, Probe[]>();
  for (const probe of combinations(
    CRITERIA.filter((c) => answerable.includes(c)),
  )) {
    const score = probe.reduce((sum, c) => sum + SCORE_WEIGHTS[c], 0);
    if (score < MIN_MATCH_SCORE) continue;
    levels.set(score, [...(levels.get(score) ?? []), probe]);
  }
  return [...levels]
    .toSorted(([one], [other]) => other - one)
    .map(([score, probes]) => ({ score, probes }));
}

/** How many rows one investor can have at most among what a probe finds: a row per combination that it backs. */
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
