import { type RefObject, useLayoutEffect, useRef } from "react";

/** The id of the `main` element, which is the target of the skip link. */
export const MAIN_ID = "main";

/** Focuses an element after the next render, because the element may not exist before that render. */
export function focusAfterRender(
  findElement: () => HTMLElement | null | undefined,
): void {
  requestAnimationFrame(() => findElement()?.focus());
}

/**
 * Focuses the first invalid control of a form, after the errors are rendered. If no control is invalid, focuses the alert
 * that states the problem, because it may be out of view.
 */
export function focusFirstInvalid(form: {
  readonly current: HTMLElement | null;
}) {
  focusAfterRender(() => {
    const find = (selector: string) =>
      form.current?.querySelector<HTMLElement>(selector);
    const alert = find('[role="alert"]');
    if (alert) alert.tabIndex = -1;
    return find('[aria-invalid="true"]:not(:disabled)') ?? alert;
  });
}

/** Moves the focus to the next or previous link, button or input of a container, without wrapping around. */
export function moveFocus(container: HTMLElement, step: 1 | -1): void {
  const controls = [
    ...container.querySelectorAll<HTMLElement>("a[href], button, input"),
  ];
  const index = controls.findIndex((control) => control.matches(":focus"));
  controls[index + step]?.focus();
}

/** Scrolls the top of an element into view and focuses its heading. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  const heading = section?.querySelector<HTMLElement>("h1, h2, h3") ?? section;
  if (!section || !heading) return;
  heading.tabIndex = -1;
  section.scrollIntoView({ block: "start" });
  heading.focus({ preventScroll: true });
}

/**
 * When the container is removed while it contains the focus, moves the focus back to the previously focused element. If
 * that element is gone, focuses the main content. Without this hook, keyboard users would start at the top of the page
 * again. Pass `onFocus` to the container or to its focusable elements.
 */
export function useRestoredFocus(container: RefObject<HTMLElement | null>): {
  onFocus: (event: { relatedTarget: EventTarget | null }) => void;
} {
  const previousFocus = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      // Layout effects clean up just before the element is removed from the document.
      if (element?.contains(document.activeElement))
        restoreFocus(previousFocus.current);
    };
  }, [container]);
  return {
    onFocus: ({ relatedTarget }) => {
      if (!container.current?.contains(relatedTarget as Node | null))
        previousFocus.current = relatedTarget;
    },
  };
}

/** Focuses the main content when nothing is focused, or when the focus is in an element that is being removed. */
export function focusContentOutside(removed: HTMLElement): void {
  if (isFocusLost() || removed.contains(document.activeElement))
    restoreFocus(null);
}

/** Returns whether no element of the page is focused. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

function restoreFocus(element: EventTarget | null): void {
  const canFocus = element instanceof HTMLElement && element.isConnected;
  const target = canFocus ? element : document.getElementById(MAIN_ID);
  target?.focus({ preventScroll: true });
}

/** The minimum distance in pixels between the focused element and the floating one. */
const MIN_DISTANCE = 16;

/** Scrolls the page once if an element that appears at the bottom of the screen covers the focused element. */
export function useUncoveredFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const floating = ref.current;
    const { activeElement: focused, body } = document;
    if (!floating || !focused || focused === body || floating.contains(focused))
      return;
    // `main` spans the whole page, so scrolling cannot uncover it.
    if (focused.matches("main")) return;
    const focusedBox = focused.getBoundingClientRect();
    const floatingBox = floating.getBoundingClientRect();
    const isCovered =
      focusedBox.bottom > floatingBox.top &&
      focusedBox.top < floatingBox.bottom &&
      focusedBox.right > floatingBox.left &&
      focusedBox.left < floatingBox.right;
    if (isCovered)
      window.scrollBy(0, focusedBox.bottom - floatingBox.top + MIN_DISTANCE);
  }, [ref]);
}
