import type { AnyStateMachine } from "xstate";
import { plainValue } from "../model/plain-value.ts";
import { nameOf } from "./chart.ts";

/** A value that JSON represents without loss. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A machine's config as plain data, and the names of all implementations to which it refers. */
type PlainConfig = {
  readonly config: Plain;
  readonly actions: readonly string[];
  readonly guards: readonly string[];
  readonly actors: readonly string[];
};

type Config = Readonly<Record<string, unknown>>;

/** The properties that hold data. Others, such as `types` or those of XState 4, have no meaning in a definition. */
const STATE_DATA = [
  ...["id", "type", "history", "target", "description", "tags", "meta"],
  ...["context", "output", "version"],
];
const TRANSITION_DATA = ["target", "reenter", "description", "meta"];
const INVOKE_DATA = ["id", "systemId", "input"];
const REFERENCE_DATA = ["type", "params"];

type Entry = [key: string, value: Plain | undefined];

/**
 * Converts a machine's config to plain data with all names and descriptions. An inline function or actor is replaced by
 * its name, or by `inline`. Functions that compute data at run time, such as a context or params, are omitted.
 */
export function plainConfig(machine: AnyStateMachine): PlainConfig {
  const converter = new Converter();
  const config = converter.state(machine.config as Config);
  const sorted = (names: ReadonlySet<string>) => [...names].sort();
  return {
    config,
    actions: sorted(converter.actions),
    guards: sorted(converter.guards),
    actors: sorted(converter.actors),
  };
}

/** Converts the parts of a config by their meaning, because a state can have any key, also `input` or `guard`. */
class Converter {
  readonly actions = new Set<string>();
  readonly guards = new Set<string>();
  readonly actors = new Set<string>();

  state(config: Config): Plain {
    return convertObject(config, (key, value) => {
      switch (key) {
        case "states":
          return convertObject(value as Config, (_, child) =>
            this.state(child as Config),
          );
        case "entry":
        case "exit":
          return this.references(value, this.actions);
        case "on":
        case "after":
          return this.transitions(value as Config);
        case "always":
        case "onDone":
        case "route":
        case "initial":
          return this.transition(value);
        case "invoke":
          return oneOrMore(value, (invoke) => this.invoke(invoke as Config));
        default:
          return STATE_DATA.includes(key) ? dataOf(value) : undefined;
      }
    });
  }

  /** An event whose transition is `undefined` is forbidden, which `{}` also means. */
  private transitions(config: Config): Plain {
    const entries = Object.entries(config).map(
      ([descriptor, value]): Entry => [
        descriptor,
        this.transition(value ?? {}),
      ],
    );
    return fromEntries(entries);
  }

  private transition(value: unknown): Plain | undefined {
    return oneOrMore(value, (branch) => {
      if (typeof branch !== "object" || branch === null) return dataOf(branch);
      return convertObject(branch as Config, (key, item) => {
        if (key === "guard") return this.reference(item, this.guards);
        if (key === "actions") return this.references(item, this.actions);
        return TRANSITION_DATA.includes(key) ? dataOf(item) : undefined;
      });
    });
  }

  private invoke(config: Config): Plain {
    return convertObject(config, (key, value) => {
      if (key === "src") return this.reference(value, this.actors);
      if (["onDone", "onError", "onSnapshot"].includes(key))
        return this.transition(value);
      return INVOKE_DATA.includes(key) ? dataOf(value) : undefined;
    });
  }

  private references(value: unknown, types: Set<string>): Plain | undefined {
    return oneOrMore(value, (item) => this.reference(item, types));
  }

  /** Converts an action, a guard or an actor, and adds its type to `types`. */
  private reference(value: unknown, types: Set<string>): Plain | undefined {
    if (value === undefined) return undefined;
    const isTyped =
      typeof value === "object" &&
      value !== null &&
      "type" in value &&
      typeof value.type === "string";
    types.add(isTyped ? String(value.type) : nameOf(value));
    return isTyped
      ? convertObject(value as Config, (key, item) =>
          REFERENCE_DATA.includes(key) ? dataOf(item) : undefined,
        )
      : nameOf(value);
  }
}

function oneOrMore(
  value: unknown,
  convert: (item: unknown) => Plain | undefined,
): Plain | undefined {
  return Array.isArray(value)
    ? value.flatMap((item) => convert(item) ?? [])
    : convert(value);
}

function convertObject(
  object: Config,
  convert: (key: string, value: unknown) => Plain | undefined,
): Plain {
  const entries = Object.entries(object).map(
    ([key, value]): Entry => [
      key,
      value === undefined ? undefined : convert(key, value),
    ],
  );
  return fromEntries(entries);
}

function fromEntries(entries: readonly Entry[]): Plain {
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Plain] => entry[1] !== undefined),
  );
}

/** Returns data as it is if JSON can represent it, and otherwise with texts in place of dates, maps and the like. */
function dataOf(value: unknown): Plain | undefined {
  if (value === undefined || typeof value === "function") return undefined;
  return isPlain(value, []) ? value : (plainValue(value) as Plain);
}

function isPlain(
  value: unknown,
  containers: readonly object[],
): value is Plain {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null)
    return value === null || ["string", "boolean"].includes(typeof value);
  if (containers.includes(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (![Object.prototype, Array.prototype, null].includes(prototype))
    return false;
  return Object.values(value).every((item) =>
    isPlain(item, [...containers, value]),
  );
}
