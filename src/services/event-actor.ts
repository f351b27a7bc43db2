import {
  type AnyEventObject,
  type CallbackActorLogic,
  fromCallback,
} from "xstate";

/**
 * Creates an actor that sends events to the chart that invokes it. `subscribe` returns an unsubscribe function. The
 * actor receives no events, so it fits the events of every chart.
 */
export function eventActor(
  subscribe: (send: (event: AnyEventObject) => void) => () => void,
  // biome-ignore lint/suspicious/noExplicitAny: see above
): CallbackActorLogic<any> {
  return fromCallback(({ sendBack }) => subscribe(sendBack));
}
