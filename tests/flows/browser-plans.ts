import { planFlow } from "xstate-toolkit/playwright";
import type { PlanInBrowser } from "xstate-toolkit/show";
import { drivenFlows } from "./browser-bindings.ts";

/** Plans the browser test of a flow; undefined for a flow without a browser binding. */
export const planInBrowser: PlanInBrowser = (name, options) => {
  const flow = drivenFlows[name];
  return flow && planFlow(flow, options);
};
