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
