import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { takeArrival } from "../services/page-arriving.ts";
import { MAIN_ID } from "../ui/SkipLink.tsx";

/**
 * What a browser does when a page is loaded, for pages that are only drawn: the view begins at the top, and the
 * keyboard and those who listen begin at the content; both at a part of the page, when the address names one. Back and
 * forward leave the view to the browser, and the focus to the content when the page before has taken it along. Draws
 * nothing.
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
  // A page that has put the focus somewhere inside knows better.
  if (!main?.contains(document.activeElement))
    main?.focus({ preventScroll: true });
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}
