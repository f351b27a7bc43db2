import type { AnyDrivenFlow } from "../../tests/support/driven/flow.ts";
import { drivenFlows } from "../../tests/support/driven/flows/index.ts";
import {
  type FlowPlan,
  planFlow,
} from "../../tests/support/driven/plan-flow.ts";
import type { Cover } from "../../tests/support/walker/cover-goals.ts";
import { listed } from "../../tests/support/walker/plan-paths.ts";

/** The names of the flows that a browser is driven through, in the order of the given ones. */
export function drivenNames(names: readonly string[]): string[] {
  return names.filter((name) => drivenFlows[name]);
}

/**
 * How a flow is driven through a browser, and the paths that reach what is asked for there.
 *
 * @throws for a flow that no browser is driven through, and for one whose binding is stale.
 */
export function drivenPlan(
  name: string,
  cover: Cover,
  seed?: number,
): { readonly flow: AnyDrivenFlow; readonly plan: FlowPlan } {
  const flow = drivenFlows[name];
  if (!flow)
    throw new Error(
      `No browser is driven through ${name}; those it is driven through: ${Object.keys(drivenFlows).join(", ")}.`,
    );
  const plan = planFlow(flow, { cover, seed });
  if (plan.problems.length > 0) throw new Error(listed(name, plan.problems));
  return { flow, plan };
}
