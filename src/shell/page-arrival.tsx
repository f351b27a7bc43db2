import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { MAIN_ID } from "../ui/SkipLink.tsx";

/**
 * What a browser does when a page is loaded, for pages that are only drawn: the view begins at the top, and the
 * keyboard and those who listen begin at the content. Back and forward are left to the browser. Draws nothing.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind === "POP") return;
    window.scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    // A page that has put the focus somewhere inside knows better.
    if (!main?.contains(document.activeElement))
      main?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
}
