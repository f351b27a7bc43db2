import type { AnyStateMachine } from "xstate";
import {
  type Definition,
  delayOf,
  isForbidden,
  listOf,
  type MachineNode,
  pathOf,
  type TransitionEntry,
} from "../model/definition.ts";
import type {
  BranchExpectation,
  Branches,
  StateExpectation,
} from "./expectation-types.ts";
import type { AnyModel } from "./model.ts";

type AnyState = StateExpectation<AnyStateMachine>;
type AnyBranch = BranchExpectation<AnyStateMachine>;

/** The expectations of a model, by the names of the definition. */
export interface LocatedExpectations {
  readonly states: ReadonlyMap<string, AnyState>;
  /** By the label of the transition. */
  readonly transitions: ReadonlyMap<string, AnyBranch>;
  /** A sentence for each expectation that the definition contradicts or, in a complete model, that is missing. */
  readonly problems: readonly string[];
}

/** Finds the state or transition of each expectation of a model, and compares their targets and tags. */
export function locateExpectations(
  definition: Definition,
  { expect = {}, delays = {}, complete = false }: AnyModel,
): LocatedExpectations {
  const states = new Map(Object.entries(expect)) as Map<string, AnyState>;
  const transitions = new Map<string, AnyBranch>();
  const problems: string[] = [];
  const known = new Map(definition.nodes.map(({ path, node }) => [path, node]));
  for (const [path, expectation] of states) {
    const node = known.get(path);
    if (node === undefined) {
      problems.push(`expect lists the state ${path}, which the machine lacks`);
      continue;
    }
    problems.push(...stateProblems(path, node, expectation));
    for (const { keys, where, branches } of branchLists(node, expectation)) {
      if (keys.length > 1) {
        problems.push(
          `${path} has several events for ${where}; list them in on: ${keys.join(", ")}`,
        );
        continue;
      }
      const entries = definition.transitions.filter(
        ({ transition, descriptor }) =>
          transition.source === node && keys.includes(descriptor),
      );
      if (entries.length !== branches.length)
        problems.push(
          `${path} lists ${branches.length} branches of ${where}, but the machine has ${entries.length}`,
        );
      entries.forEach((entry, index) => {
        const branch = branches[index];
        if (branch === undefined) return;
        const expected = typeof branch === "string" ? { to: branch } : branch;
        transitions.set(entry.label, expected);
        problems.push(...branchProblems(entry, expected));
      });
    }
  }
  const usedDelays = new Set(definition.transitions.flatMap(namedDelayOf));
  for (const name of Object.keys(delays))
    if (!usedDelays.has(name))
      problems.push(`delays lists ${name}, which no transition uses`);
  if (complete)
    problems.push(
      ...definition.nodes.flatMap(({ path, canRest }) =>
        canRest && !states.has(path) ? [`expect has no state ${path}`] : [],
      ),
      ...definition.transitions.flatMap(({ label }) =>
        transitions.has(label) ? [] : [`expect has no transition ${label}`],
      ),
      ...[...usedDelays].flatMap((name) =>
        name in delays ? [] : [`delays has no ${name}`],
      ),
    );
  return { states, transitions, problems };
}

function stateProblems(
  path: string,
  { tags, initial }: MachineNode,
  expected: AnyState,
): string[] {
  return [
    ...difference(
      `the tags of ${path}`,
      expected.tags && [...listOf(expected.tags)].sort(),
      [...tags].sort(),
    ),
    ...difference(
      `the initial state of ${path}`,
      expected.initial,
      initial?.target?.map(pathOf) ?? [],
    ),
  ];
}

function branchProblems(
  { label, guarded, transition }: TransitionEntry,
  { to, when, reenter, context, changes }: AnyBranch,
): string[] {
  const target = transition.target?.map(pathOf) ?? [];
  return [
    ...difference(`the target of ${label}`, to ?? [], target),
    ...(reenter === undefined || reenter === transition.reenter
      ? []
      : [`${label} ${reenter ? "does not reenter" : "reenters"} its target`]),
    ...(isForbidden(transition) && (context ?? changes) !== undefined
      ? [`${label} has no action that could change the context`]
      : []),
    ...(when !== undefined && !guarded
      ? [`${label} has a when, but no guard`]
      : []),
  ];
}

/** Returns a sentence if a list of names differs from the expected one. Nothing is expected if it is undefined. */
function difference(
  subject: string,
  expected: unknown,
  actual: readonly string[],
): string[] {
  if (expected === undefined) return [];
  const texts = [listOf(expected), actual].map((names) =>
    names.length === 0 ? "none" : names.join(", "),
  );
  return texts[0] === texts[1]
    ? []
    : [`${subject}: expected ${texts[0]}, but the machine has ${texts[1]}`];
}

interface BranchList {
  /** The descriptors of the events that the place can mean. */
  readonly keys: readonly string[];
  /** The place in the expectation. */
  readonly where: string;
  readonly branches: readonly (string | AnyBranch)[];
}

/** Returns the branches that an expectation lists, by the descriptors of their events. */
function branchLists(node: MachineNode, expected: AnyState): BranchList[] {
  const list = (
    keys: readonly string[],
    where: string,
    branches: unknown,
  ): BranchList => ({
    keys,
    where,
    branches: listOf(branches) as BranchList["branches"],
  });
  const entriesOf = (
    branches: object = {},
  ): [string, Branches<AnyStateMachine>][] => Object.entries(branches);
  const { on, after, always, onDone, onError } = expected;
  return [
    ...entriesOf(on).map(([key, branches]) => list([key], key, branches)),
    ...entriesOf(after).map(([delay, branches]) =>
      list([`xstate.after.${delay}.${node.id}`], `after ${delay}`, branches),
    ),
    ...(always === undefined ? [] : [list([""], "always", always)]),
    ...(onDone === undefined
      ? []
      : [list(eventsOf(node, /^xstate\.done\./), "onDone", onDone)]),
    ...(onError === undefined
      ? []
      : [list(eventsOf(node, /^xstate\.error\./), "onError", onError)]),
  ];
}

/** Returns the descriptors of the events of a state that have this beginning. */
function eventsOf(node: MachineNode, beginning: RegExp): string[] {
  return [...node.transitions.keys()].filter((key) => beginning.test(key));
}

/** Returns the name of the delay that triggers a transition, if it has a name. */
export function namedDelayOf({ kind, transition }: TransitionEntry): string[] {
  const delay = delayOf(transition);
  return kind === "after" && typeof delay === "string" ? [delay] : [];
}
