import type { AnyStateMachine } from "xstate";

/** Thrown by a step that changes the context of the state that it starts from. */
export class ChangedInPlaceError extends Error {
  override readonly name = "ChangedInPlaceError";

  constructor(transitions: readonly string[]) {
    const labels = transitions.map((label) => `"${label}"`).join(", ");
    super(
      `an assign of ${labels || "a step"} changes the context in place; paths are planned with copies of the context. Return a new value from the assign instead`,
    );
  }
}

/** What is known about the context of a machine. */
interface ContextFacts {
  /** A copy of the static context, from before the first step. */
  readonly initial: unknown;
  /** The sentences of the steps that change the context in place. Steps get copies if there is one. */
  readonly changes: Set<string>;
}

const factsOf = new WeakMap<AnyStateMachine, ContextFacts>();

/** Returns what is known about the context of a machine. Called before the first step. */
export function contextFacts(machine: AnyStateMachine): ContextFacts {
  const known = factsOf.get(machine);
  if (known) return known;
  const initial = copyValue(machine.config.context);
  const facts = { initial, changes: new Set<string>() };
  factsOf.set(machine, facts);
  return facts;
}

/**
 * Plans paths. If a step changes the context in place, which would also change the states of other paths, plans again
 * with copies.
 */
export function withCopiesIfNeeded<T>(plan: () => T): T {
  try {
    return plan();
  } catch (error) {
    if (error instanceof ChangedInPlaceError) return plan();
    throw error;
  }
}

/**
 * Copies a value deeply. Arrays, sets, maps, dates, plain objects and instances of classes are copied; functions, actors,
 * files, errors and instances with private fields stay the same.
 */
export function copyValue<T>(value: T): T {
  return copyOf(value, new Map()) as T;
}

function copyOf(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  const remember = <C>(copy: C): C => {
    copies.set(value, copy);
    return copy;
  };
  if (Array.isArray(value)) {
    const copy: unknown[] = remember([]);
    for (const item of value) copy.push(copyOf(item, copies));
    return copy;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Date.prototype) return remember(new Date(value as Date));
  if (prototype === Set.prototype) {
    const copy = remember(new Set());
    for (const item of value as Set<unknown>) copy.add(copyOf(item, copies));
    return copy;
  }
  if (prototype === Map.prototype) {
    const copy = remember(new Map());
    for (const [key, item] of value as Map<unknown, unknown>)
      copy.set(copyOf(key, copies), copyOf(item, copies));
    return copy;
  }
  if (!isCopyable(value, prototype)) return value;
  const copy = remember(Object.create(prototype));
  for (const key of Reflect.ownKeys(value)) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined) continue;
    if ("value" in property) property.value = copyOf(property.value, copies);
    Object.defineProperty(copy, key, property);
  }
  return copy;
}

/** Returns whether a new object with the same prototype and properties behaves the same. */
function isCopyable(value: object, prototype: object | null): boolean {
  if (prototype === null || prototype === Object.prototype) return true;
  if (value instanceof Error || value instanceof Blob) return false;
  if ("sessionId" in value) return false;
  for (
    let current: object | null = prototype;
    current && current !== Object.prototype;
    current = Object.getPrototypeOf(current)
  ) {
    const source = String(current.constructor);
    // Built-in objects and private fields have data that is not in the properties.
    if (source.includes("[native code]") || /#[\w$]/.test(source)) return false;
  }
  return true;
}
