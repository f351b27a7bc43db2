import { createActorContext } from "@xstate/react";
import { navigationMachine } from "../../machines/navigation/chart.ts";

/** The chart that decides which page is shown. `NavigationProvider` starts it. */
export const NavigationContext = createActorContext(navigationMachine);
