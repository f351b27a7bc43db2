import type { AnyStateMachine } from "xstate";
import {
  isWithin,
  type MachineNode,
  pathOf,
  readDefinition,
  type TransitionEntry,
} from "../../tests/support/walker/definition.ts";

/** The transitions that lead from the start to a state, in order; none for a state of the start. */
export type Way = readonly string[];

type Place = {
  readonly leaves: readonly MachineNode[];
  readonly way: readonly string[];
};

/**
 * The shortest way to each state of a machine, by path, as labels of transitions. Read off the definition alone:
 * each guard on the way is a condition that the reader is told of, none is asked.
 */
export function shortestWays(machine: AnyStateMachine): Map<string, Way> {
  const { nodes, transitions } = readDefinition(machine);
  const resting = new Set(
    nodes.filter(({ rests }) => rests).map(({ node }) => node),
  );
  const ways = new Map<string, Way>();
  const seen = new Set<string>();
  let edge: Place[] = [{ leaves: startOf(machine.root), way: [] }];
  while (edge.length > 0) {
    const next: Place[] = [];
    for (const place of edge) {
      const key = place.leaves.map(pathOf).join(" ");
      if (seen.has(key)) continue;
      seen.add(key);
      for (const path of activePaths(place.leaves))
        if (!ways.has(path)) ways.set(path, place.way);
      next.push(...onwards(place, transitions, resting));
    }
    edge = next;
  }
  return ways;
}

function onwards(
  { leaves, way }: Place,
  transitions: readonly TransitionEntry[],
  resting: ReadonlySet<MachineNode>,
): Place[] {
  // A state that is only passed through goes on by itself, before anything can happen to it.
  const passing = leaves.some((leaf) => !resting.has(leaf));
  return transitions.flatMap(({ transition, kind, label }) => {
    const source = transition.source as MachineNode;
    const { target } = transition;
    if (target === undefined || (passing && !goesByItself(kind))) return [];
    if (!leaves.some((leaf) => isWithin(leaf, source))) return [];
    if (kind === "stateDone" && !isDone(source, leaves)) return [];
    return [
      {
        leaves: taken(leaves, source, target, transition.reenter),
        way: [...way, label],
      },
    ];
  });
}

function goesByItself(kind: TransitionEntry["kind"]): boolean {
  return kind === "always" || kind === "stateDone";
}

function isDone(node: MachineNode, leaves: readonly MachineNode[]): boolean {
  if (node.type === "parallel")
    return Object.values(node.states).every((region) => isDone(region, leaves));
  return leaves.some((leaf) => leaf.parent === node && leaf.type === "final");
}

/** The leaves after a transition, by the rules of SCXML: what lies in its domain is left, its targets are entered. */
function taken(
  leaves: readonly MachineNode[],
  source: MachineNode,
  targets: readonly MachineNode[],
  reenter: boolean,
): MachineNode[] {
  const domain = domainOf(source, targets, reenter);
  const entered = targets.flatMap((target) =>
    entering(target, domain, targets),
  );
  const kept = leaves.filter((leaf) => domain && !isWithin(leaf, domain));
  return [...new Set([...kept, ...entered])].sort((a, b) => a.order - b.order);
}

function domainOf(
  source: MachineNode,
  targets: readonly MachineNode[],
  reenter: boolean,
): MachineNode | undefined {
  const inside = targets.every(
    (target) => target !== source && isWithin(target, source),
  );
  if (inside && !reenter && source.type !== "parallel") return source;
  for (let at = source.parent; at; at = at.parent) {
    if (at.type === "parallel" && at.parent) continue;
    if (targets.every((target) => isWithin(target, at as MachineNode)))
      return at;
  }
  return source.parent === undefined ? source : undefined;
}

/** The leaves that entering a target brings: its own, and those of the regions beside it. */
function entering(
  target: MachineNode,
  domain: MachineNode | undefined,
  targets: readonly MachineNode[],
): MachineNode[] {
  const leaves = startOf(target);
  let child = target;
  for (let at = target.parent; at && child !== domain; at = at.parent) {
    if (at.type === "parallel")
      for (const region of Object.values(at.states))
        if (!targets.some((other) => isWithin(other, region)))
          leaves.push(...startOf(region));
    child = at;
  }
  return leaves;
}

/** The leaves entered with a state: its initial ones, in every region. */
function startOf(node: MachineNode): MachineNode[] {
  if (node.type === "parallel")
    return Object.values(node.states).flatMap(startOf);
  if (node.type === "compound")
    return (node.initial.target ?? []).flatMap(startOf);
  return [node];
}

function activePaths(leaves: readonly MachineNode[]): string[] {
  const paths = new Set<string>();
  for (const leaf of leaves)
    for (let at: MachineNode | undefined = leaf; at?.parent; at = at.parent)
      paths.add(pathOf(at));
  return [...paths];
}
