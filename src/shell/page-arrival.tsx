import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { MAIN_ID } from "../ui/SkipLink.tsx";

/**
 * What a browser does when a page is loaded, for pages that are only drawn: the view begins at the top, and the
 * keyboard and those who listen begin at the content; both at a part of the page, when the address names one. Back and
 * forward are left to the browser. Draws nothing.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const place = `${pathname}${hash}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (kind === "POP") return;
    const part = hash && document.getElementById(hash.slice(1));
    if (part) {
      part.tabIndex = -1;
      part.focus();
      return;
    }
    window.scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    // A page that has put the focus somewhere inside knows better.
    if (!main?.contains(document.activeElement))
      main?.focus({ preventScroll: true });
  }, [place, hash, kind]);
  return null;
}
