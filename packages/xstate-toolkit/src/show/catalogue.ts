import { type AnyStateMachine, StateMachine } from "xstate";
import type { AnyPlan } from "../plan/plan-of.ts";

/** One machine of a project, with what the docs say about it. */
export interface CatalogueEntry {
  /** The machine's id, which also names its page in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** Who uses the machine; empty when it is not documented. */
  readonly who: string;
  readonly purpose: string;
  /** Inputs and payloads of the events. */
  readonly plan: AnyPlan;
}

/** Machines that belong together, in reading order. */
export interface CatalogueArea {
  /** Empty when the catalogue has no areas. */
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

/** The machines of a project. Docs, coverage, paths and visualiser are generated from it. */
export interface Catalogue {
  readonly areas: readonly CatalogueArea[];
  /** The entries of all areas, in reading order. */
  readonly entries: readonly CatalogueEntry[];
}

/** A machine in a catalogue module, alone or with what is not in the machine itself. */
export type GivenEntry =
  | AnyStateMachine
  | ({ readonly machine: AnyStateMachine } & Partial<CatalogueEntry>);
export type GivenArea = {
  readonly title: string;
  readonly entries: readonly GivenEntry[];
};

/**
 * Reads the exports of a catalogue module: a default export, an export `areas` or an export `catalogue` with a list of
 * machines, entries or areas; otherwise every exported machine. Title and users default to those in the `meta` of the
 * machine, the purpose to its description.
 *
 * @throws when the module exports no machine, or two machines have the same name.
 */
export function readCatalogue(
  module: Readonly<Record<string, unknown>>,
): Catalogue {
  const given =
    [module.default, module.areas, module.catalogue].find(Array.isArray) ??
    Object.values(module).filter(isMachine);
  const areas = areasOf(given as readonly (GivenEntry | GivenArea)[]);
  const entries = areas.flatMap((area) => area.entries);
  if (entries.length === 0)
    throw new Error(
      "The catalogue exports no machine: export machines, or a list of machines as default.",
    );
  const names = entries.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(
      `Two machines of the catalogue are named ${twice}: each needs its own id.`,
    );
  return { areas, entries };
}

function areasOf(given: readonly (GivenEntry | GivenArea)[]): CatalogueArea[] {
  const areas: { title: string; entries: CatalogueEntry[] }[] = [];
  for (const one of given) {
    if (!isMachine(one) && "entries" in one) {
      areas.push({ title: one.title, entries: one.entries.map(entryOf) });
      continue;
    }
    if (areas.at(-1)?.title !== "") areas.push({ title: "", entries: [] });
    areas.at(-1)?.entries.push(entryOf(one as GivenEntry));
  }
  return areas;
}

function entryOf(given: GivenEntry): CatalogueEntry {
  const entry: Partial<CatalogueEntry> = isMachine(given) ? {} : given;
  const machine = isMachine(given) ? given : given.machine;
  const meta = (machine.root.meta ?? {}) as { title?: string; who?: string };
  const name = entry.name ?? machine.id;
  return {
    name,
    machine,
    title: entry.title ?? meta.title ?? titleOf(name),
    who: entry.who ?? meta.who ?? "",
    purpose: entry.purpose ?? machine.root.description ?? "",
    plan: entry.plan ?? { events: {} },
  };
}

function isMachine(value: unknown): value is AnyStateMachine {
  return (
    value instanceof StateMachine ||
    (typeof value === "object" &&
      value !== null &&
      "root" in value &&
      "getTransitionData" in value)
  );
}

/** Returns "Fetch with retry" for `fetchWithRetry`. */
function titleOf(name: string): string {
  const words = name
    .replace(/[._-]+/g, " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
