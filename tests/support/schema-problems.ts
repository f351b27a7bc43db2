import type { z } from "zod";
import { issueMessage } from "../../contract/calls/schemas.ts";
import { textOf } from "../../contract/messages/index.ts";

/** Returns the validation messages for a value, by field path. Messages about the whole value have an empty path. */
export function problemsOf(
  schema: z.ZodType,
  value: unknown,
): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const issue of schema.safeParse(value).error?.issues ?? []) {
    const name = issue.path.join(".");
    const text = textOf(issueMessage(issue));
    problems[name] = [...(problems[name] ?? []), text];
  }
  return problems;
}
