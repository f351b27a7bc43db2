import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
} from "xstate";
import { type AnyBindings, answers } from "./bindings.ts";
import { actorEventOf } from "./default-cases.ts";
import { type Instrumented, instrument } from "./instrument.ts";
import type { StepTrace } from "./step-recorder.ts";

/** A running timer: an `after`, or a delayed event that the machine sent to itself. */
export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  /** Duration in milliseconds. */
  readonly delay: number;
  /** Simulated time at which it fires, in milliseconds since the start. */
  readonly due: number;
}

/**
 * The situation of a machine: its snapshot, the simulated time, the running timers, and the actors that have finished.
 */
export interface Place {
  readonly snapshot: AnyMachineSnapshot;
  readonly elapsed: number;
  /** In the order in which they fire. */
  readonly timers: readonly Timer[];
  readonly settled: ReadonlySet<AnyActorRef>;
}

/** One possible cause of a step. */
export interface Cause {
  readonly kind: "send" | "done" | "error" | "time";
  readonly event: EventObject;
  /** The key of the binding, or the type of the event of a timer. */
  readonly name: string;
  /** Index of the payload in its binding, from 0, and the number of payloads. */
  readonly caseIndex: number;
  readonly caseCount: number;
}

export interface PureStep {
  readonly place: Place;
  readonly trace: StepTrace;
}

/** Computes the steps of a machine. */
export interface Stepper {
  readonly definition: Instrumented["definition"];
  /** Sentences about implementations that the machine needed so far but does not have. */
  readonly unimplemented: Instrumented["unimplemented"];
  start(input: unknown): PureStep;
  step(place: Place, cause: Cause): PureStep;
  /**
   * Returns the possible causes at a place: bound events that a transition handles, done and error events of running
   * actors, and the timer that fires first.
   */
  causes(place: Place, bindings: AnyBindings): Cause[];
}

/** Creates a stepper, which computes the steps of a machine without starting actors, running effects or waiting. */
export function createStepper(original: AnyStateMachine): Stepper {
  const { machine, definition, recorder, unimplemented } = instrument(original);
  let timers: Timer[] = [];
  /** Events that the machine sent to itself. It handles them after the current one. */
  let sent: EventObject[] = [];
  let elapsed = 0;
  let unnamed = 0;

  const self = createEmptyActor();
  Object.assign(self.system, {
    _set: () => {},
    _register: () => "",
    _sendInspectionEvent: (inspected: InspectedMicrostep) => {
      if (inspected.type !== "@xstate.microstep") return;
      recorder.microstepEnded(inspected.event, inspected.snapshot);
    },
  });
  const setTimer = ({ id, event, delay }: ScheduleParams): void => {
    if (typeof delay !== "number") return;
    const due = elapsed + Math.max(0, delay);
    unnamed += 1;
    timers = [...timers, { id: id ?? `unnamed.${unnamed}`, event, delay, due }];
    timers.sort((a, b) => a.due - b.due);
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
        else sent.push(scheduled.event);
      }
      if (type === "xstate.cancel") {
        const { sendId } = params as { sendId: string };
        timers = timers.filter((timer) => timer.id !== sendId);
      }
    },
  } as unknown as Parameters<AnyStateMachine["transition"]>[2];

  const finish = (
    initial: AnyMachineSnapshot,
    settled: ReadonlySet<AnyActorRef>,
  ): PureStep => {
    let snapshot = initial;
    for (let event = sent.shift(); event; event = sent.shift()) {
      if (snapshot.status !== "active") break;
      snapshot = machine.transition(snapshot, event, scope);
    }
    const trace = recorder.end({ executed: false });
    if (snapshot.status === "error") throw snapshot.error;
    const running = new Set<unknown>(Object.values(snapshot.children));
    const place: Place = {
      snapshot,
      elapsed,
      timers: snapshot.status === "active" ? timers : [],
      settled: new Set([...settled].filter((child) => running.has(child))),
    };
    return { place, trace };
  };

  return {
    definition,
    unimplemented,
    causes,
    start(input) {
      timers = [];
      sent = [];
      elapsed = 0;
      recorder.begin("start");
      return finish(machine.getInitialSnapshot(scope, input), new Set());
    },
    step(place, cause) {
      timers = [...place.timers];
      sent = [];
      elapsed = place.elapsed;
      let { settled } = place;
      if (cause.kind === "time") {
        const [first, ...rest] = timers;
        if (first === undefined) throw new Error("no timer runs");
        timers = rest;
        elapsed = first.due;
      }
      const child = childOf(place, cause);
      if (child !== undefined) settled = new Set([...settled, child]);
      recorder.begin("event");
      return finish(
        machine.transition(place.snapshot, cause.event, scope),
        settled,
      );
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

function causes(place: Place, bindings: AnyBindings): Cause[] {
  if (place.snapshot.status !== "active") return [];
  const found: Cause[] = [];
  const descriptors = new Set(
    place.snapshot._nodes.flatMap(
      (node) => [...node.transitions.keys()] as string[],
    ),
  );
  for (const [name, cases] of Object.entries(bindings)) {
    if (cases === undefined) continue;
    if (![...descriptors].some((descriptor) => answers(name, descriptor)))
      continue;
    const actor = actorEventOf(name);
    if (actor !== undefined && !isRunning(place, actor.actorId)) continue;
    const settles = actor !== undefined && actor.kind !== "snapshot";
    const kind = settles ? actor.kind : "send";
    const payloads = typeof cases === "function" ? cases(place) : cases;
    payloads.forEach((payload, caseIndex) => {
      const event = {
        type: name,
        ...payload,
        ...(settles && { actorId: actor.actorId }),
      };
      found.push({ kind, event, name, caseIndex, caseCount: payloads.length });
    });
  }
  const first = place.timers[0];
  if (first !== undefined) {
    const { event } = first;
    found.push({
      kind: "time",
      event,
      name: event.type,
      caseIndex: 0,
      caseCount: 1,
    });
  }
  return found;
}

function isRunning(place: Place, actorId: string): boolean {
  const child = childrenOf(place)[actorId];
  return child !== undefined && !place.settled.has(child);
}

function childOf(place: Place, cause: Cause): AnyActorRef | undefined {
  if (cause.kind !== "done" && cause.kind !== "error") return undefined;
  return childrenOf(place)[
    (cause.event as EventObject & { actorId: string }).actorId
  ];
}

function childrenOf(
  place: Place,
): Readonly<Record<string, AnyActorRef | undefined>> {
  return place.snapshot.children;
}
