import { navigationMachine } from "../../machines/navigation/chart.ts";
import { createChartContext } from "./use-chart.ts";

/** The chart that decides which page is shown. `NavigationProvider` starts it. */
export const NavigationContext = createChartContext(navigationMachine);
