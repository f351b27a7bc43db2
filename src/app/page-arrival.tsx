import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { takeArrival } from "../services/page-arriving.ts";
import { MAIN_ID } from "../ui/SkipLink.tsx";

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
