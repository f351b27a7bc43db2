import { en } from "../contract/messages/en.ts";
import type { MessageKey } from "../contract/messages/index.ts";

/**
 * Areas (the first part of a key) whose flow is not complete, so that tests cannot reach their messages yet. Empty for
 * a complete product.
 */
export const BEING_BUILT: readonly string[] = [];

/**
 * Returns the messages that no test of a complete run reached: in a live chart, in an answer of the server or on a
 * page.
 */
export function messagesNotReached(
  reached: ReadonlySet<string>,
  all: readonly string[] = Object.keys(en) as MessageKey[],
  beingBuilt: readonly string[] = BEING_BUILT,
): string[] {
  return all.filter(
    (key) =>
      !reached.has(key) && !beingBuilt.includes(key.slice(0, key.indexOf("."))),
  );
}
