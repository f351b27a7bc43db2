import type { AnyStateMachine } from "xstate";

/** A value that JSON keeps whole. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** Keys whose function is computed while the chart runs, so that a text of the chart leaves it out. */
const COMPUTED = new Set(["context", "input", "output"]);

/**
 * A machine's config as plain data, with every name and description kept. Throws with the place of a function that
 * JSON would lose in silence: a guard, an action or a delay that was not named in `setup`.
 */
export function plainConfig(machine: AnyStateMachine): Plain {
  return plain(machine.config, machine.id) ?? {};
}

function plain(value: unknown, place: string): Plain | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "function")
    throw new Error(`${place} is a function without a name in setup()`);
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
