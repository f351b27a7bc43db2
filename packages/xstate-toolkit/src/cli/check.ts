import type { AnyStateMachine } from "xstate";
import { definitionProblems } from "../model/definition-problems.ts";
import { unboundEvents } from "../plan/bindings.ts";
import {
  bindingsOf,
  differenceProblems,
  limitNote,
  type PlanSpec,
  planPaths,
} from "../plan/plan-paths.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import type { ToolkitConfig } from "./config.ts";

/** The result of checking one machine. */
export interface CheckedMachine {
  readonly machine: string;
  readonly paths: number;
  /** Problems with the definition and the plan. */
  readonly problems: readonly string[];
  /** The goals that no planned path reaches. */
  readonly missing: readonly string[];
  /** Events of the plan that the machine does not handle, and missing implementations. */
  readonly warnings: readonly string[];
  /** Whether the search stopped at one of its limits. */
  readonly limited: boolean;
}

/** Checks the definition of a machine and plans its paths. */
export function checkMachine(
  { name, machine, plan }: CatalogueEntry,
  { houseRules }: ToolkitConfig,
): CheckedMachine {
  const problems = definitionProblems(machine, houseRules);
  try {
    const spec = plan as PlanSpec<AnyStateMachine>;
    const result = planPaths(machine, spec);
    const note = limitNote(result);
    problems.push(...result.findings.map(({ error }) => error.message));
    problems.push(...differenceProblems(result));
    const withoutPayloads =
      result.missing.length === 0
        ? []
        : unboundEvents(result.definition, bindingsOf(result.definition, spec));
    return {
      machine: name,
      paths: result.paths.length,
      problems,
      missing: result.missing.map((goal) => `${goal}${note}`),
      warnings: [
        ...result.warnings,
        ...(withoutPayloads.length === 0
          ? []
          : [
              `the plan has no payloads for ${withoutPayloads.join(", ")}; add those that guards and assigns read (xstate-toolkit events prints a plan)`,
            ]),
      ],
      limited: result.limited,
    };
  } catch (error) {
    const failure = `planning failed: ${(error as Error).message}`;
    return {
      machine: name,
      paths: 0,
      limited: false,
      missing: [],
      warnings: [],
      problems: [...problems, failure],
    };
  }
}

/** Formats the result of a check for a terminal. */
export function checkText(checked: readonly CheckedMachine[]): string {
  return checked
    .map(({ machine, paths, problems, missing, warnings }) => {
      const failures = [...problems, ...missing];
      const count = paths === 1 ? "1 path" : `${paths} paths`;
      return [
        `${failures.length === 0 ? "ok  " : "FAIL"} ${machine}: ${count}`,
        ...failures.map((text) => `     - ${text}`),
        ...warnings.map((text) => `     - warning: ${text}`),
      ].join("\n");
    })
    .join("\n");
}
