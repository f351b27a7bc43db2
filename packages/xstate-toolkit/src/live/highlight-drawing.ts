/** The paths of the active states, and predicates that select arrows by the labels of their transitions. */
type Highlights = {
  readonly states: readonly string[];
  readonly isLast: (labels: readonly string[]) => boolean;
  readonly isMarked?: (labels: readonly string[]) => boolean;
};

/**
 * Highlights parts of a generated drawing: sets the class `is-active` on states, and `is-last` and `is-marked` on
 * arrows.
 */
export function highlightDrawing(
  drawing: SVGSVGElement,
  { states, isLast, isMarked = () => false }: Highlights,
): void {
  for (const box of drawing.querySelectorAll<SVGElement>("[data-state]"))
    box.classList.toggle("is-active", states.includes(box.dataset.state ?? ""));
  markTransitions(drawing, "is-last", isLast);
  markTransitions(drawing, "is-marked", isMarked);
}

/** Sets a class on the arrows, and the texts, whose transitions are selected. */
export function markTransitions(
  drawing: SVGSVGElement,
  name: string,
  isMarked: (labels: readonly string[]) => boolean,
): void {
  for (const arrow of drawing.querySelectorAll("[data-transitions]"))
    arrow.classList.toggle(name, isMarked(transitionLabelsOf(arrow)));
}

/** Kept, because every step reads the labels of all arrows. */
const labelsOfArrows = new WeakMap<Element, readonly string[]>();

/** Returns the labels of the transitions that an arrow, or the text on it, represents. */
export function transitionLabelsOf(arrow: Element): readonly string[] {
  const known = labelsOfArrows.get(arrow);
  if (known) return known;
  const labels: readonly string[] = JSON.parse(
    arrow.getAttribute("data-transitions") ?? "[]",
  );
  labelsOfArrows.set(arrow, labels);
  return labels;
}
