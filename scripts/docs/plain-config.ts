import type { AnyStateMachine } from "xstate";

/** A value that JSON represents without loss. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** Keys whose functions are evaluated at run time. They are omitted. */
const COMPUTED = new Set(["context", "input", "output"]);

/**
 * Converts a machine's config to plain data with all names and descriptions.
 *
 * @throws with the location of a function that JSON would drop silently: a guard, action or delay that is not defined
 * in `setup`.
 */
export function plainConfig(machine: AnyStateMachine): Plain {
  return plain(machine.config, machine.id) ?? {};
}

function plain(value: unknown, place: string): Plain | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "function")
    throw new Error(`${place} is an inline function: define it in setup()`);
  if (Array.isArray(value))
    return value.map(
      (item, index) => plain(item, `${place}[${index}]`) ?? null,
    );
  if (typeof value !== "object" || value === null) return value as Plain;
  const kept: [string, Plain][] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (COMPUTED.has(key) && typeof inner === "function") continue;
    const item = plain(inner, `${place}.${key}`);
    if (item !== undefined) kept.push([key, item]);
  }
  return Object.fromEntries(kept);
}
