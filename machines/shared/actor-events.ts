import { assertEvent, type EventObject, type ExtractEvent } from "xstate";
import {
  type CallFailure,
  isCallFailure,
  statusOf,
} from "../../contract/failure.ts";

/**
 * Returns the event with its narrowed type, for an action that runs only for events of this type.
 * @throws for an event of another type, which only a defect in the chart can cause.
 */
export function eventOf<Event extends EventObject, Type extends Event["type"]>(
  event: Event,
  type: Type,
): ExtractEvent<Event, Type> {
  assertEvent(event, type);
  return event;
}

/** Returns the actor output that a done event reports. `T` is the output's declared type. */
export function outputOf<T>(event: object): T {
  return (event as { output: T }).output;
}

/**
 * Returns the call failure that an error event reports.
 * @throws any other error, which is a defect and must not look like a missing response.
 */
export function failureOf(event: object): CallFailure {
  const { error } = event as { error?: unknown };
  if (!isCallFailure(error)) throw error;
  return error;
}

/** Returns a guard that is true when the response has one of these statuses. */
export function hasStatus(...statuses: readonly number[]) {
  return ({ event }: { event: object }) =>
    statuses.includes(statusOf(failureOf(event)));
}

/** A guard for a refused session. The session chart handles it. */
export const isSessionOver = hasStatus(401, 403);
