/** Measures the agreement between two rankings. */

/** The analyst's ranking and the product's result for one labelled business. */
export type RankingResult = {
  /** The analyst's ranking, best first. */
  readonly ranking: readonly string[];
  /** The investors that are offered to the business, best first, at most 2. */
  readonly offered: readonly string[];
  /** Returns the product's score for an investor in the ranking. */
  readonly scoreOf: (name: string) => number;
};

export type Agreement = {
  /** Share of businesses whose first offer is the analyst's first choice. */
  readonly first: number;
  /** Share of the analyst's two best investors that are offered. */
  readonly topTwo: number;
  /**
   * Mean of Kendall's tau-b between the analyst's ranking and the scores: 1 if they agree, 0 if unrelated, -1 if
   * reversed.
   */
  readonly tau: number;
};

/** Returns the agreement for all businesses together. */
export function agreementOf(results: readonly RankingResult[]): Agreement {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    first: mean(
      results.map(({ ranking, offered }) =>
        offered[0] === ranking[0] ? 1 : 0,
      ),
    ),
    topTwo: mean(
      results.map(
        ({ ranking, offered }) =>
          ranking.slice(0, 2).filter((name) => offered.includes(name)).length /
          2,
      ),
    ),
    tau: mean(
      results.map(({ ranking, scoreOf }) =>
        kendallTau(ranking.map(scoreOf).map((score) => -score)),
      ),
    ),
  };
}

/**
 * Returns Kendall's tau-b between the positions 1, 2, 3 … and the values: the number of pairs in the same order minus
 * the number of pairs in the opposite order, normalized to the range from -1 to 1. A pair of equal values counts for
 * neither. Returns 0 when all values are equal.
 */
export function kendallTau(values: readonly number[]): number {
  let sum = 0;
  let untied = 0;
  const pairs = (values.length * (values.length - 1)) / 2;
  values.forEach((value, index) => {
    for (const other of values.slice(index + 1)) {
      sum += Math.sign(other - value);
      if (other !== value) untied += 1;
    }
  });
  return untied === 0 ? 0 : sum / Math.sqrt(pairs * untied);
}
