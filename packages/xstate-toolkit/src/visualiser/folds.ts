import { allStates, type Chart, canFold, isInside } from "../show/chart.ts";

/** A machine with more states starts with its outermost states folded, because its drawing is larger than a screen. */
const MAX_STATES = 40;

/** Returns the paths of the states that can be folded. */
export function foldableStates({ root }: Chart): string[] {
  return allStates(root)
    .filter(canFold)
    .map(({ path }) => path);
}

/** Returns the states that are folded when a flow is opened. */
export function foldedAtStart({ root }: Chart): string[] {
  return allStates(root).length > MAX_STATES
    ? root.children.filter(canFold).map(({ path }) => path)
    : [];
}

/** Returns the folded states that hide a state. */
export function hiding(folded: readonly string[], path: string): string[] {
  return folded.filter((outer) => isInside(path, outer));
}
