import type { AnyStateMachine } from "xstate";
import {
  listOf,
  type MachineNode,
  type MachineTransition,
  pathOf,
  readDefinition,
} from "./definition.ts";

/** Rules for the definitions of a project. XState requires none of them, so each is off by default. */
export interface HouseRules {
  /**
   * Guards, actions, actors and delays are referenced by the names that `setup` defines, with static params. Every
   * invoke has an id, and its input is not an inline function.
   */
  readonly namesOnly?: boolean;
  /**
   * Every invoke has `onDone` and `onError`, unless its actor is a callback: a listener or a timer never finishes and does
   * not fail by itself.
   */
  readonly handledActors?: boolean;
  /** Every state has a description, except the root, final and history states. */
  readonly descriptions?: boolean;
  /** The rule ids that may be listed in `meta: { rules: [...] }` of states and transitions. */
  readonly ruleIds?: readonly string[];
}

/** Checks the definition of a machine. Returns one sentence for each violation of the house rules. */
export function definitionProblems(
  machine: AnyStateMachine,
  rules: HouseRules = {},
): string[] {
  const problems: string[] = [];
  const { nodes, transitions } = readDefinition(machine);
  for (const { node, path } of nodes) {
    const isMissing =
      rules.descriptions === true &&
      node.parent !== undefined &&
      node.type !== "final" &&
      !node.description;
    if (isMissing) problems.push(`state "${path}" has no description`);
    problems.push(...ruleProblems(node.meta, `state "${path}"`, rules.ruleIds));
    problems.push(...invokeProblems(machine, node, rules));
    if (!rules.namesOnly) continue;
    for (const [where, actions] of actionsOf(node)) {
      problems.push(
        ...actionProblems(machine, actions, `${where} of "${path}"`),
      );
    }
    problems.push(...delayProblems(machine, node));
  }
  for (const { label, transition } of transitions) {
    const where = `transition "${label}"`;
    problems.push(...ruleProblems(transition.meta, where, rules.ruleIds));
    if (!rules.namesOnly) continue;
    problems.push(...guardProblems(machine, transition, label));
    problems.push(...actionProblems(machine, transition.actions, where));
  }
  return problems;
}

function ruleProblems(
  meta: unknown,
  where: string,
  known: readonly string[] | undefined,
): string[] {
  if (known === undefined || typeof meta !== "object" || meta === null)
    return [];
  const { rules } = meta as { rules?: unknown };
  if (!Array.isArray(rules)) return [];
  return rules
    .filter((rule) => !known.includes(rule))
    .map((rule) => `${where} references the unknown rule ${rule}`);
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
  defined: object,
  kind: string,
  where: string,
): string[] {
  if (typeof reference === "function") {
    return [`${where} has an inline ${kind}; define it in setup`];
  }
  const name =
    typeof reference === "string"
      ? reference
      : String((reference as { type?: unknown }).type);
  const problems: string[] = [];
  if (!Object.hasOwn(defined, name)) {
    problems.push(
      `${where} references the ${kind} "${name}", which is not defined in setup`,
    );
  }
  const params = (reference as { params?: unknown }).params;
  if (typeof params === "function") {
    problems.push(
      `${where} passes an inline function as params of the ${kind} "${name}"; params must be static`,
    );
  }
  return problems;
}

function delayProblems(machine: AnyStateMachine, node: MachineNode): string[] {
  return Object.keys(node.config.after ?? {}).flatMap((delay) => {
    if (Object.hasOwn(machine.implementations.delays, delay)) return [];
    const reason = Number.isNaN(Number(delay))
      ? `has the delay "${delay}", which is not defined in setup`
      : `uses the literal delay ${delay}; define a named delay in setup`;
    return [`state "${pathOf(node)}" ${reason}`];
  });
}

interface InvokeConfig {
  readonly id?: string;
  readonly src?: unknown;
  readonly input?: unknown;
  readonly onDone?: unknown;
  readonly onError?: unknown;
}

function invokeProblems(
  machine: AnyStateMachine,
  node: MachineNode,
  { namesOnly, handledActors }: HouseRules,
): string[] {
  return listOf(node.config.invoke).flatMap((raw) => {
    const invoke = raw as InvokeConfig;
    const { src, input } = invoke;
    const name = invoke.id ?? (typeof src === "string" ? src : "(inline)");
    const where = `invoke "${name}" of state "${pathOf(node)}"`;
    const problems: string[] = [];
    const logic =
      typeof src === "string" ? machine.implementations.actors[src] : src;
    if (namesOnly) {
      if (invoke.id === undefined) problems.push(`${where} has no id`);
      if (typeof src !== "string") {
        problems.push(`${where} has an inline actor; define it in setup`);
      } else if (logic === undefined) {
        problems.push(
          `${where} references the actor "${src}", which is not defined in setup`,
        );
      }
      if (typeof input === "function" && ["", "input"].includes(input.name)) {
        problems.push(`${where} has an inline input; declare a named function`);
      }
    }
    if (!handledActors) return problems;
    if (isCallback(logic)) {
      if (invoke.onDone !== undefined) {
        problems.push(
          `${where} has an onDone, but a callback actor never finishes`,
        );
      }
      return problems;
    }
    if (invoke.onError === undefined) problems.push(`${where} has no onError`);
    if (invoke.onDone === undefined) problems.push(`${where} has no onDone`);
    return problems;
  });
}

/**
 * Returns whether the logic is `fromCallback` logic. XState does not expose the kind of logic, so this function passes
 * an event to the logic without starting an actor. Only callback logic throws an error in this case, because it reads
 * data of a started actor.
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
    transition({ status: "active" }, { type: "toolkit.probe" }, { self: {} });
    return false;
  } catch {
    return true;
  }
}
