/** Brings the top of a part of the page into view, if it is on the page. */
export function showTop(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: "start" });
}
