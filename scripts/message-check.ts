import { en } from "../contract/messages/en.ts";
import type { MessageKey } from "../contract/messages/index.ts";

/**
 * Areas (what a key begins with) whose flow is still being built, so that no test can reach its messages yet.
 * A finished product has none.
 */
export const BEING_BUILT: readonly string[] = [];

/** Every message that no test of a whole run reached: in a live chart, in a server's answer or on a page. */
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
