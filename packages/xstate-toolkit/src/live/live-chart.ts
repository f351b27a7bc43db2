import type { AnyMachineSnapshot, InspectionEvent } from "xstate";
import {
  type ArrowEnds,
  arrowEndsOf,
  type TakenTransition,
} from "./highlight-drawing.ts";
import { LivePanel, type LoadDrawing } from "./live-panel.ts";

/** Options of `watchCharts`. */
export interface LiveOptions {
  /** Loads the drawing of a machine. */
  readonly loadDrawing: LoadDrawing;
  /** Ids of machines that run on every page. They are shown only when no other machine has changed. */
  readonly background?: readonly string[];
}

/**
 * Shows a panel with the machine whose state changed last, its active states, and the events of all machines.
 *
 * @returns the function to pass as `inspect` to every root actor.
 */
export function watchCharts({
  loadDrawing,
  background = [],
}: LiveOptions): (inspected: InspectionEvent) => void {
  const panel = new LivePanel(loadDrawing);
  const activeStates = new Map<string, string>();
  /** The arrows of each actor's microsteps since its last snapshot. An event can cause several microsteps, but only one snapshot. */
  const arrowsOfStep = new WeakMap<object, readonly ArrowEnds[]>();
  return (inspected) => {
    const { actorRef } = inspected;
    if (inspected.type === "@xstate.microstep") {
      const taken = inspected._transitions as unknown as TakenTransition[];
      const earlier = arrowsOfStep.get(actorRef) ?? [];
      arrowsOfStep.set(actorRef, [...earlier, ...arrowEndsOf(taken)]);
    }
    if (inspected.type !== "@xstate.snapshot") return;
    const snapshot = inspected.snapshot as Partial<AnyMachineSnapshot>;
    if (!snapshot.machine || !snapshot._nodes) return;
    const flow = snapshot.machine.id;
    const arrows = arrowsOfStep.get(actorRef);
    arrowsOfStep.delete(actorRef);
    if (arrows) panel.recordTransitions(flow, inspected.event.type, arrows);
    const states = snapshot._nodes.map(({ path }) =>
      path.length === 0 ? "(root)" : path.join("."),
    );
    const hasChanged = activeStates.get(flow) !== states.join(" ");
    activeStates.set(flow, states.join(" "));
    panel.recordStates(flow, states, hasChanged && !background.includes(flow));
  };
}
