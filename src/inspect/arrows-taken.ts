/** A transition as XState reports it in `@xstate.microstep`. */
export type TakenTransition = {
  readonly source: { readonly path: readonly string[] };
  readonly target?: readonly { readonly path: readonly string[] }[];
};

/** One arrow of a drawing. A drawing has one arrow per pair of states. */
export type ArrowEnds = { readonly from: string; readonly to: string };

/** Returns the arrows that belong to some transitions. A transition without a target has none. */
export function arrowsTaken(
  transitions: readonly TakenTransition[],
): ArrowEnds[] {
  return transitions.flatMap(({ source, target = [] }) =>
    target.map(({ path }) => ({ from: nameOf(source.path), to: nameOf(path) })),
  );
}

/** Returns whether an arrow with these transition labels connects the given states. */
export function hasEnds(
  labels: readonly string[],
  { from, to }: ArrowEnds,
): boolean {
  return labels.some(
    (label) =>
      label.startsWith(`${from} --`) &&
      label
        .replace(/ #\d+$/, "")
        .split("--> ")
        .at(-1)
        ?.split(", ")
        .includes(to),
  );
}

function nameOf(path: readonly string[]): string {
  return path.length === 0 ? "(root)" : path.join(".");
}
