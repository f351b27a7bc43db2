/** An assertion, alone or with the ids of the rules that it covers. */
export type CheckWithRules<Check> =
  | Check
  | { readonly rules: readonly string[]; readonly check: Check };

/** Returns the rule ids of a story or an invariant, or those in the `meta` of a state or transition. */
export function rulesOf(entry: unknown): string[] {
  const { rules } = Object(entry);
  return Array.isArray(rules) ? rules.map(String) : [];
}

/** Returns the result of an assertion or a law. Throws when it is a promise. */
export function synchronous(subject: string, result: unknown): unknown {
  if (!(result instanceof Promise)) return result;
  result.catch(() => {});
  throw new Error(`${subject} is async; it must be synchronous`);
}

/** Returns the assertion of an entry. */
export function checkOf<Check extends (...args: never[]) => unknown>(
  entry: CheckWithRules<Check>,
): Check {
  return typeof entry === "function" ? entry : entry.check;
}
