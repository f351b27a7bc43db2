/** The keys of the messages, and the texts of the content, that are right in Arabic as they are in English. */
export const identical: readonly string[] = [];
