import type { AnyPlanSpec } from "xstate-toolkit";
import { flowExports } from "./flow-exports.ts";

/**
 * The plans, keyed by the chart's name in the catalogue. The model tests, the docs and `npm run paths` use these plans;
 * the driven tests plan paths from the browser bindings.
 */
export const plans = await flowExports<AnyPlanSpec>("plan");
