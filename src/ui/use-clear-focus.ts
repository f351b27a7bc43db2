import { type RefObject, useLayoutEffect } from "react";

/** Room between what has the focus and what would have covered it, in pixels. */
const ROOM = 16;

/** Moves the page up, as far as needed, when a part that floats at the foot of the screen comes over the focus. */
export function useClearFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const cover = part.current;
    const { activeElement: held, body } = document;
    if (!cover || !held || held === body || cover.contains(held)) return;
    // What holds the whole page, as its content does, can't be cleared.
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
