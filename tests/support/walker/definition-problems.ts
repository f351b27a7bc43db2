import type { AnyStateMachine } from "xstate";
import {
  type MachineNode,
  type MachineTransition,
  pathOf,
  readDefinition,
} from "./definition.ts";

export interface DefinitionRules {
  /** Every state but the root and the finals says what the person sees; true by default. */
  readonly requireDescriptions?: boolean;
}

/**
 * What a chart must not hold, each as one sentence with its name: an inline function where a name belongs, a
 * name that `setup` does not know, an `invoke` without `id`, `onDone` or `onError`, a state without a description.
 */
export function definitionProblems(
  machine: AnyStateMachine,
  rules: DefinitionRules = {},
): string[] {
  const problems: string[] = [];
  const { nodes, transitions } = readDefinition(machine);
  for (const { node, path } of nodes) {
    const isMissing =
      (rules.requireDescriptions ?? true) &&
      node.parent !== undefined &&
      node.type !== "final" &&
      !node.description;
    if (isMissing) problems.push(`state "${path}" has no description`);
    for (const [where, actions] of actionsOf(node)) {
      problems.push(
        ...actionProblems(machine, actions, `${where} of "${path}"`),
      );
    }
    problems.push(
      ...invokeProblems(machine, node),
      ...delayProblems(machine, node),
    );
  }
  for (const { label, transition } of transitions) {
    problems.push(...guardProblems(machine, transition, label));
    problems.push(
      ...actionProblems(machine, transition.actions, `transition "${label}"`),
    );
  }
  return problems;
}

function actionsOf(node: MachineNode): [string, readonly unknown[]][] {
  const { config } = node;
  return [
    ["entry", listOf(config.entry)],
    ["exit", listOf(config.exit)],
    ["initial", node.type === "compound" ? node.initial.actions : []],
  ];
}

function actionProblems(
  machine: AnyStateMachine,
  actions: readonly unknown[],
  where: string,
): string[] {
  return actions.flatMap((action) =>
    referenceProblems(action, machine.implementations.actions, "action", where),
  );
}

function guardProblems(
  machine: AnyStateMachine,
  transition: MachineTransition,
  label: string,
): string[] {
  if (transition.guard === undefined) return [];
  return referenceProblems(
    transition.guard,
    machine.implementations.guards,
    "guard",
    `transition "${label}"`,
  );
}

function referenceProblems(
  reference: unknown,
  known: object,
  what: string,
  where: string,
): string[] {
  if (typeof reference === "function") {
    return [`${where} has an inline ${what}; give it a name in setup`];
  }
  const name =
    typeof reference === "string"
      ? reference
      : String((reference as { type?: unknown }).type);
  const problems: string[] = [];
  if (!Object.hasOwn(known, name)) {
    problems.push(
      `${where} names the ${what} "${name}", which setup does not have`,
    );
  }
  const params = (reference as { params?: unknown }).params;
  if (typeof params === "function") {
    problems.push(
      `${where} gives the ${what} "${name}" an inline function as params; params are static`,
    );
  }
  return problems;
}

function delayProblems(machine: AnyStateMachine, node: MachineNode): string[] {
  return Object.keys(node.config.after ?? {}).flatMap((delay) => {
    if (Object.hasOwn(machine.implementations.delays, delay)) return [];
    const reason = Number.isNaN(Number(delay))
      ? "which setup does not have"
      : "a number; name it after its rule in setup";
    return [`state "${pathOf(node)}" has the delay "${delay}", ${reason}`];
  });
}

interface InvokeConfig {
  readonly id?: string;
  readonly src?: unknown;
  readonly input?: unknown;
  readonly onDone?: unknown;
  readonly onError?: unknown;
  readonly onSnapshot?: unknown;
}

function invokeProblems(machine: AnyStateMachine, node: MachineNode): string[] {
  return listOf(node.config.invoke).flatMap((raw) => {
    const invoke = raw as InvokeConfig;
    const { src, input } = invoke;
    const name = invoke.id ?? (typeof src === "string" ? src : "(inline)");
    const where = `invoke "${name}" of state "${pathOf(node)}"`;
    const problems: string[] = [];
    const logic =
      typeof src === "string" ? machine.implementations.actors[src] : undefined;
    if (invoke.id === undefined) problems.push(`${where} has no id`);
    if (typeof src !== "string") {
      problems.push(`${where} has an inline actor; give it a name in setup`);
    } else if (logic === undefined) {
      problems.push(
        `${where} names the actor "${src}", which setup does not have`,
      );
    }
    if (invoke.onError === undefined) problems.push(`${where} has no onError`);
    if (isCallback(logic)) {
      if (invoke.onDone !== undefined) {
        problems.push(
          `${where} has an onDone, but a callback actor never finishes`,
        );
      }
    } else if (invoke.onDone === undefined) {
      problems.push(`${where} has no onDone`);
    }
    if (invoke.onSnapshot !== undefined) {
      problems.push(
        `${where} has an onSnapshot, which the walker does not walk`,
      );
    }
    if (typeof input === "function" && ["", "input"].includes(input.name)) {
      problems.push(`${where} has an inline input; declare a named function`);
    }
    return problems;
  });
}

/**
 * True for `fromCallback` logic. XState does not tell kinds apart, but only a callback actor reads, at any event,
 * what it keeps for a running instance, so that one that never ran throws; promises and observables answer quietly.
 */
function isCallback(logic: unknown): boolean {
  if (typeof logic !== "object" || logic === null) return false;
  const { transition, start } = logic as {
    transition?: (state: object, event: object, scope: object) => unknown;
    start?: unknown;
  };
  if (transition === undefined || start === undefined) return false;
  if ("root" in logic) return false;
  try {
    transition({ status: "active" }, { type: "walker.probe" }, { self: {} });
    return false;
  } catch {
    return true;
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
