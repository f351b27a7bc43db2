import { planFlow } from "xstate-toolkit/playwright";
import type { PlanBrowserPaths } from "xstate-toolkit/show";
import { flowBindings } from "./browser-bindings.ts";

/** Returns the browser plan of a flow, or undefined if the flow has no browser binding. */
export const planBrowserPaths: PlanBrowserPaths = (name, options) => {
  const flow = flowBindings[name];
  return flow && planFlow(flow, options);
};
