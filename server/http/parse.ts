import type { z } from "zod";
import { HttpError } from "./http-error.ts";

/**
 * Parses the input of a call with its schema.
 *
 * @throws HttpError 400 with `{field: [..]}`, and `{non_field_errors: [..]}` for errors of the whole input.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "non_field_errors");
    const messages = fields[field] ?? [];
    fields[field] = messages.includes(issue.message)
      ? messages
      : [...messages, issue.message];
  }
  throw new HttpError(400, fields);
}
