/** What of a drawing lights up: paths of states, and for arrows a question about the transitions they stand for. */
export type Lit = {
  readonly states: readonly string[];
  readonly isLast: (labels: readonly string[]) => boolean;
  readonly isMarked?: (labels: readonly string[]) => boolean;
};

/** Lights up a drawing made by `npm run docs`: `is-active` states, `is-last` and `is-marked` arrows. */
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

/** Labels of the transitions that an arrow, or its label, stands for. */
export function transitionsOf(arrow: Element): string[] {
  return JSON.parse(arrow.getAttribute("data-transitions") ?? "[]");
}
