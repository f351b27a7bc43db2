import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/**
 * Parses the input of a call with its schema.
 *
 * @throws Refusal 400 with `{field: [..]}`, and `{non_field_errors: [..]}` for errors of the whole input.
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
    const told = fields[field] ?? [];
    fields[field] = told.includes(issue.message)
      ? told
      : [...told, issue.message];
  }
  throw new Refusal(400, fields);
}
