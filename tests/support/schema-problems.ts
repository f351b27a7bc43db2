import type { z } from "zod";

/** What a schema finds wrong with a value: the messages by the path of their field, the value's own under "". */
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
