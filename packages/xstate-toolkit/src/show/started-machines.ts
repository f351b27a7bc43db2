import type { AnyStateMachine } from "xstate";
import { listOf, pathOf, ROOT, readDefinition } from "../model/definition.ts";
import type { CatalogueEntry } from "./catalogue.ts";

/** A machine of the catalogue that another machine invokes or spawns. */
export type StartedMachine = {
  /** The name of the actor, or the name of the machine if the actor is inline. */
  readonly actor: string;
  /** The state that invokes it; the root for a spawned machine. */
  readonly path: string;
  readonly entry: CatalogueEntry;
};

/**
 * Lists the machines of a catalogue that a machine invokes or spawns. An actor is recognised by its machine or, because
 * a project may provide a replacement, by the id of its machine.
 */
export function startedMachines(
  machine: AnyStateMachine,
  entries: readonly CatalogueEntry[],
): StartedMachine[] {
  const named: Readonly<Record<string, unknown>> =
    machine.implementations.actors ?? {};
  const started = new Map<string, StartedMachine>();
  const add = (src: unknown, path: string) => {
    const logic = typeof src === "string" ? named[src] : src;
    const id = Object(logic).id;
    const entry =
      entries.find((entry) => entry.machine === logic) ??
      (Object(logic).root === undefined
        ? undefined
        : entries.find((entry) => entry.machine.id === id));
    if (!entry) return;
    const actor = typeof src === "string" ? src : entry.name;
    started.set(JSON.stringify([actor, path]), { actor, path, entry });
  };
  const { nodes, transitions } = readDefinition(machine);
  const actions: unknown[] = transitions.flatMap(
    ({ transition }) => transition.actions,
  );
  for (const { node } of nodes) {
    const { invoke, entry, exit } = node.config;
    for (const invoked of listOf(invoke))
      add(Object(invoked).src, pathOf(node));
    actions.push(...listOf(entry), ...listOf(exit));
  }
  for (const action of [
    ...actions,
    ...Object.values(machine.implementations.actions ?? {}),
  ])
    if (Object(action).type === "xstate.spawnChild")
      add(Object(action).src, ROOT);
  const known = new Set([...started.values()].map(({ actor }) => actor));
  // An assign can spawn any actor of `setup`.
  for (const name of Object.keys(named)) if (!known.has(name)) add(name, ROOT);
  return [...started.values()];
}
