import type { AnyActorLogic, AnyActorRef, Snapshot } from "xstate";
import type { StepRecorder } from "./step-recorder.ts";

type DoubleSnapshot = Snapshot<unknown> & { readonly input: unknown };

type Settlement =
  | { readonly type: "toolkit.succeed"; readonly output: unknown }
  | { readonly type: "toolkit.fail"; readonly error: unknown };

type DoubleEvent = Settlement | { readonly type: string };

/**
 * Creates the logic of a double, which can replace any actor of a machine (promise, callback, observable or machine).
 * The double does nothing until `settle` finishes it, and reports its creation, start and stop to the recorder.
 */
export function createDouble(recorder: StepRecorder): AnyActorLogic {
  const logic = {
    getInitialSnapshot(
      scope: { self: AnyActorRef },
      input: unknown,
    ): DoubleSnapshot {
      recorder.actorCreated(scope.self, input);
      return { status: "active", output: undefined, error: undefined, input };
    },
    start(_snapshot: DoubleSnapshot, scope: { self: AnyActorRef }): void {
      recorder.actorStarted(scope.self);
    },
    transition(
      snapshot: DoubleSnapshot,
      event: DoubleEvent,
      scope: { self: AnyActorRef },
    ): DoubleSnapshot {
      const { input } = snapshot;
      if (snapshot.status !== "active") return snapshot;
      if (event.type === "xstate.stop") {
        recorder.actorStopped(scope.self);
        return {
          status: "stopped",
          output: undefined,
          error: undefined,
          input,
        };
      }
      if (isSettlement(event)) {
        return event.type === "toolkit.succeed"
          ? { status: "done", output: event.output, error: undefined, input }
          : { status: "error", output: undefined, error: event.error, input };
      }
      return snapshot;
    },
    getPersistedSnapshot(snapshot: DoubleSnapshot): DoubleSnapshot {
      return snapshot;
    },
  };
  return logic as unknown as AnyActorLogic;
}

/** Finishes a running double with an output or an error. Throws when the actor is not running. */
export function settle(
  children: Readonly<Record<string, AnyActorRef | undefined>>,
  id: string,
  settlement: Settlement,
): void {
  const child = children[id];
  if (child === undefined || child.getSnapshot().status !== "active") {
    throw new Error(`the actor "${id}" is not running`);
  }
  child.send(settlement);
}

function isSettlement(event: DoubleEvent): event is Settlement {
  return event.type === "toolkit.succeed" || event.type === "toolkit.fail";
}
