import { type RefObject, useLayoutEffect } from "react";

/** The distance in pixels between the focused element and the element that would cover it. */
const ROOM = 16;

/** Scrolls the page so far that an element floating at the bottom of the screen does not cover the focused element. */
export function useClearFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const cover = part.current;
    const { activeElement: held, body } = document;
    if (!cover || !held || held === body || cover.contains(held)) return;
    // An element that spans the whole page can't be scrolled clear.
    if (held.matches("main")) return;
    const below = held.getBoundingClientRect();
    const above = cover.getBoundingClientRect();
    const isCovered =
      below.bottom > above.top &&
      below.top < above.bottom &&
      below.right > above.left &&
      below.left < above.right;
    if (isCovered) window.scrollBy(0, below.bottom - above.top + ROOM);
  }, [part]);
}
