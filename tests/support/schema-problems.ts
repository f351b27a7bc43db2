import type { z } from "zod";

/** Returns the validation messages for a value, by field path. Messages about the whole value have an empty path. */
export function problemsOf(
  schema: z.ZodType,
  value: unknown,
): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const name = path.join(".");
    problems[name] = [...(problems[name] ?? []), message];
  }
  return problems;
}
