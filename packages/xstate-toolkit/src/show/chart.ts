import type { AnyStateMachine } from "xstate";
import {
  delayOf,
  guardName,
  listOf,
  type MachineNode,
  pathOf,
  ROOT,
  readDefinition,
  type TransitionEntry,
  type TransitionKind,
} from "../model/definition.ts";
import { rulesOf } from "../plan/rules.ts";
import { describeDelay } from "./duration-words.ts";

export type StateKind =
  | "atomic"
  | "compound"
  | "parallel"
  | "final"
  | "history";

/** A state of a chart as plain data. */
export type ChartState = {
  /** Keys from the root, joined by dots; `(root)` for the chart itself. */
  readonly path: string;
  readonly key: string;
  readonly kind: StateKind;
  /** What a history state returns to; undefined for other states. */
  readonly history?: "shallow" | "deep";
  readonly description: string;
  /** Ids of the rules in the `meta` of the state. */
  readonly rules: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Actors that run while the state is active: the name of the source, and the id of the invoke. */
  readonly actors: readonly { readonly id: string; readonly src: string }[];
  /**
   * Paths of the child states that are entered by default with this state, or the default target of a history state;
   * empty if there are none.
   */
  readonly initial: readonly string[];
  readonly children: readonly ChartState[];
};

/** A transition of a chart as plain data. */
export type ChartTransition = {
  /** Unique in the chart. Tests refer to the transition by this label. */
  readonly label: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly kind: TransitionKind;
  /** The event, the actor's id or the delay's name; empty for `always` and for `onDone` of a state. */
  readonly trigger: string;
  readonly descriptor: string;
  readonly guard: string;
  /** True for an unguarded branch that follows guarded branches. */
  readonly isElse: boolean;
  readonly actions: readonly string[];
  readonly description: string;
  /** Ids of the rules in the `meta` of the transition. */
  readonly rules: readonly string[];
  /** The duration of the delay as text; empty unless `kind` is `after`. */
  readonly duration: string;
  readonly reenter: boolean;
};

/** A chart as plain data, for the docs, the drawing and the visualiser. */
export type Chart = {
  readonly id: string;
  readonly description: string;
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
};

/** Reads a machine's definition without running it. */
export function readChart(machine: AnyStateMachine): Chart {
  const { root } = machine;
  return {
    id: machine.id,
    description: root.description ?? "",
    root: stateOf(root),
    transitions: readDefinition(machine).transitions.map((entry) =>
      transitionOf(machine, entry),
    ),
  };
}

/** Returns every state of a chart in document order, the root first. */
export function allStates(root: ChartState): ChartState[] {
  return [root, ...root.children.flatMap(allStates)];
}

/** Returns every state of a chart except the root. */
export function namedStates(chart: Chart): ChartState[] {
  return allStates(chart.root).slice(1);
}

/** Returns whether a state is inside another one. All states are inside the root. */
export function isInside(path: string, outer: string): boolean {
  return outer === ROOT || path.startsWith(`${outer}.`);
}

/** Returns whether the children of a state can be hidden. */
export function canFold({ path, children }: ChartState): boolean {
  return path !== ROOT && children.length > 0;
}

/** The transitions from one state to another. */
export type Connection = {
  readonly from: string;
  readonly to: string;
  readonly joined: ChartTransition[];
};

/**
 * Returns one connection per pair of states with transitions between them.
 *
 * @param boxOf returns the path of the state in whose box a state is shown; transitions inside that box are left out
 */
export function joinedTransitions(
  { transitions }: Chart,
  boxOf = (path: string) => path,
): Connection[] {
  const connections = new Map<string, Connection>();
  for (const transition of transitions) {
    const { source } = transition;
    const from = boxOf(source);
    for (const target of transition.targets) {
      const to = boxOf(target);
      if (from === to && (source !== to || target !== to)) continue;
      const key = JSON.stringify([from, to]);
      const connection = connections.get(key) ?? { from, to, joined: [] };
      connection.joined.push(transition);
      connections.set(key, connection);
    }
  }
  return [...connections.values()];
}

/**
 * Returns the name of an action, a guard or an actor with the values of its params; `inline` for one without a name.
 */
export function nameOf(reference: unknown): string {
  if (typeof reference === "string") return reference;
  if (typeof reference === "object" && reference !== null) {
    if ("type" in reference) {
      const params = "params" in reference ? paramsOf(reference.params) : "";
      return `${String(reference.type)}${params}`;
    }
  }
  if (typeof reference === "function") {
    if ("check" in reference) return guardName(reference);
    const { type, name } = reference as { type?: unknown; name: string };
    if (typeof type === "string") return type;
    return PROPERTY_NAMES.includes(name) ? "inline" : name;
  }
  return "inline";
}

/** The names of anonymous functions: empty, or inferred by JavaScript from the property that contains the function. */
const PROPERTY_NAMES = ["", "guard", "actions", "entry", "exit", "params"];

function paramsOf(params: unknown): string {
  if (typeof params !== "object" || params === null) return "";
  const values = Object.values(params).map((value) => String(value));
  return values.length === 0 ? "" : ` ${values.join(" ")}`;
}

function stateOf(node: MachineNode): ChartState {
  const children = Object.values(node.states);
  return {
    path: pathOf(node),
    key: node.parent ? node.key : node.machine.id,
    kind: node.type,
    ...(node.type === "history" && {
      history: node.history === "deep" ? "deep" : "shallow",
    }),
    description: node.description ?? "",
    rules: rulesOf(node.meta),
    tags: node.tags,
    // `node.entry` also contains the actions that start the timers.
    entry: listOf(node.config.entry).map(nameOf),
    exit: listOf(node.config.exit).map(nameOf),
    actors: node.invoke.map(({ id, src }) => ({ id, src: sourceOf(src) })),
    initial: initialOf(node),
    children: children.map(stateOf),
  };
}

/** Returns the name of an actor; `inline` for one that is not defined in `setup`. */
function sourceOf(src: unknown): string {
  return typeof src === "string" && !/^xstate\.invoke\./.test(src)
    ? src
    : "inline";
}

function initialOf(node: MachineNode): string[] {
  if (node.type === "history") return historyDefaultOf(node);
  if (node.type === "parallel")
    return Object.values(node.states).map((child) => pathOf(child));
  if (node.type !== "compound") return [];
  return (node.initial.target ?? []).map((target) => pathOf(target));
}

/** Returns the states that a history state enters when its parent was never active, if its definition names them. */
function historyDefaultOf({ parent, machine, config }: MachineNode): string[] {
  return listOf((config as { target?: unknown }).target).flatMap((target) => {
    const text = String(target).replace(/^\./, "");
    const keys = text.split(".");
    const start = text.startsWith("#")
      ? machine.getStateNodeById(text)
      : keys.reduce(
          (node: MachineNode | undefined, key) => node?.states[key],
          parent,
        );
    return start ? pathOf(start) : [];
  });
}

function transitionOf(
  machine: AnyStateMachine,
  entry: TransitionEntry,
): ChartTransition {
  const { transition, kind, descriptor, label } = entry;
  const source = transition.source as MachineNode;
  return {
    label,
    source: pathOf(source),
    targets: (transition.target ?? []).map((target) => pathOf(target)),
    kind,
    trigger: triggerOf(entry),
    descriptor,
    guard: transition.guard === undefined ? "" : nameOf(transition.guard),
    isElse: label.includes(" [else]"),
    actions: transition.actions.map(nameOf),
    description: transition.description ?? "",
    rules: rulesOf(transition.meta),
    duration: kind === "after" ? describeDelay(machine, triggerOf(entry)) : "",
    reenter: transition.reenter,
  };
}

function triggerOf({ kind, descriptor, transition }: TransitionEntry): string {
  if (kind === "always" || kind === "stateDone") return "";
  if (kind === "after") return String(delayOf(transition));
  if (kind === "actorSnapshot") return descriptor.split(".").slice(2).join(".");
  if (kind === "event") return descriptor;
  return descriptor.split(".").slice(3).join(".");
}

/** Returns the distinct areas of the rules in the `meta` of a chart. */
export function ruleAreas(
  { root, transitions }: Chart,
  areaOf: (rule: string) => string,
): string[] {
  const ids = [...allStates(root), ...transitions].flatMap(
    ({ rules }) => rules,
  );
  return [...new Set(ids.map(areaOf))];
}
