import type { InspectionEvent } from "xstate";

/**
 * A transition, identified by its position in the chart: `branch` is its index among the transitions of the state
 * `source` for the event `descriptor` (`""` for `always`).
 */
export type ReportedTransition = {
  readonly source: string;
  readonly descriptor: string;
  readonly branch: number;
};

/** A step of a chart on the page, as plain data: the transitions of a microstep, or a state that the chart reached. */
export type ReportedStep = {
  readonly kind: "transitions" | "state";
  /** The chart's id. */
  readonly chart: string;
  /** The id of the actor. Opening the page again creates another actor. */
  readonly actor: string;
  readonly event: string;
  readonly value: unknown;
  readonly transitions: readonly ReportedTransition[];
};

/** Name of the function through which the page reports steps to the test. */
export const REPORT_STEP = "__xstateReportStep";

/**
 * Runs in the page, before the page's own code. Defines the global function `names.inspect`, which the page passes as
 * `inspect` to its actors. This function reports every step of every machine to the function `names.report`.
 * `reportSteps` is self-contained, because its source is sent to the page.
 */
export function reportSteps(names: {
  readonly inspect: string;
  readonly report: string;
}): void {
  const ids = new WeakMap<object, string>();
  const pageId = Math.random().toString(36).slice(2);
  let count = 0;
  const idOf = (actor: object): string => {
    const knownId = ids.get(actor);
    if (knownId !== undefined) return knownId;
    count += 1;
    const id = `${pageId}-${count}`;
    ids.set(actor, id);
    return id;
  };
  const inspect = (inspected: InspectionEvent) => {
    if (
      inspected.type !== "@xstate.microstep" &&
      inspected.type !== "@xstate.snapshot"
    )
      return;
    const { snapshot } = inspected;
    // Some actors, such as promises and callbacks, are not charts.
    if (!("machine" in snapshot)) return;
    const { machine, value } = snapshot as unknown as {
      machine: { id: string };
      value: unknown;
    };
    const transitions =
      inspected.type === "@xstate.microstep"
        ? inspected._transitions.map((transition) => {
            const { source, eventType } = transition;
            const branches =
              eventType === ""
                ? source.always
                : source.transitions.get(eventType);
            return {
              source: source.path.join("."),
              descriptor: eventType,
              branch: branches?.indexOf(transition as never) ?? -1,
            };
          })
        : [];
    const report = Reflect.get(window, names.report) as (
      step: ReportedStep,
    ) => void;
    report({
      kind: inspected.type === "@xstate.microstep" ? "transitions" : "state",
      chart: machine.id,
      actor: idOf(inspected.actorRef),
      event: inspected.event.type,
      value: JSON.parse(JSON.stringify(value)),
      transitions,
    });
  };
  Reflect.set(window, names.inspect, inspect);
}
