import type { MessageKey } from "../contract/messages/index.ts";
import { producedKeys } from "./message-texts.ts";

/**
 * Returns the keys from `producedKeys` that did not appear in a running chart, in a server response or on a page during
 * a complete test run.
 */
export function messagesNotReached(
  reached: ReadonlySet<string>,
  all: readonly MessageKey[] = producedKeys(),
): MessageKey[] {
  return all.filter((key) => !reached.has(key));
}
