import type { InspectionEvent } from "xstate";

/** A transition by its place in the chart: the n-th branch for an event of a state (`""` for `always`). */
export type ToldTransition = {
  readonly source: string;
  readonly descriptor: string;
  readonly branch: number;
};

/** What a chart of the page did, as plain data: took transitions (a microstep), or came to rest. */
export type ToldStep = {
  readonly kind: "took" | "rests";
  /** The chart's id. */
  readonly chart: string;
  /** Which actor of this page; a page that is opened again has another one. */
  readonly actor: string;
  readonly event: string;
  readonly value: unknown;
  readonly transitions: readonly ToldTransition[];
};

/** The name under which a page tells the test. */
export const TELL = "__ubiaTell";

/**
 * Runs in the page, before its code: hears every step of every chart (`src/services/inspection.ts`) and tells it
 * under `name`. Self-contained, since it is sent there as text.
 */
export function tellSteps(name: string): void {
  const numbers = new WeakMap<object, string>();
  const document = Math.random().toString(36).slice(2);
  let made = 0;
  const numberOf = (actor: object): string => {
    const known = numbers.get(actor);
    if (known !== undefined) return known;
    made += 1;
    const number = `${document}-${made}`;
    numbers.set(actor, number);
    return number;
  };
  window.__UBIA_INSPECT__ = (inspected: InspectionEvent) => {
    if (
      inspected.type !== "@xstate.microstep" &&
      inspected.type !== "@xstate.snapshot"
    )
      return;
    const { snapshot } = inspected;
    // Promises and callbacks are actors too, and no charts.
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
    const tell = Reflect.get(window, name) as (step: ToldStep) => void;
    tell({
      kind: inspected.type === "@xstate.microstep" ? "took" : "rests",
      chart: machine.id,
      actor: numberOf(inspected.actorRef),
      event: inspected.event.type,
      value: JSON.parse(JSON.stringify(value)),
      transitions,
    });
  };
}
