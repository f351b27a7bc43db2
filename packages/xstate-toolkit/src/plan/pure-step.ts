import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
} from "xstate";
import { stableText } from "../model/plain-value.ts";
import { type AnyBindings, matchesDescriptor } from "./bindings.ts";
import {
  ChangedInPlaceError,
  contextFacts,
  copyValue,
} from "./context-copies.ts";
import { actorEventOf, actorPrefixOf } from "./default-cases.ts";
import { type InstrumentedMachine, instrument } from "./instrument.ts";
import type { StepTrace } from "./step-recorder.ts";

/** A running timer: an `after`, or a delayed event that the machine sent to itself. */
export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  /** Duration in milliseconds. */
  readonly delay: number;
  /** When it fires, in simulated milliseconds since the machine started. */
  readonly firesAt: number;
}

/**
 * The complete state of a simulated machine: its snapshot, the time, the running timers, and the actors that have
 * finished or failed.
 */
export interface SimulationState {
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
  /** In the order in which they fire. */
  readonly timers: readonly Timer[];
  readonly settledActors: ReadonlySet<AnyActorRef>;
}

/** What triggers a step: an event that is sent, an actor that finishes or fails, or a timer. */
export interface Trigger {
  readonly kind: "send" | "done" | "error" | "time";
  readonly event: EventObject;
  /** The type of the event: the key of the binding, or an event of a running actor that a key with `*` includes. */
  readonly name: string;
  /** The key of the binding; for a timer, the type of its event. */
  readonly key: string;
  /** The 0-based index of the payload in its binding. */
  readonly caseIndex: number;
  /** The number of payloads in the binding. */
  readonly caseCount: number;
}

/** The result of a step. */
export interface PureStep {
  readonly state: SimulationState;
  readonly trace: StepTrace;
}

/** Computes the steps of a machine. */
export interface Stepper {
  readonly definition: InstrumentedMachine["definition"];
  /** A sentence for each missing implementation that a step has needed so far. */
  readonly unimplemented: ReadonlySet<string>;
  /** A sentence for the step that changed the context in place, if there is one. */
  readonly changesInPlace: ReadonlySet<string>;
  start(input: unknown): PureStep;
  step(state: SimulationState, trigger: Trigger): PureStep;
  /**
   * Returns the triggers that are possible in a state: bound events that a transition handles, done and error events of
   * running actors, and the timer that fires first.
   */
  triggers(state: SimulationState, bindings: AnyBindings): Trigger[];
}

/** What `system.get` returns for the ids of actors outside the machine. An object with `getSnapshot` and `send` is enough. */
export type SystemActors = Readonly<Record<string, unknown>>;

/** Creates a stepper, which computes the steps of a machine without starting actors, running effects or waiting. */
export function createStepper(
  original: AnyStateMachine,
  systemActors: SystemActors = {},
): Stepper {
  const { machine, definition, recorder, unimplemented } = instrument(original);
  const facts = contextFacts(original);
  /** Texts of the contexts of the states from which steps started. */
  const contextTexts = new WeakMap<SimulationState, string>();
  const contextTextOf = (state: SimulationState): string => {
    const text = contextTexts.get(state) ?? stableText(state.snapshot.context);
    contextTexts.set(state, text);
    return text;
  };
  let timers: Timer[] = [];
  /** Events that the machine sent to itself. It handles them after the current one. */
  let selfSent: EventObject[] = [];
  let elapsed = 0;
  let timerCount = 0;
  /** The highest number in the id of an actor that was spawned without an id, so that equal paths have equal ids. */
  let sessionCount = 0;

  const systemIds = new WeakMap<AnyActorRef, string>();
  /** The actors that can be running in the current step. */
  let present: AnyActorRef[] = [];

  const self = createEmptyActor();
  Object.assign(self.system, {
    _bookId: () => {
      sessionCount += 1;
      return `x:${sessionCount}`;
    },
    _set: (systemId: string, child: AnyActorRef) => {
      systemIds.set(child, systemId);
      present.push(child);
    },
    get: (systemId: string) => {
      if (Object.hasOwn(systemActors, systemId)) return systemActors[systemId];
      const child = present.findLast((ref) => systemIds.get(ref) === systemId);
      if (child === undefined)
        unimplemented.add(
          `the actor "${systemId}" of the system does not exist in a plan; set a replacement with systemActors`,
        );
      return child;
    },
    _register: () => "",
    _sendInspectionEvent: (inspected: InspectedMicrostep) => {
      if (inspected.type !== "@xstate.microstep") return;
      recorder.microstepEnded(inspected.event, inspected.snapshot);
    },
  });
  const setTimer = ({ id, event, delay }: ScheduleParams): void => {
    if (typeof delay !== "number") return;
    const firesAt = elapsed + Math.max(0, delay);
    timerCount += 1;
    timers = [
      ...timers,
      { id: id ?? `unnamed.${timerCount}`, event, delay, firesAt },
    ];
    timers.sort((a, b) => a.firesAt - b.firesAt);
  };
  const scope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: ({ type, params }: { type: string; params: unknown }) => {
      const scheduled = params as ScheduleParams;
      if (type === "xstate.raise") setTimer(scheduled);
      if (type === "xstate.sendTo" && scheduled.to === self) {
        if (typeof scheduled.delay === "number") setTimer(scheduled);
        else selfSent.push(scheduled.event);
      }
      if (type === "xstate.cancel") {
        const { sendId } = params as { sendId: string };
        timers = timers.filter((timer) => timer.id !== sendId);
      }
    },
  } as unknown as Parameters<AnyStateMachine["transition"]>[2];

  const finishStep = (
    initial: AnyMachineSnapshot,
    settledActors: ReadonlySet<AnyActorRef>,
  ): PureStep => {
    let snapshot = initial;
    let sentCount = 0;
    for (let event = selfSent.shift(); event; event = selfSent.shift()) {
      if (snapshot.status !== "active") break;
      sentCount += 1;
      if (sentCount > Number(machine.options?.maxIterations))
        throw new Error("the machine sends itself an endless series of events");
      snapshot = machine.transition(snapshot, event, scope);
    }
    const trace = recorder.end({ executed: false });
    if (snapshot.status === "error") throw snapshot.error;
    const running = new Set<unknown>(Object.values(snapshot.children));
    const state: SimulationState = {
      snapshot,
      elapsed,
      timers: snapshot.status === "active" ? timers : [],
      settledActors: new Set(
        [...settledActors].filter((child) => running.has(child)),
      ),
    };
    return { state, trace };
  };

  return {
    definition,
    unimplemented,
    changesInPlace: facts.changes,
    triggers: triggersAt,
    start(input) {
      timers = [];
      selfSent = [];
      elapsed = 0;
      sessionCount = 0;
      present = [];
      recorder.begin("start");
      if (facts.changes.size === 0)
        return finishStep(machine.getInitialSnapshot(scope, input), new Set());
      Object.assign(machine, {
        config: { ...machine.config, context: copyValue(facts.initial) },
      });
      const initial = machine.getInitialSnapshot(scope, copyValue(input));
      return finishStep(initial, new Set());
    },
    step(state, trigger) {
      timers = [...state.timers];
      selfSent = [];
      elapsed = state.elapsed;
      sessionCount = highestSession(state);
      present = Object.values(childrenOf(state)).filter(
        (child) => child !== undefined && !state.settledActors.has(child),
      ) as AnyActorRef[];
      let { settledActors } = state;
      if (trigger.kind === "time") {
        const [first, ...rest] = timers;
        if (first === undefined) throw new Error("no timer is running");
        timers = rest;
        elapsed = first.firesAt;
      }
      const child = childOf(state, trigger);
      if (child !== undefined)
        settledActors = new Set([...settledActors, child]);
      recorder.begin("event");
      const isCopied = facts.changes.size > 0;
      const before = isCopied ? "" : contextTextOf(state);
      const from = isCopied
        ? { ...state.snapshot, context: copyValue(state.snapshot.context) }
        : state.snapshot;
      const step = finishStep(
        machine.transition(from, trigger.event, scope),
        settledActors,
      );
      if (isCopied || before === stableText(state.snapshot.context))
        return step;
      const { microsteps } = step.trace;
      const error = new ChangedInPlaceError(
        microsteps.flatMap(({ transitions }) => transitions),
      );
      facts.changes.add(error.message);
      throw error;
    },
  };
}

interface ScheduleParams {
  readonly id?: string;
  readonly event: EventObject;
  readonly delay?: number;
  readonly to?: unknown;
}

interface InspectedMicrostep {
  readonly type: string;
  readonly event: EventObject;
  readonly snapshot: AnyMachineSnapshot;
}

function triggersAt(state: SimulationState, bindings: AnyBindings): Trigger[] {
  if (state.snapshot.status !== "active") return [];
  const possible: Trigger[] = [];
  const descriptors = new Set(
    state.snapshot._nodes.flatMap(
      (node) => [...node.transitions.keys()] as string[],
    ),
  );
  for (const [key, cases] of Object.entries(bindings)) {
    if (cases === undefined) continue;
    for (const name of eventsOf(state, bindings, key)) {
      const isHandled = [...descriptors].some((descriptor) =>
        matchesDescriptor(name, descriptor),
      );
      if (!isHandled) continue;
      const actor = actorEventOf(name);
      if (actor !== undefined && !isRunning(state, actor.actorId)) continue;
      const settles = actor !== undefined && actor.kind !== "snapshot";
      const kind = settles ? actor.kind : "send";
      const payloads = typeof cases === "function" ? cases(state) : cases;
      payloads.forEach((payload, caseIndex) => {
        const event = {
          type: name.replace(/\*$/, "any"),
          ...payload,
          ...(settles && { actorId: actor.actorId }),
        };
        possible.push({
          kind,
          event,
          name,
          key,
          caseIndex,
          caseCount: payloads.length,
        });
      });
    }
  }
  const first = state.timers[0];
  if (first !== undefined) {
    const { event } = first;
    possible.push({
      kind: "time",
      event,
      name: event.type,
      key: event.type,
      caseIndex: 0,
      caseCount: 1,
    });
  }
  return possible;
}

/**
 * Returns the events that match the key of a binding. A key such as `xstate.done.actor.job.*` matches the events of
 * the running actors whose id starts with `job.`, except those with a key of their own.
 */
function eventsOf(
  state: SimulationState,
  bindings: AnyBindings,
  key: string,
): string[] {
  if (!key.endsWith(".*") || actorEventOf(key) === undefined) return [key];
  const prefix = key.slice(0, -1);
  return Object.keys(childrenOf(state))
    .map((id) => `${actorPrefixOf(key)}${id}`)
    .filter(
      (name) => name.startsWith(prefix) && !Object.hasOwn(bindings, name),
    );
}

function highestSession(state: SimulationState): number {
  const numbers = Object.keys(childrenOf(state)).map((id) =>
    /^x:\d+$/.test(id) ? Number(id.slice(2)) : 0,
  );
  return Math.max(0, ...numbers);
}

function isRunning(state: SimulationState, actorId: string): boolean {
  const child = childrenOf(state)[actorId];
  return child !== undefined && !state.settledActors.has(child);
}

function childOf(
  state: SimulationState,
  trigger: Trigger,
): AnyActorRef | undefined {
  if (trigger.kind !== "done" && trigger.kind !== "error") return undefined;
  return childrenOf(state)[
    (trigger.event as EventObject & { actorId: string }).actorId
  ];
}

function childrenOf(
  state: SimulationState,
): Readonly<Record<string, AnyActorRef | undefined>> {
  return state.snapshot.children;
}
