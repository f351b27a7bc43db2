import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from "xstate";
import type { StatePath } from "xstate/graph";
import { settle } from "./actor-double.ts";
import { actorEventOf } from "./default-cases.ts";
import { instrument } from "./instrument.ts";
import type { Path } from "./path.ts";
import { checkPayloadActors } from "./payload-actors.ts";
import type { SystemActors } from "./pure-step.ts";
import { StepClock } from "./step-clock.ts";
import type { StepRecorder } from "./step-recorder.ts";
import { provideSystemActors } from "./system-actors.ts";

/** An event of a path. */
export interface PlainEvent extends EventObject {
  /** Set when a timer triggers the event: an `after`, or a delayed event that the machine sent to itself. */
  readonly isTimer?: true;
  // biome-ignore lint/suspicious/noExplicitAny: like XState's AnyEventObject, so that payloads can be read.
  readonly [field: string]: any;
}

/** A path as plain data. It can be serialized as JSON if its input and the payloads of its events can. */
export interface PlainPath {
  readonly input?: unknown;
  readonly events: readonly PlainEvent[];
}

/** The result of running a path. */
export interface PathResult {
  readonly snapshot: AnyMachineSnapshot;
  /** Labels of the transitions taken at the start and by each event, in order. */
  readonly transitions: readonly (readonly string[])[];
}

/** Returns the input and the events of a planned path. */
export function plainPathOf({ input, steps }: Path): PlainPath {
  return {
    ...(input !== undefined && { input }),
    events: steps.map(({ event, timer }) => ({
      ...event,
      ...(timer && { isTimer: true }),
    })),
  };
}

/** Converts a planned path to a path of `xstate/graph`. */
export function toGraphPath(
  path: Path,
): StatePath<AnyMachineSnapshot, EventObject> {
  const firstStep = { state: path.initial, event: { type: "xstate.init" } };
  const steps = path.steps.map(({ snapshot, event }) => ({
    state: snapshot,
    event,
  }));
  const state = steps.at(-1)?.state ?? path.initial;
  return { state, steps: [firstStep, ...steps], weight: steps.length };
}

/** Converts a path of `xstate/graph`, whose first step is the start, to plain data. */
export function fromGraphPath(
  { steps }: { readonly steps: readonly { readonly event: EventObject }[] },
  input?: unknown,
): PlainPath {
  return {
    ...(input !== undefined && { input }),
    events: steps.slice(1).map(({ event }) => ({
      ...event,
      ...(event.type.startsWith("xstate.after.") && { isTimer: true as const }),
    })),
  };
}

/**
 * Runs a planned or plain path on a live actor. Child actors are replaced by doubles, which finish when the path reaches their done or
 * error event. Effects do nothing, and the clock is simulated. Throws when the machine throws, when the path contains a
 * done or error event of an actor that is not running, or when another timer is due before the timer in the path.
 */
export function runPath(
  machine: AnyStateMachine,
  path: Path | PlainPath,
  options: { readonly systemActors?: SystemActors } = {},
): PathResult {
  const { input, events } = "steps" in path ? plainPathOf(path) : path;
  const actor = new PathActor(machine, input, options.systemActors);
  try {
    for (const event of events) actor.take(event);
    return { snapshot: actor.snapshot, transitions: actor.transitions };
  } finally {
    actor.stop();
  }
}

/** A live actor whose events come from a path. */
class PathActor {
  readonly transitions: string[][] = [];
  readonly #clock = new StepClock();
  readonly #recorder: StepRecorder;
  readonly #actor: Actor<AnyStateMachine>;
  /** Types of the events that the actor handled in the current step. */
  #handled: string[] = [];
  #crash: { readonly error: unknown } | undefined;

  constructor(
    machine: AnyStateMachine,
    input: unknown,
    systemActors: SystemActors | undefined,
  ) {
    const { machine: live, recorder } = instrument(machine);
    this.#recorder = recorder;
    recorder.begin("start");
    this.#actor = createActor(live, {
      clock: this.#clock,
      input,
      inspect: (inspected) => {
        if (inspected.type !== "@xstate.microstep") return;
        const { event, snapshot } = inspected;
        this.#handled.push(event.type);
        recorder.microstepEnded(event, snapshot as AnyMachineSnapshot);
      },
    });
    provideSystemActors(this.#actor, systemActors);
    this.#actor.subscribe({
      error: (error) => {
        this.#crash = { error };
      },
    });
    this.#actor.start();
    this.#endStep();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  take({ isTimer, ...event }: PlainEvent): void {
    checkPayloadActors(event.type, event);
    this.#recorder.begin("event");
    this.#handled = [];
    const actorEvent = actorEventOf(event.type);
    if (isTimer) {
      this.#clock.fireNext();
    } else if (actorEvent === undefined || actorEvent.kind === "snapshot") {
      this.#actor.send(event);
    } else {
      const { children } = this.snapshot;
      settle(
        children,
        actorEvent.actorId,
        actorEvent.kind === "done"
          ? { type: "toolkit.succeed", output: event.output }
          : { type: "toolkit.fail", error: event.error },
      );
    }
    this.#endStep();
    if (isTimer) this.#checkHandled(event.type);
  }

  stop(): void {
    this.#actor.stop();
  }

  #checkHandled(type: string): void {
    if (this.#handled.includes(type)) return;
    throw new Error(
      `the timer "${this.#handled[0]}" is due before the timer "${type}"`,
    );
  }

  #endStep(): void {
    const { microsteps } = this.#recorder.end({ executed: true });
    if (this.#crash) throw this.#crash.error;
    this.transitions.push(microsteps.flatMap(({ transitions }) => transitions));
  }
}
