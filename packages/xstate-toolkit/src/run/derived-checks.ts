import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { canAssign, effectNames } from "../model/actions.ts";
import {
  type Definition,
  isForbidden,
  type MachineNode,
  pathOf,
  type TransitionEntry,
} from "../model/definition.ts";
import { stableText } from "../model/plain-value.ts";
import { type AnyBindings, matchesDescriptor } from "../plan/bindings.ts";
import type { Microstep } from "../plan/step-recorder.ts";

type Actions = AnyStateMachine["implementations"]["actions"];

/**
 * Compares a microstep with the definition of the machine: the targets, the named actions of each transition in their
 * order, the actors that stop, and that the context changes only when an action can assign. Returns a sentence for each
 * difference. The start of the machine, and the actions of entering and exiting a state, are not compared.
 */
export function microstepProblems(
  definition: Definition,
  actions: Actions,
  microstep: Microstep,
): string[] {
  const { before, after, stateChanges } = microstep;
  if (before === null || after === null) return [];
  const active = new Set(after._nodes.map(pathOf));
  const taken = definition.transitions.filter(({ label }) =>
    microstep.transitions.includes(label),
  );
  const changed = stateChanges.flatMap(({ path, change }) => {
    const node = definition.nodes.find((entry) => entry.path === path)?.node;
    return node ? [{ node, change }] : [];
  });
  const executed = [
    ...taken.flatMap(({ transition }) => transition.actions),
    ...changed.flatMap(({ node, change }) => [
      ...node[change],
      ...(change === "entry" ? (node.initial?.actions ?? []) : []),
    ]),
  ];
  const problems = taken.flatMap((entry) => [
    ...targetProblems(entry, active),
    ...actionProblems(entry, actions, microstep),
  ]);
  if (
    !executed.some((action) => canAssign(action, actions)) &&
    stableText(before.context) !== stableText(after.context)
  )
    problems.push("the context changed, but no action assigns");
  const invoked = new Set(
    after._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)),
  );
  for (const { node, change } of changed)
    for (const { id } of node.invoke)
      if (change === "exit" && !invoked.has(id) && id in after.children)
        problems.push(`the actor ${id} was not stopped`);
  return problems;
}

/**
 * Compares a snapshot at rest with what the definition says: its tags, and that `can` accepts an event exactly when a
 * transition of an active state is enabled. Skips events with a guarded or forbidden transition, and events whose
 * payloads depend on the state.
 */
export function restProblems(
  snapshot: AnyMachineSnapshot,
  events: AnyBindings,
): string[] {
  const problems: string[] = [];
  const expected = new Set(snapshot._nodes.flatMap(({ tags }) => tags));
  const [tags, actual] = [expected, snapshot.tags].map((names) =>
    [...names].sort().join(", "),
  );
  if (tags !== actual)
    problems.push(
      `the tags are ${actual}, but those of the states are ${tags}`,
    );
  for (const [type, cases] of Object.entries(events)) {
    const event = Array.isArray(cases) ? { type, ...cases[0] } : null;
    if (event === null || type.startsWith("xstate.")) continue;
    const handled = snapshot._nodes.flatMap((node: MachineNode) =>
      [...node.transitions].flatMap(([descriptor, branches]) =>
        matchesDescriptor(event.type, descriptor) ? branches : [],
      ),
    );
    if (handled.some((one) => one.guard !== undefined || isForbidden(one)))
      continue;
    const isEnabled = handled.length > 0;
    if (snapshot.status === "active" && snapshot.can(event) !== isEnabled)
      problems.push(
        `can ${type} is ${!isEnabled}, but ${handled.length} transitions are enabled`,
      );
  }
  return problems;
}

function targetProblems(
  { label, transition }: TransitionEntry,
  active: ReadonlySet<string>,
): string[] {
  return (transition.target ?? []).some(
    (node) => node.type !== "history" && !active.has(pathOf(node)),
  )
    ? [`transition "${label}" did not reach its target`]
    : [];
}

/** Compares the effects of a transition with its named actions. Effects of other actions are left out. */
function actionProblems(
  { label, transition }: TransitionEntry,
  actions: Actions,
  { occurrences }: Microstep,
): string[] {
  const named = effectNames(transition.actions, actions);
  const ran = occurrences
    .filter(
      ({ kind, name, causedBy, state }) =>
        kind === "effect" &&
        causedBy === label &&
        state === null &&
        name in actions,
    )
    .map(({ name }) => name);
  const namedThatRan = ran.filter((name) => named.includes(name));
  return stableText(namedThatRan) === stableText(named)
    ? []
    : [
        `transition "${label}" has the actions ${named.join(", ")}, but ran ${ran.join(", ")}`,
      ];
}
