import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isOwnPlace } from "../../contract/navigation-state.ts";

type AddressChanged = {
  readonly type: "address.changed";
  readonly query: string;
};

/**
 * Tells a page's chart where the address leads: at the start, and whenever anything but the page itself changes it
 * (the browser's Back, a link to the same page). What the page itself pushes is marked by `isOwnPlace`.
 */
export function useAddressWatch(send: (event: AddressChanged) => void): void {
  const { search, state, key } = useLocation();
  const isTold = useNavigationType() === "POP" || !isOwnPlace(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is told, also one of the same query
  useEffect(() => {
    if (isTold) send({ type: "address.changed", query: search });
  }, [send, search, isTold, key]);
}
