import type { AnyStateMachine } from "xstate";
import type { AnyBindings } from "./bindings.ts";
import type { PlanSpec } from "./plan-paths.ts";
import type { SystemActors } from "./pure-step.ts";

/** A plan of any machine. */
export type AnyPlanSpec = {
  readonly input?: unknown;
  readonly inputs?: readonly unknown[];
  readonly events: AnyBindings;
  readonly systemActors?: SystemActors;
};

/**
 * Declares the plan of a machine and type-checks it against the machine. Tests, docs and browser runs can share the
 * plan.
 */
export function definePlan<M extends AnyStateMachine>(
  _machine: M,
  plan: PlanSpec<M>,
): PlanSpec<M> {
  return plan;
}
