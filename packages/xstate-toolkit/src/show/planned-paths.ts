import type { AnyStateMachine } from "xstate";
import type { Path } from "../plan/path.ts";
import { type PlanSpec, planPaths } from "../plan/plan-paths.ts";
import type { CatalogueEntry } from "./catalogue.ts";

/**
 * Returns the planned paths of a machine.
 *
 * @throws the error of the machine, if it does not start with any of its inputs.
 */
export function plannedPaths({
  machine,
  plan,
}: CatalogueEntry): readonly Path[] {
  const spec = plan as PlanSpec<AnyStateMachine>;
  const { paths, findings } = planPaths(machine, spec);
  const [finding] = findings;
  if (paths.length === 0 && finding) throw finding.error;
  return paths;
}

/** Returns the text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
