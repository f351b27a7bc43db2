import { type AnyStateMachine, createMachine } from "xstate";
import type { AnyModel } from "./model.ts";
import { Walk } from "./walk.ts";

/** A machine with one change. */
export interface Mutant {
  /** For example `guard isComplete answers the opposite`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

type Config = Readonly<Record<string, unknown>>;
type Keys = readonly (string | number)[];

/**
 * Returns all mutants of a chart: each has one small change that does not show in the labels. An action or a tag is
 * removed, an actor gets no input, a guard is negated, or a delay is one millisecond longer.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as Config;
  const { guards, delays } = machine.implementations;
  const made = (name: string, keys: Keys, value: unknown): Mutant => ({
    name,
    machine: build(
      replaced(config, keys, value) as Config,
      machine.implementations,
    ),
  });
  const provided = (name: string, changed: object): Mutant => ({
    name,
    machine: build(config, { ...machine.implementations, ...changed }),
  });
  return [
    ...omissionsIn(config, []).map(({ name, keys, value }) =>
      made(name, keys, value),
    ),
    ...Object.entries(guards).map(([name, guard]) => {
      const opposite = (...args: unknown[]) =>
        !(guard as (...all: unknown[]) => boolean)(...args);
      return provided(`guard ${name} answers the opposite`, {
        guards: { ...guards, [name]: opposite },
      });
    }),
    ...Object.entries(delays).map(([name, delay]) => {
      const longer = (...args: unknown[]) =>
        1 +
        (typeof delay === "function"
          ? (delay as (...all: unknown[]) => number)(...args)
          : delay);
      return provided(`delay ${name} is a millisecond longer`, {
        delays: { ...delays, [name]: longer },
      });
    }),
  ];
}

/** Returns the names of the mutants that no expectation of the model detects. */
export function survivors(machine: AnyStateMachine, model: AnyModel): string[] {
  const { plan } = new Walk(machine, model);
  const limit = Math.max(5_000, 5 * plan.searched);
  return mutantsOf(machine)
    .filter(
      (mutant) => !isNoticed(new Walk(mutant.machine, { ...model, limit })),
    )
    .map(({ name }) => name);
}

function isNoticed(walk: Walk): boolean {
  return (
    walk.modelProblems.length > 0 ||
    walk.planError !== undefined ||
    walk.plan.missing.length > 0 ||
    [...walk.plan.paths, ...walk.wandering].some(
      (path) => walk.run(path).errors.length > 0,
    )
  );
}

interface Omission {
  readonly name: string;
  readonly keys: Keys;
  /** The replacement for the value at `keys`. */
  readonly value: unknown;
}

function omissionsIn(state: Config, keys: Keys): Omission[] {
  const path = keys.filter((_, index) => index % 2 === 1).join(".") || "(root)";
  const found: Omission[] = [];
  for (const list of ["tags", "entry", "exit"]) {
    found.push(
      ...withoutEach(state[list], `${list} of ${path}`, [...keys, list]),
    );
  }
  const groups: [cause: string, keys: Keys, branches: unknown][] = [
    ["always", [...keys, "always"], state.always],
    ["onDone", [...keys, "onDone"], state.onDone],
  ];
  for (const kind of ["on", "after"]) {
    for (const [name, branches] of Object.entries(
      (state[kind] ?? {}) as Config,
    )) {
      groups.push([name, [...keys, kind, name], branches]);
    }
  }
  const invokes = listOf(state.invoke) as Config[];
  invokes.forEach((invoke, index) => {
    const at = Array.isArray(state.invoke)
      ? [...keys, "invoke", index]
      : [...keys, "invoke"];
    for (const kind of ["onDone", "onError"]) {
      groups.push([`${kind}(${invoke.id})`, [...at, kind], invoke[kind]]);
    }
    if (invoke.input === undefined) return;
    const name = `without input of ${invoke.id} in ${path}`;
    found.push({ name, keys: [...at, "input"], value: undefined });
  });
  for (const [cause, at, branches] of groups) {
    listOf(branches).forEach((branch, index) => {
      if (typeof branch !== "object" || branch === null) return;
      const own = Array.isArray(branches) ? [...at, index] : at;
      const where = `${path} --${cause}--> branch ${index + 1}`;
      const { actions } = branch as Config;
      found.push(...withoutEach(actions, where, [...own, "actions"]));
    });
  }
  for (const [key, child] of Object.entries((state.states ?? {}) as Config)) {
    found.push(...omissionsIn(child as Config, [...keys, "states", key]));
  }
  return found;
}

function withoutEach(value: unknown, where: string, keys: Keys): Omission[] {
  const items = listOf(value);
  return items.map((item, index) => {
    const text =
      typeof item === "string" ? item : String((item as Config).type);
    return {
      name: `without ${text} in ${where}`,
      keys,
      value: items.filter((_, at) => at !== index),
    };
  });
}

/** Copies nested data with another value at `keys`. */
function replaced(data: unknown, keys: Keys, value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item, index) =>
      index === key ? replaced(item, rest, value) : item,
    );
  }
  const object = data as Config;
  return { ...object, [key]: replaced(object[key], rest, value) };
}

function build(config: Config, implementations: object): AnyStateMachine {
  const [first, second] = [config, implementations] as unknown as Parameters<
    typeof createMachine
  >;
  return createMachine(first, second);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
