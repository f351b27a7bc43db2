import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from "xstate";
import { pathOf, readDefinition } from "../model/definition.ts";
import { LivePanel, type LoadDrawing } from "./live-panel.ts";

/** Options of `watchCharts`. */
export interface LiveOptions {
  /** Loads the drawing of a machine. */
  readonly loadDrawing: LoadDrawing;
  /** Ids of machines that run on every page. The panel does not switch to them when their state changes. */
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
  /**
   * Labels of the transitions that each actor has taken since its last snapshot. An event can cause several microsteps,
   * but only one snapshot.
   */
  const labelsOfStep = new WeakMap<object, readonly string[]>();
  return (inspected) => {
    const { actorRef } = inspected;
    if (inspected.type === "@xstate.microstep") {
      const { machine } = inspected.snapshot as AnyMachineSnapshot;
      const earlier = labelsOfStep.get(actorRef) ?? [];
      const labels = labelsOfTransitions(machine, inspected._transitions);
      labelsOfStep.set(actorRef, [...earlier, ...labels]);
    }
    if (inspected.type !== "@xstate.snapshot") return;
    const snapshot = inspected.snapshot as Partial<AnyMachineSnapshot>;
    if (!snapshot.machine || !snapshot._nodes) return;
    const flow = snapshot.machine.id;
    const labels = labelsOfStep.get(actorRef);
    labelsOfStep.delete(actorRef);
    if (labels) panel.recordTransitions(flow, inspected.event.type, labels);
    const states = snapshot._nodes.map(pathOf);
    const hasChanged = activeStates.get(flow) !== states.join(" ");
    activeStates.set(flow, states.join(" "));
    panel.recordStates(flow, states, hasChanged && !background.includes(flow));
  };
}

/** Returns the labels of transitions that XState reports. The transition to the initial state has none. */
export function labelsOfTransitions(
  machine: AnyStateMachine,
  transitions: readonly unknown[],
): string[] {
  return readDefinition(machine)
    .transitions.filter(({ transition }) => transitions.includes(transition))
    .map(({ label }) => label);
}
