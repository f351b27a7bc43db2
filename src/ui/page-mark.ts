import { useLayoutEffect } from "react";

/**
 * Sets the attribute `data-<name>` of the root element while a part of the page is shown that changes styles elsewhere, such
 * as how far the page scrolls to show a focused element. Style sheets use it instead of `:root:has(…)`, which Firefox 115
 * does not support.
 *
 * @param name Only one part of the page at a time may use it.
 */
export function usePageMark(
  name:
    | "cookie-bar"
    | "language-offer"
    | "offline-notice"
    | "save-bar"
    | "session-notice"
    | `${ToastScope}-toasts`,
  isShown = true,
): void {
  useLayoutEffect(() => {
    const mark = (isMarked: boolean) =>
      document.documentElement.toggleAttribute(`data-${name}`, isMarked);
    mark(isShown);
    return () => {
      mark(false);
    };
  }, [name, isShown]);
}

/**
 * Marks the page while a notice is shown at the bottom of the screen. When it appears, scrolls the focused element, if it
 * is in view, above the notice and the bars that move up with it.
 */
export function useNoticeMark(
  name: "offline-notice" | "session-notice",
  isShown = true,
): void {
  // First, because the mark sets the positions of the bars and the scroll padding.
  usePageMark(name, isShown);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isShown || !focused || focused.matches("body, main")) return;
    const { top, bottom } = focused.getBoundingClientRect();
    if (top < innerHeight && bottom > 0)
      focused.scrollIntoView({ block: "nearest" });
  }, [isShown]);
}

/** What the toasts of a region are about. A page has at most one region of each. */
export type ToastScope = "page" | "session" | "site";
