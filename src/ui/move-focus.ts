/** Moves the focus to the next or former link, button or field inside a box; at its ends it stays. */
export function moveFocus(box: HTMLElement, step: 1 | -1): void {
  const stops = [
    ...box.querySelectorAll<HTMLElement>("a[href], button, input"),
  ];
  const at = stops.findIndex((one) => one.matches(":focus"));
  stops[at + step]?.focus();
}

/** Brings a part of the page into view, from its top, and puts the focus on its heading. */
export function focusPart(id: string): void {
  const part = document.getElementById(id);
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? part;
  if (!part || !heading) return;
  heading.tabIndex = -1;
  part.scrollIntoView({ block: "start" });
  heading.focus({ preventScroll: true });
}
