import type { z } from "zod";

/** Returns the validation messages of a value by the path of the field. The path of a message about the whole value is empty. */
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
