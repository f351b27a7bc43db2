import type { EventObject } from "xstate";

/**
 * Checks that an event contains no actor of another run. Such an actor was never started, so it would not react.
 *
 * @param step the printed form of the step, for the message
 * @throws when the event contains one.
 */
export function checkPayloadActors(step: string, event: EventObject): void {
  const id = foreignActor(event, new Set());
  if (id === undefined) return;
  throw new Error(
    `${step}: the payload contains the actor "${id}", which belongs to the simulation of the plan and does not run here. Use a payload without actors, or an object with a function "send"`,
  );
}

/** Returns the id of an actor in a value that was never started. */
function foreignActor(value: unknown, known: Set<object>): string | undefined {
  if (typeof value !== "object" || value === null || known.has(value)) return;
  known.add(value);
  if ("sessionId" in value && "_processingStatus" in value)
    return value._processingStatus === 0
      ? String((value as { id?: unknown }).id)
      : undefined;
  const items =
    value instanceof Set || value instanceof Map
      ? [...value].flat()
      : Object.values(value);
  for (const item of items) {
    const id = foreignActor(item, known);
    if (id !== undefined) return id;
  }
  return undefined;
}
