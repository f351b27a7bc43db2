import { planFlow } from "xstate-toolkit/playwright";
import type { PlanBrowserPaths } from "xstate-toolkit/show";
import { flowBindings } from "./browser-bindings.ts";

/** Plans the browser test of a flow; undefined for a flow without a browser binding. */
export const planBrowserPaths: PlanBrowserPaths = (name, options) => {
  const flow = flowBindings[name];
  return flow && planFlow(flow, options);
};
