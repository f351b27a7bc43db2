import type { AnyStateMachine } from "xstate";
import { nameOf } from "./chart.ts";

/** A value that JSON represents without loss. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** Properties that are omitted when they are functions, because they are computed at run time. */
const COMPUTED = new Set(["context", "input", "output"]);

/**
 * Converts a machine's config to plain data with all names and descriptions. An inline function or actor is replaced by
 * its name, or by `inline`.
 */
export function plainConfig(machine: AnyStateMachine): Plain {
  return toPlain(machine.config) ?? {};
}

function toPlain(value: unknown): Plain | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "function" || isActorLogic(value)) return nameOf(value);
  if (Array.isArray(value)) return value.map((item) => toPlain(item) ?? null);
  if (typeof value !== "object" || value === null) return value as Plain;
  const entries: [string, Plain][] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (COMPUTED.has(key) && typeof inner === "function") continue;
    const item = toPlain(inner);
    if (item !== undefined) entries.push([key, item]);
  }
  return Object.fromEntries(entries);
}

function isActorLogic(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "transition" in value &&
    "getInitialSnapshot" in value
  );
}
