import { planFlow } from "xstate-toolkit/browser";
import type { PlanBrowserPaths } from "xstate-toolkit/docs";
import { flowBindings } from "./browser-bindings.ts";

/** Returns the browser plan of a flow, or undefined if the flow has no browser binding. */
export const planBrowserPaths: PlanBrowserPaths = (name, options) => {
  const flow = flowBindings[name];
  return flow && planFlow(flow, options);
};
