import { type RefObject, useLayoutEffect, useRef } from "react";
import { MAIN_ID } from "./SkipLink.tsx";

/**
 * Gives the focus back when the part of the page that holds it goes away: to where it came from, else to the content.
 * Otherwise whoever uses the keyboard would begin at the top again. `onFocus` belongs to what in the part can have it.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): {
  onFocus: (event: { relatedTarget: EventTarget | null }) => void;
} {
  const before = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // It still stands in the page here, and goes in a moment.
      if (element?.contains(document.activeElement)) giveBack(before.current);
    };
  }, [part]);
  return {
    onFocus: ({ relatedTarget }) => {
      if (!part.current?.contains(relatedTarget as Node | null))
        before.current = relatedTarget;
    },
  };
}

/** Puts the focus on the content when nothing has it, or something in a part of the page that goes away. */
export function focusContentWithout(part: HTMLElement): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  if (isLost || part.contains(activeElement)) giveBack(null);
}

function giveBack(to: EventTarget | null): void {
  const isThere = to instanceof HTMLElement && to.isConnected;
  const target = isThere ? to : document.getElementById(MAIN_ID);
  target?.focus({ preventScroll: true });
}
