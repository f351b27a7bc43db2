import type { AnyStateMachine } from "xstate";

/** A state node of any machine. */
export type MachineNode = AnyStateMachine["root"];

/** One transition of a machine: one branch of an event's transition array. */
export type MachineTransition = NonNullable<MachineNode["always"]>[number];

/** What triggers a transition. */
export type TransitionKind =
  | "event"
  | "always"
  | "after"
  | "actorDone"
  | "actorError"
  | "actorSnapshot"
  | "stateDone";

/** A state of a machine. */
export interface NodeEntry {
  /** Keys from the root, joined by dots; `(root)` for the machine itself. */
  readonly path: string;
  readonly node: MachineNode;
  /** Whether the node is atomic or final. */
  readonly leaf: boolean;
  /** Whether the state is a leaf in which the machine can rest. Only such leaves occur in snapshots. */
  readonly canRest: boolean;
}

/** A transition of a machine. If an event has several branches, each branch is a separate entry. */
export interface TransitionEntry {
  /** For example `idle --form.submitted [isComplete]--> checking`. Unique in the machine. Tests refer to it. */
  readonly label: string;
  readonly kind: TransitionKind;
  /** XState's event descriptor; empty for `always`. */
  readonly descriptor: string;
  readonly guarded: boolean;
  readonly transition: MachineTransition;
}

/** State nodes and transitions of a machine, in document order. A machine and its clones have the same labels. */
export interface Definition {
  readonly id: string;
  readonly nodes: readonly NodeEntry[];
  readonly transitions: readonly TransitionEntry[];
}

/** The path of the root state. */
export const ROOT = "(root)";

/** Lists the state nodes (except history states) and all transitions of a machine. */
export function readDefinition(machine: AnyStateMachine): Definition {
  const nodes: NodeEntry[] = [];
  const transitions: TransitionEntry[] = [];
  const labelCounts = new Map<string, number>();
  const visit = (node: MachineNode): void => {
    if (node.type !== "history") nodes.push(entryOf(node));
    for (const [descriptor, branches] of transitionsOf(node)) {
      branches.forEach((transition, index) => {
        const base = labelOf(node, descriptor, transition, index);
        const count = (labelCounts.get(base) ?? 0) + 1;
        labelCounts.set(base, count);
        transitions.push({
          label: count === 1 ? base : `${base} #${count}`,
          kind: kindOf(descriptor),
          descriptor,
          guarded: transition.guard !== undefined,
          transition,
        });
      });
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return { id: machine.id, nodes, transitions };
}

/** Returns the path of a node as it is written in tests. */
export function pathOf(node: MachineNode): string {
  return node.path.length === 0 ? ROOT : node.path.join(".");
}

/** Returns whether `node` is `ancestor` or one of its descendants. */
export function isWithin(node: MachineNode, ancestor: MachineNode): boolean {
  for (
    let current: MachineNode | undefined = node;
    current;
    current = current.parent
  ) {
    if (current === ancestor) return true;
  }
  return false;
}

/** Returns whether a node is atomic or final. */
export function isLeaf(node: MachineNode): boolean {
  return node.type === "atomic" || node.type === "final";
}

/** Returns whether the transition is forbidden (`on: { 'x.y': {} }`): it has neither a target nor actions. */
export function isForbidden(transition: MachineTransition): boolean {
  return transition.target === undefined && transition.actions.length === 0;
}

/** Returns the delay of a transition, its name or a number of milliseconds; undefined if it has none. */
export function delayOf(
  transition: MachineTransition,
): string | number | undefined {
  return (transition as { delay?: string | number }).delay;
}

/** Returns a property of a config, such as its actions, as an array. The property can be a single value or an array. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function transitionsOf(
  node: MachineNode,
): [descriptor: string, branches: readonly MachineTransition[]][] {
  return [...node.transitions, ["", node.always ?? []]];
}

function entryOf(node: MachineNode): NodeEntry {
  const leaf = isLeaf(node);
  return {
    path: pathOf(node),
    node,
    leaf,
    canRest: leaf && !isTransient(node),
  };
}

/**
 * Returns whether a state is exited in the same step that enters it. The cause is an `always` of the state or of an
 * ancestor or, for a final state, the `onDone` of the parent.
 */
function isTransient(node: MachineNode): boolean {
  const always: MachineTransition[] = [];
  for (
    let current: MachineNode | undefined = node;
    current;
    current = current.parent
  )
    always.push(...(current.always ?? []));
  // A branch with actions but no target need not end the step: after an `assign`, XState evaluates the branches again.
  if (isExitedBy(always, isForbidden)) return true;
  const parent = node.parent;
  // A final region rests until all regions are final, and a final state of the root ends the machine.
  if (node.type !== "final" || parent?.type !== "compound" || !parent.parent)
    return false;
  const onDone = parent.transitions.get(`xstate.done.state.${parent.id}`) ?? [];
  return isExitedBy(onDone, ({ target }) => target === undefined);
}

/** Returns whether the first unguarded branch has a target and no earlier branch ends the step. */
function isExitedBy(
  branches: readonly MachineTransition[],
  endsStep: (branch: MachineTransition) => boolean,
): boolean {
  const last = branches.findIndex(({ guard }) => guard === undefined);
  return (
    branches[last]?.target !== undefined &&
    !branches.slice(0, last).some(endsStep)
  );
}

function kindOf(descriptor: string): TransitionKind {
  if (descriptor === "") return "always";
  if (descriptor.startsWith("xstate.after.")) return "after";
  if (descriptor.startsWith("xstate.done.actor.")) return "actorDone";
  if (descriptor.startsWith("xstate.error.actor.")) return "actorError";
  if (descriptor.startsWith("xstate.snapshot.")) return "actorSnapshot";
  if (descriptor.startsWith("xstate.done.state.")) return "stateDone";
  return "event";
}

function labelOf(
  node: MachineNode,
  descriptor: string,
  transition: MachineTransition,
  index: number,
): string {
  const trigger = triggerOf(descriptor, transition);
  const guard = guardText(transition, index);
  const targets = transition.target?.map(pathOf).join(", ");
  const target = targets ?? (isForbidden(transition) ? "(ignored)" : "(stays)");
  return `${pathOf(node)} --${trigger}${guard}--> ${target}`;
}

function triggerOf(descriptor: string, transition: MachineTransition): string {
  const name = descriptor.split(".").slice(3).join(".");
  switch (kindOf(descriptor)) {
    case "always":
      return "always";
    case "after":
      return `after(${delayOf(transition)})`;
    case "actorDone":
      return `onDone(${name})`;
    case "actorError":
      return `onError(${name})`;
    case "actorSnapshot":
      return `onSnapshot(${descriptor.split(".").slice(2).join(".")})`;
    case "stateDone":
      return "onDone";
    case "event":
      return descriptor;
  }
}

function guardText(transition: MachineTransition, index: number): string {
  const guard: unknown = transition.guard;
  if (guard === undefined) return index === 0 ? "" : " [else]";
  return ` [${guardName(guard)}]`;
}

/** A guard created by `and`, `or`, `not` or `stateIn`, which XState represents as a function with these properties. */
interface CombinedGuard {
  readonly name: string;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

/** Returns a guard as text for labels, such as `isOpen` or `and(isOpen, not(isLocked))`, or `inline` for a function. */
export function guardName(guard: unknown): string {
  if (typeof guard === "string") return guard;
  if (typeof guard === "function" && "check" in guard) {
    const { name, guards, stateValue } = guard as unknown as CombinedGuard;
    const operands = guards?.map(guardName) ?? [JSON.stringify(stateValue)];
    return `${name}(${operands.join(", ")})`;
  }
  if (typeof guard === "object" && guard !== null && "type" in guard) {
    const isStatic = "params" in guard && typeof guard.params !== "function";
    const params = isStatic ? ` ${JSON.stringify(guard.params)}` : "";
    return `${String(guard.type)}${params}`;
  }
  return "inline";
}
