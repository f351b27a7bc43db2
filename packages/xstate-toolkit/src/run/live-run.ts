import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from "xstate";
import { settle } from "../plan/actor-double.ts";
import { instrument } from "../plan/instrument.ts";
import type { Path, PathStep } from "../plan/path.ts";
import { checkPayloadActors } from "../plan/payload-actors.ts";
import { StepClock } from "../plan/step-clock.ts";
import { provideSystemActors } from "../plan/system-actors.ts";
import type { LocatedExpectations } from "./locate-expectations.ts";
import type { AnyModel } from "./model.ts";
import { PathAssertions } from "./path-assertions.ts";

/** The result of one live run of a path. */
export type LiveRun = Pick<
  PathAssertions,
  "errors" | "failed" | "checked" | "entered" | "reached" | "taken"
>;

/**
 * Runs a path on a live actor with doubles for its child actors and a simulated clock. After the start and after each
 * step, compares the actor with the plan and with the expectations of the model.
 */
export function runLive(
  machine: AnyStateMachine,
  model: AnyModel,
  expectations: LocatedExpectations,
  path: Path,
): LiveRun {
  const { machine: live, recorder } = instrument(machine);
  const assertions = new PathAssertions(machine, model, expectations, path);
  const clock = new StepClock();
  recorder.begin("start");
  const actor = createActor(live, {
    clock,
    input: path.input,
    logger: () => {},
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.microstep") return;
      recorder.microstepEnded(
        inspected.event,
        inspected.snapshot as AnyMachineSnapshot,
      );
    },
  });
  provideSystemActors(actor, model.systemActors);
  let crash: { readonly error: unknown } | undefined;
  actor.subscribe({
    error: (error) => {
      crash = { error };
    },
  });
  const assertStep = (
    planned: AnyMachineSnapshot,
    event: EventObject,
    delay: number | null,
  ) => {
    const trace = recorder.end({ executed: true });
    if (crash !== undefined) throw crash.error;
    const snapshot = actor.getSnapshot();
    assertions.checkStep({
      trace,
      snapshot,
      planned,
      event,
      delay,
      elapsed: clock.now(),
    });
  };
  try {
    actor.start();
    assertStep(path.initial, { type: "xstate.init" }, null);
    for (const step of path.steps) {
      assertions.beginStep(step);
      if (step.timer !== null)
        advanceWithoutFiring(clock, step.timer.firesAt - 1);
      recorder.begin("event");
      const delay = performStep(actor, clock, step);
      assertStep(step.snapshot, step.event, delay);
    }
  } catch (error) {
    assertions.abort(error);
  } finally {
    actor.stop();
  }
  return assertions;
}

/** Triggers the event of a step. Returns the delay in milliseconds of the timer that fired, if any. */
function performStep(
  actor: Actor<AnyStateMachine>,
  clock: StepClock,
  step: PathStep,
): number | null {
  const event = step.event as EventObject & {
    actorId: string;
    output: unknown;
    error: unknown;
  };
  checkPayloadActors(step.text, step.event);
  const { children } = actor.getSnapshot();
  switch (step.trigger.kind) {
    case "time":
      return clock.fireNext().delay;
    case "done":
      settle(children, event.actorId, {
        type: "toolkit.succeed",
        output: event.output,
      });
      return null;
    case "error":
      settle(children, event.actorId, {
        type: "toolkit.fail",
        error: event.error,
      });
      return null;
    case "send":
      actor.send(step.event);
      return null;
  }
}

/** Advances the clock to a time before the next timer is due, and checks that no timer fires. */
function advanceWithoutFiring(clock: StepClock, time: number): void {
  const firedCount = clock.advanceTo(time);
  if (firedCount > 0) throw new Error(`a timer fired before ${time + 1} ms`);
}
