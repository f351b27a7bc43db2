import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as xstate from "xstate";
import { importedFromXState, partsOfMachines } from "./machines/features.ts";
import { machineCases } from "./machines/index.ts";

type StateKey = keyof xstate.AnyStateNodeConfig;
type TransitionKey = keyof xstate.AnyTransitionConfig;
type InvokeKey = keyof xstate.AnyInvokeConfig;
type MachineKey = Exclude<
  keyof xstate.UnknownMachineConfig,
  StateKey | "context"
>;

/**
 * The properties of states in XState's types. The compiler reports a property that is missing here. Properties with
 * the value false do not occur in definitions.
 */
const STATE_KEYS = {
  initial: true,
  type: true,
  history: true,
  states: true,
  invoke: true,
  on: true,
  entry: true,
  exit: true,
  onDone: true,
  after: true,
  always: true,
  meta: true,
  output: true,
  id: true,
  tags: true,
  description: true,
  target: true,
  route: true,
  parent: false,
  order: false,
} satisfies Record<StateKey, boolean>;

const TRANSITION_KEYS = {
  guard: true,
  actions: true,
  reenter: true,
  target: true,
  meta: true,
  description: true,
} satisfies Record<TransitionKey, true>;

const INVOKE_KEYS = {
  id: true,
  systemId: true,
  src: true,
  input: true,
  onDone: true,
  onError: true,
  onSnapshot: true,
} satisfies Record<InvokeKey, true>;

const MACHINE_KEYS = { version: true, options: true } satisfies Record<
  MachineKey,
  true
>;

/** XState's exports for running machines and reading snapshots, and deprecated aliases of other exports. */
const NOT_FOR_DEFINITIONS: readonly (keyof typeof xstate)[] = [
  ...(["Actor", "SimulatedClock", "SpecialTargets"] as const),
  ...(["StateMachine", "StateNode"] as const),
  "__unsafe_getAllOwnEventDescriptors",
  ...(["createActor", "createEmptyActor", "interpret", "stop"] as const),
  ...(["getInitialMicrosteps", "getInitialSnapshot"] as const),
  ...(["getMicrosteps", "getNextSnapshot", "getNextTransitions"] as const),
  ...(["getStateNodes", "initialTransition", "transition"] as const),
  ...(["isMachineSnapshot", "mapState", "matchesState"] as const),
  ...(["pathToStateValue", "toObserver", "toPromise", "waitFor"] as const),
];

const parts = partsOfMachines(machineCases.map(({ machine }) => machine));
const { machines, states, transitions, invokes, actions, guards } = parts;

const keysOf = (objects: readonly object[]) =>
  new Set(objects.flatMap(Object.keys));

const isInline = (value: unknown) =>
  typeof value === "function" && !("check" in value) && !("resolve" in value);

const wildcards = transitions
  .filter(({ descriptor }) => descriptor.includes("*"))
  .map(({ descriptor }) => descriptor);

describe("the machines together use", () => {
  test("every property of states, transitions, invokes and machines", () => {
    const stateKeys = Object.entries(STATE_KEYS).filter(([, used]) => used);
    const unused = (keys: readonly string[], used: ReadonlySet<string>) =>
      keys.filter((key) => !used.has(key));
    expect([
      unused(
        stateKeys.map(([key]) => key),
        keysOf(states),
      ),
      unused(
        Object.keys(TRANSITION_KEYS),
        keysOf(transitions.map(({ config }) => config)),
      ),
      unused(Object.keys(INVOKE_KEYS), keysOf(invokes)),
      unused(Object.keys(MACHINE_KEYS), keysOf(machines)),
    ]).toEqual([[], [], [], []]);
  });

  test("every function that XState exports for definitions", () => {
    const imported = importedFromXState(join(import.meta.dirname, "machines"));
    const unused = Object.keys(xstate).filter(
      (name) =>
        !imported.has(name) &&
        !(NOT_FOR_DEFINITIONS as readonly string[]).includes(name),
    );
    expect(unused).toEqual([]);
  });

  const features: Readonly<Record<string, boolean>> = {
    "shallow, deep and default history": ["shallow", "deep", undefined].every(
      (history) =>
        states.some(
          (state) => state.type === "history" && state.history === history,
        ),
    ),
    "parallel states, at the root and inside other parallel states":
      machines.some(({ type }) => type === "parallel") &&
      states.some(
        (state) =>
          state.type === "parallel" &&
          JSON.stringify(state.states).includes('"type":"parallel"'),
      ),
    "final states with static and computed output": [
      "string",
      "function",
    ].every((type) =>
      states.some(
        (state) => state.type === "final" && typeof state.output === type,
      ),
    ),
    "computed output of a machine": machines.some(
      ({ output }) => typeof output === "function",
    ),
    "computed and static context, and input":
      ["object", "function"].every((type) =>
        machines.some(({ context }) => typeof context === type),
      ) && machineCases.some(({ plan }) => plan.inputs !== undefined),
    "wildcards for all events and for a prefix":
      wildcards.includes("*") && wildcards.some((text) => text.endsWith(".*")),
    "forbidden transitions, as undefined and as an empty object":
      states.some(
        ({ on }) =>
          on !== undefined && Object.values(on as object).includes(undefined),
      ) &&
      transitions.some(
        ({ property, config }) =>
          property === "on" && Object.keys(config).length === 0,
      ),
    "reenter: true and reenter: false": [true, false].every((reenter) =>
      transitions.some(({ config }) => config.reenter === reenter),
    ),
    "several targets, and targets that are a child, an id or a path":
      transitions.some(({ config }) => Array.isArray(config.target)) &&
      [/^\.\w/, /^#\w/, /^\w+\.\w/].every((form) =>
        transitions.some(({ config }) => form.test(String(config.target))),
      ),
    "transitions without a target": transitions.some(
      ({ config }) =>
        config.actions !== undefined && config.target === undefined,
    ),
    "eventless transitions with and without a guard": [true, false].every(
      (guarded) =>
        transitions.some(
          ({ property, config }) =>
            property === "always" && (config.guard !== undefined) === guarded,
        ),
    ),
    "an initial transition with actions": transitions.some(
      ({ property, config }) =>
        property === "initial" && config.actions !== undefined,
    ),
    "named and inline guards, and guards with parameters":
      guards.some((guard) => typeof guard === "string") &&
      guards.some(isInline) &&
      ["object", "function"].every((type) =>
        guards.some(
          (guard) => typeof (guard as { params?: unknown }).params === type,
        ),
      ),
    "named and inline actions, and actions with parameters":
      actions.some((action) => typeof action === "string") &&
      actions.some(isInline) &&
      ["object", "function"].every((type) =>
        actions.some(
          (action) => typeof (action as { params?: unknown }).params === type,
        ),
      ),
    "numeric, named and computed delays":
      transitions.some(
        ({ property, descriptor }) =>
          property === "after" && /^\d+$/.test(descriptor),
      ) && parts.delays.some((delay) => typeof delay === "function"),
    "actions with a delay, and with an id to cancel them":
      ["number", "function"].every((type) =>
        actions.some(
          (action) => typeof (action as { delay?: unknown }).delay === type,
        ),
      ) && actions.some((action) => Object(action).id !== undefined),
    "several invokes in one state; inline and named actors, each with and without an id":
      states.some(({ invoke }) => Array.isArray(invoke)) &&
      ["string", "object"].every((type) =>
        [true, false].every((hasId) =>
          invokes.some(
            ({ src, id }) =>
              typeof src === type && (id !== undefined) === hasId,
          ),
        ),
      ),
    "actors invoked by the root": machines.some(
      ({ invoke }) => invoke !== undefined,
    ),
  };
  test.each(Object.entries(features))("%s", (_, isUsed) => {
    expect(isUsed).toBe(true);
  });
});
