import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  and,
  createEmptyActor,
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
import { contextFacts, copyValue } from "./context-copies.ts";
import { StepRecorder } from "./step-recorder.ts";

/** An instrumented clone of a machine, and the recorder that observes it. */
export interface InstrumentedMachine {
  readonly machine: AnyStateMachine;
  readonly definition: Definition;
  readonly recorder: StepRecorder;
  /** A sentence for each missing implementation that a step has needed so far. */
  readonly unimplemented: Set<string>;
}

/** XState's internal form of a built-in action: `resolve` is pure, `execute` has side effects. */
interface BuiltinAction {
  (): void;
  type: string;
  /** For `assign`: a function, or a function or value for each property. */
  assignment?: unknown;
  /** For `spawnChild`: the name or the logic of the actor. */
  src?: unknown;
  /** For `sendTo`: the target. */
  to?: unknown;
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

/** A step with more microsteps than this is reported as an infinite loop, unless the machine has its own limit. */
const MAX_MICROSTEPS = 10_000;

/**
 * Clones a machine so that its steps can be observed, both in a pure simulation and on a live actor. Actors become
 * doubles, effect actions become recorders, and marker actions report which states are entered and exited and which
 * transitions are taken. Guards, assignments and targets work as before. Inline functions are treated like named ones.
 */
export function instrument(original: AnyStateMachine): InstrumentedMachine {
  const recorder = new StepRecorder();
  const unimplemented = new Set<string>();
  const { actors, actions, guards, delays } = original.implementations;
  const record = (name: string, action: unknown) =>
    recordAction(name, action, recorder);
  const machine = original.provide({
    actions: mapValues(actions, record),
  } as Parameters<AnyStateMachine["provide"]>[0]);
  const reportMissing = (kind: string, consequence: string, name: string) =>
    unimplemented.add(
      `the ${kind} "${name}" has no implementation; ${consequence}`,
    );
  Object.assign(machine.implementations, {
    actors: withFallback(
      mapValues(actors, () => createDouble(recorder)),
      (name) => {
        if (!name.startsWith(INLINE_ACTOR))
          reportMissing("actor", "a double replaces it", name);
        return createDouble(recorder);
      },
    ),
    actions: withFallback(machine.implementations.actions, (name) => {
      reportMissing("action", "it does nothing", name);
      return record(name, () => {});
    }),
    guards: withFallback(guards, (name) => {
      reportMissing("guard", "steps that need it are not taken", name);
      return undefined;
    }),
    delays: withFallback(delays, (name) => {
      reportMissing("delay", "XState does not wait", name);
      return undefined;
    }),
  });
  const { initial, changes } = contextFacts(original);
  if (changes.size > 0)
    Object.assign(machine, {
      config: { ...machine.config, context: copyValue(initial) },
    });
  if (!Number.isFinite(machine.options?.maxIterations))
    machine.options = { ...machine.options, maxIterations: MAX_MICROSTEPS };
  const definition = readDefinition(machine);
  for (const { transition } of definition.transitions)
    recordInlineActions(transition, recorder);
  for (const entry of definition.transitions) markTransition(entry, recorder);
  for (const { node } of definition.nodes) {
    replaceInlineActors(node);
    recordInlineActions(node.initial, recorder);
    markNode(node, recorder);
  }
  return { machine, definition, recorder, unimplemented };
}

/** Prefix added to the names of inline actors. Without it, XState does not look them up in the implementations. */
const INLINE_ACTOR = "inline:";

/**
 * Makes XState look up inline actors in the implementations. Removes `onSnapshot`, because snapshot events are separate
 * steps of a path.
 */
function replaceInlineActors(node: MachineNode): void {
  for (const invoke of node.invoke as {
    src: unknown;
    onSnapshot?: unknown;
  }[]) {
    delete invoke.onSnapshot;
    if (String(invoke.src).startsWith("xstate.invoke."))
      invoke.src = `${INLINE_ACTOR}${String(invoke.src)}`;
  }
}

/** Wraps the inline actions of a transition. */
function recordInlineActions(
  transition: { readonly actions: readonly unknown[] },
  recorder: StepRecorder,
): void {
  (transition as { actions: unknown[] }).actions = transition.actions.map(
    (action) => recordInline(action, recorder),
  );
}

function mapValues<T>(
  values: object,
  convert: (name: string, value: unknown) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, convert(name, value)]),
  );
}

/** Returns an object that creates missing properties when they are first read. */
function withFallback(
  values: object,
  create: (name: string) => unknown,
): object {
  const created = new Map<string, unknown>();
  return new Proxy(values, {
    get(target, name) {
      if (typeof name !== "string" || Object.hasOwn(target, name))
        return Reflect.get(target, name) as unknown;
      if (!created.has(name)) created.set(name, create(name));
      return created.get(name);
    },
  });
}

function markTransition(entry: TransitionEntry, recorder: StepRecorder): void {
  const { transition } = entry;
  const writable = transition as unknown as {
    guard: unknown;
    actions: unknown[];
  };
  const original = transition.guard;
  if (!isForbidden(transition)) {
    const marker = markerAction("toolkit.taking", (snapshot) =>
      recorder.transitionTaken(entry, snapshot),
    );
    writable.actions = [marker, ...transition.actions];
    if (original === undefined) return;
  }
  // `and` evaluates named and inline guards as XState does; without a guard, it returns true.
  const guards: string[] = original === undefined ? [] : [original as string];
  const inner = and(guards as never) as unknown as {
    check: (...all: [...GuardArguments, self: unknown]) => boolean;
  };
  writable.guard = Object.assign(() => false, {
    check(...[snapshot, args]: GuardArguments): boolean {
      const passed = inner.check(snapshot, args, inner);
      recorder.guardEvaluated(entry, passed, snapshot, args.event);
      return passed;
    },
  });
}

function markNode(node: MachineNode, recorder: StepRecorder): void {
  const { entry, exit } = node;
  const writable = node as unknown as { entry: unknown[]; exit: unknown[] };
  writable.entry = [
    markerAction("toolkit.entering", () => recorder.stateEntered(node)),
    ...entry.map((action) => recordInline(action, recorder)),
  ];
  writable.exit = [
    markerAction("toolkit.exiting", (snapshot) =>
      recorder.stateExited(node, snapshot),
    ),
    ...exit.map((action) => recordInline(action, recorder)),
  ];
}

function markerAction(
  type: string,
  onResolve: (snapshot: AnyMachineSnapshot) => void,
): BuiltinAction {
  return Object.assign(() => {}, {
    type,
    resolve: (_scope: unknown, snapshot: AnyMachineSnapshot) => {
      onResolve(snapshot);
      return [snapshot, undefined, undefined] as ReturnType<
        BuiltinAction["resolve"]
      >;
    },
  });
}

/**
 * Returns an action that records its effect, if any. Built-in actions still run, but custom action functions are not
 * called.
 */
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
    execute: (_scope: unknown, markExecuted: () => void) => markExecuted(),
  });
}

function recordBuiltin(
  action: BuiltinAction,
  recorder: StepRecorder,
): BuiltinAction {
  const actionWithDoubles = withoutInlineActors(action, recorder);
  const resolve: BuiltinAction["resolve"] = (
    scope,
    snapshot,
    args,
    params,
    _self,
    extra,
  ) => {
    const [next, resolved, actions] = action.resolve(
      action.to === PARENT ? withParent(scope) : scope,
      snapshot,
      args,
      params,
      actionWithDoubles,
      extra,
    );
    if (action.type === "xstate.emit") {
      recorder.effect("emit", (resolved as { event: unknown }).event)();
    }
    if (action.type === "xstate.stopChild") {
      const child = resolved as { id: string } | undefined;
      if (child !== undefined) recorder.stopRequested(child.id);
    }
    if (action.type === "xstate.sendTo") {
      const sent = resolved as {
        to?: { id?: string };
        targetId?: string;
        event: unknown;
        delay?: number;
      };
      const target = sent.targetId ?? sent.to?.id ?? "(self)";
      recorder.effect(`sendTo ${target}`, sent.event)();
      // Doubles ignore the event, so a delay would only add a timer that the plan does not contain.
      if (sent.to !== (scope as { self: unknown }).self) delete sent.delay;
    }
    return [
      next,
      resolved,
      actions?.map((inner) => recordInline(inner, recorder)),
    ];
  };
  return Object.assign(() => {}, action, { resolve });
}

/** Wraps an inline action. XState resolves names through the implementations, which are already wrapped. */
function recordInline(action: unknown, recorder: StepRecorder): unknown {
  return typeof action === "function"
    ? recordAction(action.name || "(anonymous)", action, recorder)
    : action;
}

/** The target of `sendParent`. */
const PARENT = "#_parent";

/** If the actor has no parent, adds one that ignores all events, so that `sendParent` has a target. */
function withParent(scope: unknown): unknown {
  const { self } = scope as { self: AnyActorRef };
  if (self._parent !== undefined) return scope;
  const selfWithParent: object = Object.create(self, {
    _parent: { value: createEmptyActor() },
  });
  return Object.create(scope as object, { self: { value: selfWithParent } });
}

type Spawn = (src: unknown, options?: unknown) => unknown;
type Assigner = (args: { spawn: Spawn }, params: unknown) => unknown;

/**
 * Returns an `assign` or a `spawnChild` that spawns doubles instead of inline actors. Returns other actions unchanged.
 */
function withoutInlineActors(
  action: BuiltinAction,
  recorder: StepRecorder,
): unknown {
  const toDouble = (src: unknown) =>
    typeof src === "string" ? src : createDouble(recorder);
  const withDoubles = (assigner: unknown) =>
    typeof assigner === "function"
      ? (args: { spawn: Spawn }, params: unknown) =>
          (assigner as Assigner)(
            {
              ...args,
              spawn: (src, options) => args.spawn(toDouble(src), options),
            },
            params,
          )
      : assigner;
  const { assignment, src } = action;
  if (action.type === "xstate.spawnChild")
    return Object.assign(() => {}, action, { src: toDouble(src) });
  if (action.type !== "xstate.assign") return action;
  return Object.assign(() => {}, action, {
    assignment:
      typeof assignment === "function"
        ? withDoubles(assignment)
        : mapValues(assignment as object, (_, value) => withDoubles(value)),
  });
}
