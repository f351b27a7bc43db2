import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";

type Config = Readonly<Record<string, unknown>>;

/** A transition of a definition, and the state property that contains the transition: `on`, `after`, `always` … */
export interface ConfiguredTransition {
  readonly property: string;
  readonly descriptor: string;
  readonly config: Config;
}

/** The parts of machine definitions. */
export interface Parts {
  readonly machines: readonly Config[];
  readonly states: readonly Config[];
  readonly transitions: readonly ConfiguredTransition[];
  readonly invokes: readonly Config[];
  readonly delays: readonly unknown[];
  readonly actions: readonly unknown[];
  readonly guards: readonly unknown[];
}

/** Lists the parts of machines as they are written in their definitions. */
export function partsOfMachines(machines: readonly AnyStateMachine[]): Parts {
  const all = machines.map((machine) => {
    const states = statesOf(machine.config as Config);
    const transitions = states.flatMap(transitionsOf);
    const { delays, actions, guards } = machine.implementations;
    const stateActions = states.flatMap(({ entry, exit }) => [entry, exit]);
    return {
      states,
      transitions,
      invokes: states.flatMap(({ invoke }) => listOf(invoke) as Config[]),
      delays: Object.values(delays),
      actions: [
        ...Object.values(actions),
        ...stateActions.flatMap(listOf),
        ...transitions.flatMap(({ config }) => listOf(config.actions)),
      ],
      guards: [
        ...Object.values(guards),
        ...transitions.flatMap(({ config }) => listOf(config.guard)),
      ].flatMap(withOperands),
    };
  });
  return {
    machines: machines.map(({ config }) => config as Config),
    states: all.flatMap(({ states }) => states),
    transitions: all.flatMap(({ transitions }) => transitions),
    invokes: all.flatMap(({ invokes }) => invokes),
    delays: all.flatMap(({ delays }) => delays),
    actions: all.flatMap(({ actions }) => actions),
    guards: all.flatMap(({ guards }) => guards),
  };
}

/** Returns the names that the modules of a folder import from XState. */
export function importedFromXState(folder: string): Set<string> {
  const sources = readdirSync(folder).map((name) =>
    readFileSync(join(folder, name), "utf8"),
  );
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from "xstate"/g),
  ]);
  return new Set(
    imports.flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    ),
  );
}

function statesOf(config: Config): Config[] {
  const children = Object.values((config.states ?? {}) as Config) as Config[];
  return [config, ...children.flatMap(statesOf)];
}

function transitionsOf(state: Config): ConfiguredTransition[] {
  const entriesOf = (property: string, value: unknown) =>
    Object.entries((value ?? {}) as Config).map(
      ([descriptor, branches]) => [property, descriptor, branches] as const,
    );
  const invokes = listOf(state.invoke) as Config[];
  const groups = [
    ...entriesOf("on", state.on),
    ...entriesOf("after", state.after),
    ["always", "", state.always] as const,
    ["onDone", "", state.onDone] as const,
    ["route", "", state.route] as const,
    ["initial", "", state.initial] as const,
    ...invokes.flatMap(({ onDone, onError, onSnapshot }) =>
      entriesOf("invoke", { onDone, onError, onSnapshot }),
    ),
  ];
  return groups.flatMap(([property, descriptor, branches]) =>
    listOf(branches).map((branch) => ({
      property,
      descriptor,
      config:
        typeof branch === "string" ? { target: branch } : (branch as Config),
    })),
  );
}

function withOperands(guard: unknown): unknown[] {
  const { guards = [] } = guard as { guards?: readonly unknown[] };
  return [guard, ...guards.flatMap(withOperands)];
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
