import { english } from "../../contract/messages/english.ts";
import { type Message, textOf } from "../../contract/messages/index.ts";

/** The maximum depth at which a context is searched for messages. */
const MAX_DEPTH = 4;

/** Returns the texts of the messages in a chart's context. */
export function contextTexts(context: unknown): string[] {
  return messagesInContext(context).map(textOf);
}

function messagesInContext(value: unknown, depth = 0): Message[] {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH)
    return [];
  if ("key" in value && typeof value.key === "string" && value.key in english)
    return [value as Message];
  // A text from the server.
  if (Object.keys(value).join() === "text" && "text" in value)
    return [value as Message];
  return Object.values(value).flatMap((item) =>
    messagesInContext(item, depth + 1),
  );
}
