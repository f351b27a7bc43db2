/** Moves the focus to the next or former link, button or field inside a box; at its ends it stays. */
export function moveFocus(box: HTMLElement, step: 1 | -1): void {
  const stops = [
    ...box.querySelectorAll<HTMLElement>("a[href], button, input"),
  ];
  const at = stops.findIndex((one) => one.matches(":focus"));
  stops[at + step]?.focus();
}
