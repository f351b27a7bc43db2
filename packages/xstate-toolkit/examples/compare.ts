/**
 * Compares the paths of the toolkit with those of `xstate/graph` on the example machines.
 *
 *   node examples/compare.ts
 *
 * All generators receive the same events. Each path runs on an actor whose children and timers do nothing, and the
 * transitions that the actor takes are counted. `createTestModel` rejects machines with `invoke` or `after`.
 */
import { fileURLToPath } from "node:url";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
} from "xstate";
import {
  createTestModel,
  getShortestPaths,
  getSimplePaths,
} from "xstate/graph";
import { type PlanSpec, planPaths } from "xstate-toolkit";
import type { AnyBindings } from "xstate-toolkit/search";
import examples from "./machines.ts";

type Path = readonly EventObject[];

/** The result of one generator for one machine. */
export interface Comparison {
  readonly machine: string;
  readonly transitions: number;
  readonly generator: string;
  /** Why the generator rejects the machine; undefined when the generator accepts it. */
  readonly rejected?: string;
  /** Number of transitions that the paths take. */
  readonly taken: number;
  readonly paths: number;
  readonly steps: number;
  readonly milliseconds: number;
}

type Generate = (
  machine: AnyStateMachine,
  events: AnyBindings,
) => readonly Path[];

const GENERATORS: Readonly<Record<string, Generate>> = {
  getShortestPaths: (machine, events) =>
    eventsOf(getShortestPaths(machine, { events: possibleEvents(events) })),
  getSimplePaths: (machine, events) =>
    eventsOf(getSimplePaths(machine, { events: possibleEvents(events) })),
  createTestModel: (machine, events) =>
    eventsOf(
      createTestModel(machine, {
        events: possibleEvents(events),
      }).getShortestPaths(),
    ),
  "xstate-toolkit": (machine, events) =>
    planPaths(machine, { events } as PlanSpec<AnyStateMachine>).paths.map(
      ({ steps }) => steps.map(({ event }) => event),
    ),
};

/** Runs every generator on every example. */
export function compare(): Comparison[] {
  return examples.flatMap(({ machine, plan }) =>
    Object.entries(GENERATORS).map(([generator, generate]) =>
      measure(machine as AnyStateMachine, generator, () =>
        generate(machine as AnyStateMachine, plan.events as AnyBindings),
      ),
    ),
  );
}

function measure(
  machine: AnyStateMachine,
  generator: string,
  generate: () => readonly Path[],
): Comparison {
  const startedAt = performance.now();
  let paths: readonly Path[] = [];
  let rejected: string | undefined;
  try {
    paths = generate();
  } catch (error) {
    rejected = (error as Error).message;
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  return {
    machine: machine.id,
    transitions: countTransitions(machine),
    generator,
    ...(rejected && { rejected }),
    taken: countTakenTransitions(machine, paths),
    paths: paths.length,
    steps: paths.reduce((sum, { length }) => sum + length, 0),
    milliseconds,
  };
}

/**
 * Returns a function that lists the events that the active states of a snapshot handle. An event of an actor is listed
 * only while the actor exists.
 */
function possibleEvents(cases: AnyBindings) {
  return (snapshot: AnyMachineSnapshot): EventObject[] => {
    const children: Readonly<Record<string, unknown>> = snapshot.children;
    const handled = new Set(
      snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]),
    );
    return [...handled].flatMap((type) => {
      const actor = /^xstate\.\w+\.actor\.(.*)$/.exec(type)?.[1];
      if (actor !== undefined && !children[actor]) return [];
      const payloads = (cases[type] ?? [{}]) as readonly object[];
      return payloads.map((payload) => ({ type, ...payload }));
    });
  };
}

/** Returns the events of `xstate/graph` paths, without the initial step. */
function eventsOf(
  paths: readonly { steps: readonly { event: EventObject }[] }[],
): Path[] {
  return paths.map(({ steps }) => steps.slice(1).map(({ event }) => event));
}

function countTransitions({ root }: AnyStateMachine): number {
  const count = (node: AnyStateMachine["root"]): number =>
    [...node.transitions.values(), node.always ?? []].flat().length +
    Object.values(node.states).reduce((sum, child) => sum + count(child), 0);
  return count(root);
}

/** Counts the transitions that an actor takes when it receives the events of each path. */
function countTakenTransitions(
  machine: AnyStateMachine,
  paths: readonly Path[],
): number {
  const actors = Object.keys(machine.implementations.actors);
  const instrumented = machine.provide({
    actors: Object.fromEntries(
      actors.map((name) => [name, fromCallback(() => {})]),
    ),
  } as Parameters<AnyStateMachine["provide"]>[0]);
  const taken = new Set<unknown>();
  for (const events of paths) {
    const actor = createActor(instrumented, {
      clock: { setTimeout: () => 0, clearTimeout: () => {} },
      inspect: (inspected) => {
        if (inspected.type !== "@xstate.microstep") return;
        for (const transition of inspected._transitions) taken.add(transition);
      },
    }).start();
    for (const event of events) actor.send(event);
    actor.stop();
  }
  return taken.size;
}

/** Formats results as a table. */
export function comparisonTable(rows: readonly Comparison[]): string {
  const cells = rows.map((row) => [
    row.machine,
    row.generator,
    row.rejected ? "rejected" : `${row.taken} of ${row.transitions}`,
    ...[row.paths, row.steps, row.milliseconds].map((number) =>
      row.rejected ? "" : String(number),
    ),
  ]);
  const titles = [
    "machine",
    "generator",
    "transitions",
    "paths",
    "steps",
    "ms",
  ];
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  return [titles, ...cells]
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(comparisonTable(compare()));
