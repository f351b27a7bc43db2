import { type MessageKey, message } from "../../contract/messages/index.ts";

/** The parameters of the action `showNotice`, which shows a message without placeholders. */
export type NoticeParams = { readonly key: MessageKey };

/** Implements the action `showNotice`. */
export function setNotice(_: unknown, { key }: NoticeParams) {
  return { notice: message(key) };
}

/** Returns the action `showNotice` with the key of its message. */
export function showNotice(key: MessageKey) {
  return { type: "showNotice", params: { key } } as const;
}

/** Returns the server's text as a message, or the message with this key when there is no text. */
export function textOr(text: string | null | undefined, key: MessageKey) {
  return text ? { text } : message(key);
}
