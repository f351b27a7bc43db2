import type { CoverageGoal } from "xstate-toolkit";
import { type FlowPlan, planFlow } from "xstate-toolkit/browser";
import { formatProblems } from "xstate-toolkit/search";
import { flowBindings } from "../../tests/flows/browser-bindings.ts";
import type { AnyFlowBinding } from "../../tests/support/driven/flow.ts";

/** Returns the names of the flows that have a browser binding, in the given order. */
export function flowsWithBinding(names: readonly string[]): string[] {
  return names.filter((name) => flowBindings[name]);
}

/**
 * Returns the browser binding of a flow, and the paths that reach the requested coverage goal.
 *
 * @throws for a flow without a binding, and when the plan has problems.
 */
export function browserPlan(
  name: string,
  cover: CoverageGoal,
  seed?: number,
): { readonly flow: AnyFlowBinding; readonly plan: FlowPlan } {
  const flow = flowBindings[name];
  if (!flow)
    throw new Error(
      `${name} has no browser binding; these flows have one: ${Object.keys(flowBindings).join(", ")}.`,
    );
  const plan = planFlow(flow, { cover, seed });
  if (plan.problems.length > 0)
    throw new Error(formatProblems(name, plan.problems));
  return { flow, plan };
}
