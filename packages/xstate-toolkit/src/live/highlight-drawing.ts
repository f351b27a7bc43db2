/** The paths of the active states, and predicates that select arrows by the labels of their transitions. */
type Highlights = {
  readonly states: readonly string[];
  readonly isLast: (labels: readonly string[]) => boolean;
  readonly isMarked?: (labels: readonly string[]) => boolean;
};

/**
 * Highlights parts of a generated drawing: sets the class `is-active` on states, and `is-last` and `is-marked` on arrows.
 */
export function highlightDrawing(
  drawing: SVGSVGElement,
  { states, isLast, isMarked = () => false }: Highlights,
): void {
  for (const box of drawing.querySelectorAll<SVGElement>("[data-state]"))
    box.classList.toggle("is-active", states.includes(box.dataset.state ?? ""));
  for (const arrow of drawing.querySelectorAll("[data-transitions]")) {
    const labels = transitionLabelsOf(arrow);
    arrow.classList.toggle("is-last", isLast(labels));
    arrow.classList.toggle("is-marked", isMarked(labels));
  }
}

/** Returns the labels of the transitions that an arrow, or the text on it, represents. */
export function transitionLabelsOf(arrow: Element): string[] {
  return JSON.parse(arrow.getAttribute("data-transitions") ?? "[]");
}

/** A transition as XState reports it in `@xstate.microstep`. */
export type TakenTransition = {
  readonly source: { readonly path: readonly string[] };
  readonly target?: readonly { readonly path: readonly string[] }[];
};

/** The states that an arrow connects. A drawing has one arrow per pair of states. */
export type ArrowEnds = { readonly from: string; readonly to: string };

/** Returns the ends of the arrows for the given transitions. A transition without a target has no arrow. */
export function arrowEndsOf(
  transitions: readonly TakenTransition[],
): ArrowEnds[] {
  return transitions.flatMap(({ source, target = [] }) =>
    target.map(({ path }) => ({ from: nameOf(source.path), to: nameOf(path) })),
  );
}

/** Returns whether an arrow with these transition labels connects the given states. */
export function connects(
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
