import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isOwnNavigation } from "../../../contract/navigation-state.ts";

/**
 * Sends the query string to a page's chart, on mount and after each navigation that the page did not start itself
 * (Back, or a link to the same page). `isOwnNavigation` recognises the navigations that the page started.
 */
export function useAddressListener(
  send: (event: { type: "address.changed"; query: string }) => void,
): void {
  const { search, state, key } = useLocation();
  const isReported = useNavigationType() === "POP" || !isOwnNavigation(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry is reported, even with the same query
  useEffect(() => {
    if (isReported) send({ type: "address.changed", query: search });
  }, [send, search, isReported, key]);
}
