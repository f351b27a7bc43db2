/** Ids of the elements that the effects focus or scroll. */
export const CHAT_FIELD_ID = "chat-field";
export const CHAT_LOG_ID = "chat-log";
export const CHAT_TOGGLE_ID = "chat-toggle";
