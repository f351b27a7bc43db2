import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isOwnNavigation } from "../../contract/navigation-state.ts";
import { deferred } from "../services/deferred.ts";
import { consumeArrivalMarker } from "../services/page-events.ts";
import {
  enterAgain,
  type UnknownInput,
  unknownInput,
} from "../services/typed-input.ts";
import { isFocusLost, MAIN_ID } from "../ui/focus.ts";

const { promise, resolve } = deferred();

/**
 * Resolves when the first page is rendered and interactive. A prerendered page hydrates in parts, and each part must
 * match the prerendered HTML, so browser storage is not read before this promise resolves.
 */
export const firstPageReady: Promise<void> = promise;

/** Resolves `firstPageReady`. Must be in the same Suspense boundary as the page. Renders nothing. */
export function PageReady() {
  useEffect(() => resolve(), []);
  return null;
}

/**
 * Handles scrolling and focus after a navigation within the app, as a browser does after a page load. Scrolls to the
 * top and focuses the content, or focuses the element with the id in the fragment. On Back and Forward, the browser
 * restores the scroll position, and the content is focused only if the focus was lost. Does nothing when a page
 * replaces its own address, as a search does. Renders nothing.
 */
export function PageNavigation() {
  const { hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const lastKey = useRef(key);
  useEffect(() => {
    if (consumeArrivalMarker()) focusContent();
  }, []);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (navigationType === "POP") {
      // Waits for the next frame, because one of the page's own effects may remove the focused element.
      requestAnimationFrame(() => {
        if (isFocusLost()) focusContent();
      });
      return;
    }
    if (navigationType === "REPLACE" && isOwnNavigation(state)) return;
    const target = hash && document.getElementById(hash.slice(1));
    if (target) {
      target.tabIndex = -1;
      target.focus();
      return;
    }
    window.scrollTo(0, 0);
    focusContent();
  }, [key, hash, state, navigationType]);
  return null;
}

/** Focuses the content of the page, unless the page has already focused an element in it. */
export function focusContent(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main?.contains(document.activeElement))
    main?.focus({ preventScroll: true });
}

let inputBeforeRender: UnknownInput | undefined;

/** Remembers what was entered so far, for a page whose elements may be replaced. */
export function rememberInput(): void {
  inputBeforeRender = unknownInput();
}

/**
 * Preserves input that was entered before hydration, which takes seconds on a slow network. React ignores this input
 * and would clear the fields on its first update, so the input events are dispatched again after hydration.
 *
 * Renders nothing. Must be placed after the page, inside the same Suspense boundary.
 */
export function EarlyInput() {
  const latest = useRef<UnknownInput>(undefined);
  // Reads the fields in a layout effect, because a later update of the page clears them.
  useLayoutEffect(() => {
    latest.current = unknownInput();
  }, []);
  useEffect(() => {
    const enter = () => {
      enterAgain(inputBeforeRender);
      enterAgain(latest.current);
    };
    // Before the page renders again: a choice that disappears for a moment looks lost, and would be made again. Not in
    // the effect itself, because React would handle the events only after it.
    queueMicrotask(enter);
    // Again after the page's state machine has read its initial values, which may replace the input.
    const timer = setTimeout(() => {
      enter();
      inputBeforeRender = undefined;
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
