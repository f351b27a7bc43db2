import type { Cover } from "xstate-toolkit/plan";
import { formatProblems } from "xstate-toolkit/plan";
import { type FlowPlan, planFlow } from "xstate-toolkit/playwright";
import { drivenFlows } from "../../tests/flows/browser-bindings.ts";
import type { AnyDrivenFlow } from "../../tests/support/driven/flow.ts";

/** Returns the names of the flows that have a browser binding, in the given order. */
export function drivenNames(names: readonly string[]): string[] {
  return names.filter((name) => drivenFlows[name]);
}

/**
 * Returns the browser binding of a flow, and the paths that reach the requested coverage goal.
 *
 * @throws for a flow without a binding, and for an obsolete binding.
 */
export function drivenPlan(
  name: string,
  cover: Cover,
  seed?: number,
): { readonly flow: AnyDrivenFlow; readonly plan: FlowPlan } {
  const flow = drivenFlows[name];
  if (!flow)
    throw new Error(
      `${name} has no browser binding; the flows that have one: ${Object.keys(drivenFlows).join(", ")}.`,
    );
  const plan = planFlow(flow, { cover, seed });
  if (plan.problems.length > 0)
    throw new Error(formatProblems(name, plan.problems));
  return { flow, plan };
}
