import { type EventObject, fromCallback } from "xstate";
import type { EventActor } from "../../machines/shared/actor-stub.ts";

/** Creates an actor that sends events to the chart that invokes it. `subscribe` returns an unsubscribe function. */
export function eventActor<Event extends EventObject>(
  subscribe: (send: (event: Event) => void) => () => void,
): EventActor<Event> {
  return fromCallback(({ sendBack }) => subscribe(sendBack));
}
