/** Moves the focus to the next or previous link, button or input of a container, without wrapping around. */
export function moveFocus(box: HTMLElement, step: 1 | -1): void {
  const stops = [
    ...box.querySelectorAll<HTMLElement>("a[href], button, input"),
  ];
  const at = stops.findIndex((one) => one.matches(":focus"));
  stops[at + step]?.focus();
}

/** Scrolls the top of an element into view and focuses its heading. */
export function focusPart(id: string): void {
  const part = document.getElementById(id);
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? part;
  if (!part || !heading) return;
  heading.tabIndex = -1;
  part.scrollIntoView({ block: "start" });
  heading.focus({ preventScroll: true });
}
