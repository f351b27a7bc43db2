/** Scrolls the top of an element into view, if it exists. */
export function showTop(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: "start" });
}
