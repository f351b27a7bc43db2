import type { MessageKey } from "../contract/messages/index.ts";
import { producedKeys } from "./message-texts.ts";

/**
 * Returns the messages of machines/, contract/ and server/ that no test of a complete run reached in a live chart, in a
 * response of the server or on a page.
 */
export function messagesNotReached(
  reached: ReadonlySet<string>,
  all: readonly MessageKey[] = producedKeys(),
): MessageKey[] {
  return all.filter((key) => !reached.has(key));
}
