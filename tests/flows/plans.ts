import type { AnyPlanSpec } from "xstate-toolkit";
import { flowExports } from "./flow-exports.ts";

/**
 * The plans by flow. The model tests, the docs and `npm run paths` use these plans; the driven tests plan paths from the
 * browser bindings.
 */
export const plans = await flowExports<AnyPlanSpec>("plan.ts", "Plan");
