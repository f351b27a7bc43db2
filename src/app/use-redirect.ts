import { useEffect, useState } from "react";
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { listen } from "../services/page-events.ts";

type Target = readonly [to: string, options?: NavigateOptions];

/**
 * Returns a function that opens another page. If the user has already followed a link, the redirect waits until they go
 * back. On a slow network, this page and its timers stay active for seconds while the next page loads.
 */
export function useRedirect(): (...target: Target) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<Target | null>(null);
  useEffect(() => {
    if (waiting === null) return;
    return listen("popstate", () => {
      if (location.pathname === pathname) navigate(...waiting);
    });
  }, [navigate, pathname, waiting]);
  return (...target) => {
    if (location.pathname === pathname) navigate(...target);
    else setWaiting(target);
  };
}
