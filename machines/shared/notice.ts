import type { MessageKey } from "../../contract/messages/index.ts";

/** The parameters of the action `notice`, which shows a message without values. */
export type NoticeParams = { readonly key: MessageKey };

/** Returns a reference to the action `notice` with its message. */
export function notice(key: MessageKey) {
  return { type: "notice", params: { key } } as const;
}
