import { type RefObject, useLayoutEffect, useRef } from "react";
import { MAIN_ID } from "./SkipLink.tsx";

/**
 * Restores the focus when the element that contains it is removed: to the previously focused element, or else to the
 * main content. Otherwise keyboard users would start at the top of the page again. Pass `onFocus` to the focusable
 * elements of the part.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): {
  onFocus: (event: { relatedTarget: EventTarget | null }) => void;
} {
  const before = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // Layout effects clean up just before the element is removed from the document.
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

/** Focuses the main content when nothing is focused, or when the focus is in a part that is being removed. */
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
