import type { AnyStateMachine } from "xstate";
import type { AnyBindings } from "./bindings.ts";
import type { PlanSpec } from "./plan-paths.ts";

/** A plan of any machine, for lists of them: what its walk needs, without its types. */
export type AnyPlan = {
  readonly input?: unknown;
  readonly inputs?: readonly unknown[];
  readonly events: AnyBindings;
};

/** A plan of a machine, typed by it and kept as it is written, so that tests, docs and browsers walk the same. */
export function planOf<M extends AnyStateMachine>(
  _machine: M,
  plan: PlanSpec<M>,
): PlanSpec<M> {
  return plan;
}
