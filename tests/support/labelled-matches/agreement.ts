/** How far two rankings agree. */

/** What the product makes of one labelled business. */
export type Compared = {
  /** A person's order, best first. */
  readonly ranking: readonly string[];
  /** The investors that matching offers, best first, at most 2. */
  readonly offered: readonly string[];
  /** The score of every investor of the ranking. */
  readonly scoreOf: (name: string) => number;
};

export type Agreement = {
  /** Share of businesses whose first offer is the person's first choice. */
  readonly first: number;
  /** Share of the person's two best that are offered. */
  readonly topTwo: number;
  /** Mean of Kendall's tau-b between the person's order and the scores: 1 the same, 0 no relation, -1 reversed. */
  readonly tau: number;
};

/** The agreement over many businesses. */
export function agreementOf(compared: readonly Compared[]): Agreement {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    first: mean(
      compared.map(({ ranking, offered }) =>
        offered[0] === ranking[0] ? 1 : 0,
      ),
    ),
    topTwo: mean(
      compared.map(
        ({ ranking, offered }) =>
          ranking.slice(0, 2).filter((name) => offered.includes(name)).length /
          2,
      ),
    ),
    tau: mean(
      compared.map(({ ranking, scoreOf }) =>
        kendallTau(ranking.map(scoreOf).map((score) => -score)),
      ),
    ),
  };
}

/**
 * Kendall's tau-b between places 1, 2, 3 … and the values that stand there: how many pairs are in the same order,
 * less how many are not. Equal values count for neither; when all are equal there is no order to agree with: 0.
 */
export function kendallTau(values: readonly number[]): number {
  let sum = 0;
  let untied = 0;
  const pairs = (values.length * (values.length - 1)) / 2;
  values.forEach((value, place) => {
    for (const other of values.slice(place + 1)) {
      sum += Math.sign(other - value);
      if (other !== value) untied += 1;
    }
  });
  return untied === 0 ? 0 : sum / Math.sqrt(pairs * untied);
}
