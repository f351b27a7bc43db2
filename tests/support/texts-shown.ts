import { english } from "../../contract/messages/all.ts";
import { type Message, textOf } from "../../contract/messages/index.ts";

/** Maximum depth of a message in a context. */
const MAX_DEPTH = 4;

/** Returns the sentences of the messages in a chart's context. */
export function textsShown(context: unknown): string[] {
  return messagesIn(context).map(textOf);
}

function messagesIn(value: unknown, depth = 0): Message[] {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH)
    return [];
  if ("key" in value && typeof value.key === "string" && value.key in english)
    return [value as Message];
  // A text from the server.
  if (Object.keys(value).join() === "text" && "text" in value)
    return [value as Message];
  return Object.values(value).flatMap((item) => messagesIn(item, depth + 1));
}
