import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  and,
  type EventObject,
} from "xstate";
import {
  type Definition,
  isForbidden,
  type MachineNode,
  readDefinition,
  type TransitionEntry,
} from "../model/definition.ts";
import { createDouble } from "./actor-double.ts";
import { StepRecorder } from "./step-recorder.ts";

export interface Instrumented {
  readonly machine: AnyStateMachine;
  readonly definition: Definition;
  readonly recorder: StepRecorder;
}

/** XState's internal form of a built-in action: `resolve` is pure, `execute` has side effects. */
interface BuiltinAction {
  (): void;
  type: string;
  resolve: (
    scope: unknown,
    snapshot: AnyMachineSnapshot,
    args: { event: EventObject },
    params: unknown,
    action: unknown,
    extra: unknown,
  ) => [
    snapshot: AnyMachineSnapshot,
    params: unknown,
    actions: unknown[] | undefined,
  ];
  execute?: (scope: unknown, params: never) => void;
}

type GuardArguments = [
  snapshot: AnyMachineSnapshot,
  args: { event: EventObject },
];

/**
 * Clones a machine so that its steps can be observed, both in pure stepping and live. Actors become doubles, effect
 * actions become recorders, and marker actions report which states are entered and exited and which transitions are
 * taken. Guards, assignments and targets are unchanged.
 */
export function instrument(original: AnyStateMachine): Instrumented {
  const recorder = new StepRecorder();
  const { actors, actions } = original.implementations;
  const doubles = {
    actors: Object.fromEntries(
      Object.keys(actors).map((name) => [name, createDouble(recorder)]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        recordAction(name, action, recorder),
      ]),
    ),
  };
  const machine = original.provide(
    doubles as Parameters<AnyStateMachine["provide"]>[0],
  );
  const definition = readDefinition(machine);
  for (const entry of definition.transitions) markTransition(entry, recorder);
  for (const { node } of definition.nodes) markNode(node, recorder);
  return { machine, definition, recorder };
}

function markTransition(entry: TransitionEntry, recorder: StepRecorder): void {
  const { transition } = entry;
  const writable = transition as unknown as {
    guard: unknown;
    actions: unknown[];
  };
  const original = transition.guard;
  if (!isForbidden(transition)) {
    const marker = silentAction("walker.taking", (snapshot) =>
      recorder.taking(entry, snapshot),
    );
    writable.actions = [marker, ...transition.actions];
    if (original === undefined) return;
  }
  // With `and`, XState evaluates a guard by its name through public API.
  const guards: string[] = original === undefined ? [] : [original as string];
  const inner = and(guards as never) as unknown as {
    check: (...all: [...GuardArguments, self: unknown]) => boolean;
  };
  writable.guard = Object.assign(() => false, {
    check(...[snapshot, args]: GuardArguments): boolean {
      const passed = inner.check(snapshot, args, inner);
      recorder.guardAnswered(entry, passed, snapshot, args.event);
      return passed;
    },
  });
}

function markNode(node: MachineNode, recorder: StepRecorder): void {
  const { entry, exit } = node as unknown as {
    entry: unknown[];
    exit: unknown[];
  };
  entry.unshift(silentAction("walker.entering", () => recorder.entering(node)));
  exit.unshift(
    silentAction("walker.exiting", (snapshot) =>
      recorder.exiting(node, snapshot),
    ),
  );
}

function silentAction(
  type: string,
  hear: (snapshot: AnyMachineSnapshot) => void,
): BuiltinAction {
  return Object.assign(() => {}, {
    type,
    resolve: (_scope: unknown, snapshot: AnyMachineSnapshot) => {
      hear(snapshot);
      return [snapshot, undefined, undefined] as ReturnType<
        BuiltinAction["resolve"]
      >;
    },
  });
}

/** Leaves assignments and similar actions unchanged, and records the actions that have effects. */
function recordAction(
  name: string,
  action: unknown,
  recorder: StepRecorder,
): unknown {
  if (typeof action !== "function") return action;
  if (!("resolve" in action)) return effectRecorder(name, recorder);
  return recordBuiltin(action as unknown as BuiltinAction, recorder);
}

function effectRecorder(name: string, recorder: StepRecorder): BuiltinAction {
  return Object.assign(() => {}, {
    type: name,
    resolve: ((_scope, snapshot, _args, params) => [
      snapshot,
      recorder.effect(name, params),
      undefined,
    ]) as BuiltinAction["resolve"],
    execute: (_scope: unknown, happened: () => void) => happened(),
  });
}

function recordBuiltin(
  action: BuiltinAction,
  recorder: StepRecorder,
): BuiltinAction {
  const resolve: BuiltinAction["resolve"] = (
    scope,
    snapshot,
    args,
    params,
    _self,
    extra,
  ) => {
    const [next, resolved, actions] = action.resolve(
      scope,
      snapshot,
      args,
      params,
      action,
      extra,
    );
    if (action.type === "xstate.emit") {
      recorder.effect("emit", (resolved as { event: unknown }).event)();
    }
    if (action.type === "xstate.stopChild") {
      const child = resolved as { id: string } | undefined;
      if (child !== undefined) recorder.stopping(child.id);
    }
    if (action.type === "xstate.sendTo") {
      const { to, targetId, event } = resolved as {
        to?: { id?: string };
        targetId?: string;
        event: unknown;
      };
      recorder.effect(`sendTo ${targetId ?? to?.id ?? "(self)"}`, event)();
    }
    return [
      next,
      resolved,
      actions?.map((inner) => recordInner(inner, recorder)),
    ];
  };
  return Object.assign(() => {}, action, { resolve });
}

/**
 * Wraps an action that `enqueueActions` enqueued. XState resolves names through the implementations, which are already
 * recorded; inline functions must be recorded here.
 */
function recordInner(action: unknown, recorder: StepRecorder): unknown {
  return typeof action === "function"
    ? recordAction(action.name || "(anonymous)", action, recorder)
    : action;
}
