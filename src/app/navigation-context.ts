import { useLocation } from "react-router-dom";
import {
  type Destination,
  navigationMachine,
} from "../../machines/navigation/chart.ts";
import { appPath } from "../services/page-address.ts";
import { createChartContext } from "./use-chart.ts";

/** The chart that decides which page is shown. `NavigationProvider` starts it. */
export const NavigationContext = createChartContext(navigationMachine);

/**
 * Returns a function with which a flow opens another page. The navigation chart delays it if the user has already
 * followed a link.
 */
export function useRedirect() {
  const navigation = NavigationContext.useActorRef();
  const { pathname: from } = useLocation();
  return (to: string, options: Omit<Destination, "to"> = {}) =>
    navigation.send({
      type: "redirect.requested",
      from,
      path: appPath(),
      destination: { to, ...options },
    });
}
