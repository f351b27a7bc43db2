import { type AnyStateMachine, createMachine, not } from "xstate";
import { isWithin } from "../model/definition.ts";

/** A machine with one change. */
export type Mutant = {
  /** For example `guard isComplete is always true`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
};

/** The result of testing all mutants of a chart. */
export type MutantScore = {
  readonly machine: string;
  /** Number of mutants. */
  readonly total: number;
  /** Names of the mutants that no test detects. */
  readonly survivors: readonly string[];
  /** Number of mutants that are detected without the expectations of the model, if they were counted. */
  readonly foundByDefault?: number;
};

type Config = Readonly<Record<string, unknown>>;
type Keys = readonly (string | number)[];
type StateNode = AnyStateMachine["root"];
/** A change that replaces the value at `keys` in the config, or removes it when `value` is undefined. */
type Change = {
  readonly name: string;
  readonly keys: Keys;
  readonly value: unknown;
};

/** The number of microsteps after which a mutant is considered to be in an endless loop. Its tests then fail. */
const MAX_MICROSTEPS = 1_000;

/**
 * Tests every mutant of a machine.
 *
 * @param detects returns whether the tests of the machine fail for the given variant.
 * @throws when the tests fail for the machine itself.
 */
export function testMutants(
  machine: AnyStateMachine,
  detects: (variant: AnyStateMachine) => boolean,
): MutantScore {
  if (detects(machine))
    throw new Error(`The tests of ${machine.id} fail without a mutation.`);
  const mutants = mutantsOf(machine);
  return {
    machine: machine.id,
    total: mutants.length,
    survivors: mutants
      .filter((mutant) => !detects(mutant.machine))
      .map(({ name }) => name),
  };
}

/**
 * Returns all mutants of a machine. Each has one change: a transition, action, tag, actor or actor input is removed; a
 * target or an initial state is replaced by a sibling; `reenter` is toggled where that has an effect; a guard is
 * negated or constant; or a delay is one millisecond longer. Only named guards and delays are changed.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as Config;
  const { implementations } = machine;
  const provided = (
    kind: "guards" | "delays",
    name: string,
    value: unknown,
  ) => ({
    ...implementations,
    [kind]: { ...implementations[kind], [name]: value },
  });
  return [
    ...changesOf(machine.root, config, []).map(({ name, keys, value }) => ({
      name,
      machine: buildMachine(
        withChange(config, keys, value) as Config,
        implementations,
      ),
    })),
    ...Object.entries(implementations.guards).flatMap(([name, guard]) =>
      Object.entries({
        // Calling a guard created by `and`, `or`, `not` or `stateIn` does not evaluate it: it throws or returns false.
        negated:
          guard && "check" in guard
            ? not(guard)
            : (...args: unknown[]) => !evaluate(guard, args),
        "always true": () => true,
        "always false": () => false,
      }).map(([change, value]) => ({
        name: `guard ${name} is ${change}`,
        machine: buildMachine(config, provided("guards", name, value)),
      })),
    ),
    ...Object.entries(implementations.delays).map(([name, delay]) => {
      const longer = (...args: unknown[]) => 1 + Number(evaluate(delay, args));
      return {
        name: `delay ${name} is a millisecond longer`,
        machine: buildMachine(config, provided("delays", name, longer)),
      };
    }),
  ];
}

/** Returns the changes to a state and its descendants. */
function changesOf(node: StateNode, state: Config, keys: Keys): Change[] {
  const path = node.path.join(".") || "(root)";
  const invokes = entriesOf(state.invoke, [...keys, "invoke"]);
  return [
    ...["tags", "entry", "exit"].flatMap((kind) =>
      withoutEach(state[kind], [...keys, kind], `${kind} of ${path}`),
    ),
    ...invokes.flatMap(({ value, keys: invokeKeys }, index) => {
      const { input } = value as Config;
      const id = invokeIdOf(node, index);
      return [
        {
          name: `without invoke ${id} of ${path}`,
          keys: invokeKeys,
          value: undefined,
        },
        ...(input === undefined
          ? []
          : [
              {
                name: `without input of ${id} of ${path}`,
                keys: [...invokeKeys, "input"],
                value: undefined,
              },
            ]),
      ];
    }),
    ...initialChanges(node, state, keys, path),
    ...transitionsOf(node, state, keys).flatMap(
      ({ trigger, branches, keys: triggerKeys, definitions }) =>
        entriesOf(branches, triggerKeys).flatMap(
          ({ value, keys: branchKeys }, index) =>
            branchChanges(
              node,
              typeof value === "object" ? (value as Config) : { target: value },
              branchKeys,
              definitions?.[index],
              `${path} --${trigger}--> branch ${index + 1}`,
            ),
        ),
    ),
    ...Object.entries((state.states ?? {}) as Config).flatMap(([key, child]) =>
      changesOf(node.states[key] as StateNode, child as Config, [
        ...keys,
        "states",
        key,
      ]),
    ),
  ];
}

function initialChanges(
  node: StateNode,
  { initial }: Config,
  keys: Keys,
  path: string,
): Change[] {
  const initialKeys = [...keys, "initial"];
  const { actions } = Object(initial) as Config;
  const changes = withoutEach(
    actions,
    [...initialKeys, "actions"],
    `initial of ${path}`,
  );
  const [target] = initial === undefined ? [] : node.initial.target;
  const other = target && siblingOf(target);
  if (!other) return changes;
  const value =
    typeof initial === "string"
      ? other.key
      : { ...(initial as Config), target: other.key };
  const name = `${path} begins in ${other.key}`;
  return [...changes, { name, keys: initialKeys, value }];
}

type Branch = {
  readonly target?: readonly StateNode[] | undefined;
  readonly reenter?: boolean;
};
type Transitions = {
  readonly trigger: string;
  /** One branch or a list of branches, as in the config. */
  readonly branches: unknown;
  readonly keys: Keys;
  /** The same branches with resolved targets. */
  readonly definitions: readonly Branch[] | undefined;
};

/** Returns the transitions of a state in the config, by trigger. */
function transitionsOf(
  node: StateNode,
  state: Config,
  keys: Keys,
): Transitions[] {
  const named = (kind: "on" | "after", descriptor: (name: string) => string) =>
    Object.entries((state[kind] ?? {}) as Config).map(([name, branches]) => ({
      trigger: name,
      branches,
      keys: [...keys, kind, name],
      definitions: node.transitions.get(descriptor(name)),
    }));
  return [
    {
      trigger: "always",
      branches: state.always,
      keys: [...keys, "always"],
      definitions: node.always,
    },
    {
      trigger: "onDone",
      branches: state.onDone,
      keys: [...keys, "onDone"],
      definitions: node.transitions.get(`xstate.done.state.${node.id}`),
    },
    ...named("on", (name) => name),
    ...named("after", (name) => `xstate.after.${name}.${node.id}`),
    ...entriesOf(state.invoke, [...keys, "invoke"]).flatMap(
      ({ value, keys: invokeKeys }, index) => {
        const id = invokeIdOf(node, index);
        return Object.entries({
          onDone: `xstate.done.actor.${id}`,
          onError: `xstate.error.actor.${id}`,
          onSnapshot: `xstate.snapshot.${id}`,
        }).map(([kind, descriptor]) => ({
          trigger: `${kind}(${id})`,
          branches: (value as Config)[kind],
          keys: [...invokeKeys, kind],
          definitions: node.transitions.get(descriptor),
        }));
      },
    ),
  ];
}

/** Returns the id of an invoke, which XState generates when the config has none. */
function invokeIdOf({ invoke }: StateNode, index: number): string {
  return (invoke[index] as StateNode["invoke"][number]).id;
}

function branchChanges(
  source: StateNode,
  branch: Config,
  keys: Keys,
  definition: Branch | undefined,
  where: string,
): Change[] {
  const [target] = definition?.target ?? [];
  const other = target && siblingOf(target);
  const reenter = !definition?.reenter;
  return [
    { name: `without ${where}`, keys, value: undefined },
    ...withoutEach(branch.actions, [...keys, "actions"], where),
    ...(other
      ? [
          {
            name: `${where} leads to ${other.path.join(".")}`,
            keys,
            value: { ...branch, target: `#${other.id}` },
          },
        ]
      : []),
    ...(target && isWithin(target, source) && hasEntryOrExitEffects(source)
      ? [
          {
            name: `${where} ${reenter ? "reenters" : "does not reenter"}`,
            keys,
            value: { ...branch, reenter },
          },
        ]
      : []),
  ];
}

/** Returns the next sibling of a state, or the first sibling if the state is the last one; undefined if it has none. */
function siblingOf(node: StateNode): StateNode | undefined {
  const all = Object.values(node.parent?.states ?? {});
  const next = all[(all.indexOf(node) + 1) % all.length];
  return next === node ? undefined : next;
}

function hasEntryOrExitEffects({
  entry,
  exit,
  invoke,
  after,
}: StateNode): boolean {
  return [entry, exit, invoke, after].some(({ length }) => length > 0);
}

/** For each action or tag in a list, returns a change that removes it. */
function withoutEach(value: unknown, keys: Keys, where: string): Change[] {
  const items = entriesOf(value, keys).map((entry) => entry.value);
  return items.map((item, index) => ({
    name: `without ${typeof item === "string" ? item : (item as Config).type} in ${where}`,
    keys,
    value: items.filter((_, at) => at !== index),
  }));
}

/** Returns the values of a config property, which can be a single value or an array, each with its keys. */
function entriesOf(
  value: unknown,
  keys: Keys,
): { readonly value: unknown; readonly keys: Keys }[] {
  if (value === undefined) return [];
  return Array.isArray(value)
    ? value.map((item, index) => ({ value: item, keys: [...keys, index] }))
    : [{ value, keys }];
}

/** Returns a copy of `data` in which the value at `keys` is replaced by `value`, or removed if `value` is undefined. */
function withChange(data: unknown, keys: Keys, value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const entries = Object.entries(data as object).flatMap(([name, old]) => {
    if (name !== String(key)) return [[name, old]];
    const replaced = withChange(old, rest, value);
    return replaced === undefined ? [] : [[name, replaced]];
  });
  return Array.isArray(data)
    ? entries.map(([, item]) => item)
    : Object.fromEntries(entries);
}

function buildMachine(
  config: Config,
  implementations: object,
): AnyStateMachine {
  const [first, second] = [
    { ...config, options: { maxIterations: MAX_MICROSTEPS } },
    implementations,
  ] as unknown as Parameters<typeof createMachine>;
  return createMachine(first, second);
}

/** Calls an implementation that is a function and returns the result. Returns any other implementation unchanged. */
function evaluate(implementation: unknown, args: readonly unknown[]): unknown {
  return typeof implementation === "function"
    ? implementation(...args)
    : implementation;
}
