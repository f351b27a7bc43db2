import type { AnyStateMachine } from "xstate";
import type { PlanSpec } from "../../src/plan/plan-paths.ts";

/** A machine, the plan of its events, and the transitions that no path can take. */
export interface MachineCase {
  readonly machine: AnyStateMachine;
  readonly plan: PlanSpec<AnyStateMachine>;
  /** The reasons why transitions can never be taken, keyed by transition label. */
  readonly impossible: Readonly<Record<string, string>>;
}

/** Returns a case with the types of its machine removed. An event without an entry in `events` has no payload. */
export function machineCase<M extends AnyStateMachine>(
  machine: M,
  {
    impossible = {},
    ...plan
  }: Partial<PlanSpec<M>> & Partial<Pick<MachineCase, "impossible">> = {},
): MachineCase {
  return {
    machine,
    plan: { events: {}, ...plan } as PlanSpec<AnyStateMachine>,
    impossible,
  };
}
