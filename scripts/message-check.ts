import type { MessageKey } from "../contract/messages/index.ts";
import { producedKeys } from "./message-texts.ts";

/**
 * Returns the keys from `producedKeys` that no chart, rule, server response or page produced during a complete test
 * run.
 */
export function messagesNotReached(
  reached: ReadonlySet<string>,
  all: readonly MessageKey[] = producedKeys(),
): MessageKey[] {
  return all.filter((key) => !reached.has(key));
}
