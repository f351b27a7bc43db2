import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { takeArrival } from "../services/page-events.ts";
import { MAIN_ID } from "../ui/focus.ts";

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when the first page is rendered and interactive. A prerendered page hydrates in parts, and each part must
 * match the HTML of the build, so the storage is not read before.
 */
export const firstPageAlive: Promise<void> = promise;

/** Must be placed next to the page, in the same Suspense boundary. Renders nothing. */
export function PageAlive() {
  useEffect(() => resolve(), []);
  return null;
}

/**
 * Does what a browser does on a page load, for navigations within the app: scrolls to the top and moves the focus to
 * the content, or to the element that the address names. On Back and Forward the browser restores the scroll position,
 * and the focus moves to the content if it was lost. Renders nothing.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const place = `${pathname}${hash}`;
  const shown = useRef(place);
  useEffect(() => {
    if (takeArrival()) focusContent();
  }, []);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (kind === "POP") {
      if (isFocusLost()) focusContent();
      return;
    }
    const part = hash && document.getElementById(hash.slice(1));
    if (part) {
      part.tabIndex = -1;
      part.focus();
      return;
    }
    window.scrollTo(0, 0);
    focusContent();
  }, [place, hash, kind]);
  return null;
}

function focusContent(): void {
  const main = document.getElementById(MAIN_ID);
  // Not if the page has already focused an element in its content.
  if (!main?.contains(document.activeElement))
    main?.focus({ preventScroll: true });
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Typed = { readonly control: TextControl; readonly text: string };
type Found = {
  readonly typed: readonly Typed[];
  readonly ticked: readonly HTMLInputElement[];
};

/**
 * A prerendered page accepts input before its code is loaded, which takes seconds on a slow network. React ignores
 * this input and would clear the fields on its first update, so the input is repeated after hydration.
 *
 * Renders nothing. Must be placed after the page, inside the same Suspense boundary.
 */
export function EarlyTyping() {
  const found = useRef<Found>({ typed: [], ticked: [] });
  // A layout effect, because a later update of the page clears the fields.
  useLayoutEffect(() => {
    found.current = { typed: typedTexts(), ticked: tickedBoxes() };
  }, []);
  useEffect(() => {
    // The page's chart has been started and has read its initial values by then.
    const timer = setTimeout(() => {
      for (const one of found.current.ticked) repeatTick(one);
      for (const one of found.current.typed) repeatText(one);
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function typedTexts(): Typed[] {
  return [
    ...document.querySelectorAll<TextControl>(
      "input:not([type=radio], [type=checkbox], [type=file]), textarea",
    ),
  ]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control) => ({ control, text: control.value }));
}

function tickedBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll("input")].filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  );
}

function repeatText({ control, text }: Typed): void {
  // React has handled any input after hydration, including the earlier text.
  if (control.value !== text && control.value !== control.defaultValue) return;
  control.value = control.defaultValue;
  // Uses the setter of the prototype: React tracks values set on the element itself and would ignore the event.
  const field = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(control),
    "value",
  );
  field?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeatTick(box: HTMLInputElement): void {
  box.checked = false;
  box.click();
}
