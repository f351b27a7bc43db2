/** What to highlight: the paths of states, and predicates that select arrows by the labels of their transitions. */
export type Lit = {
  readonly states: readonly string[];
  readonly isLast: (labels: readonly string[]) => boolean;
  readonly isMarked?: (labels: readonly string[]) => boolean;
};

/**
 * Highlights parts of a drawing made by `npm run docs`: sets `is-active` on states, `is-last` and `is-marked` on
 * arrows.
 */
export function lightDrawing(
  drawing: SVGSVGElement,
  { states, isLast, isMarked = () => false }: Lit,
): void {
  for (const box of drawing.querySelectorAll<SVGElement>("[data-state]"))
    box.classList.toggle("is-active", states.includes(box.dataset.state ?? ""));
  for (const arrow of drawing.querySelectorAll("[data-transitions]")) {
    const labels = transitionsOf(arrow);
    arrow.classList.toggle("is-last", isLast(labels));
    arrow.classList.toggle("is-marked", isMarked(labels));
  }
}

/** Returns the labels of the transitions that an arrow, or its label, represents. */
export function transitionsOf(arrow: Element): string[] {
  return JSON.parse(arrow.getAttribute("data-transitions") ?? "[]");
}
