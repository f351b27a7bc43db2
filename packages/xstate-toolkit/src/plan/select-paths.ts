import { type Visit, visitsTo } from "./visit.ts";

/**
 * Selects a small set of the paths to `ends`. The set reaches every goal that any of the paths reaches, except the
 * goals in `reached`. The function repeatedly selects the path with the most new goals per step. It then removes paths
 * that the other selected paths make redundant.
 */
export function selectPaths(
  ends: readonly Visit[],
  reached: ReadonlySet<string>,
): Visit[][] {
  const candidates = ends.map((end) => {
    const visits = visitsTo(end);
    return {
      visits,
      goals: new Set(visits.flatMap((visit) => [...visit.reached])),
    };
  });
  const covered = new Set(reached);
  const chosen: typeof candidates = [];
  for (;;) {
    let best: (typeof candidates)[number] | undefined;
    let bestGain = 0;
    for (const candidate of candidates) {
      const newGoals = [...candidate.goals].filter(
        (goal) => !covered.has(goal),
      ).length;
      const gain = newGoals / (candidate.visits.length + 2);
      if (gain > bestGain) [best, bestGain] = [candidate, gain];
    }
    if (best === undefined) break;
    for (const goal of best.goals) covered.add(goal);
    chosen.push(best);
  }
  const dropped = new Set<(typeof candidates)[number]>();
  const needed = chosen.filter((path, index) => {
    const others = chosen.filter(
      (other, at) => at !== index && !dropped.has(other),
    );
    const isRedundant = [...path.goals].every((goal) =>
      others.some((other) => other.goals.has(goal)),
    );
    if (isRedundant) dropped.add(path);
    return !isRedundant;
  });
  return needed.map(({ visits }) => visits);
}
