import type { AnyStateMachine } from "xstate";
import type { AnyModel } from "../support/walker/model.ts";
import { Walk } from "../support/walker/walk.ts";
import { doorMachine } from "./door-chart.ts";
import { doorModel } from "./door-model.ts";

/** The door's model with something else in it; `undefined` takes a name out. */
export function doorWith(
  change: Partial<Record<keyof AnyModel, object>>,
): Walk {
  const model: Record<string, unknown> = { ...doorModel };
  for (const [part, entries] of Object.entries(change)) {
    const merged = { ...(model[part] as object), ...entries };
    model[part] = Object.fromEntries(
      Object.entries(merged).filter(([, value]) => value !== undefined),
    );
  }
  return new Walk(doorMachine, model as unknown as AnyModel);
}

/** A walk over a chart written for one test, with nothing said about it. */
export function bareWalk(machine: AnyStateMachine, events: object = {}): Walk {
  return new Walk(machine, { events, states: {}, transitions: {} } as AnyModel);
}

/** What the live runs complain of, one message after the other. */
export function errorsOf(walk: Walk): string {
  return walk
    .runAll()
    .flatMap(({ errors }) => errors)
    .map(({ message }) => message)
    .join("\n\n");
}
