import { type AnyStateMachine, StateMachine } from "xstate";
import type { AnyPlanSpec } from "../plan/define-plan.ts";
import { fileNamesOf } from "./file-names.ts";

/** A machine of a project, with its title, users and purpose in the docs. */
export interface CatalogueEntry {
  /** Name of the machine. Default: the machine's id. */
  readonly name: string;
  /** Name of the machine's files in the docs, without a type. */
  readonly file: string;
  readonly machine: AnyStateMachine;
  /** Title of the machine in the docs. */
  readonly title: string;
  /** Who uses the machine; empty when this is not documented. */
  readonly who: string;
  /** What the machine is for, in one sentence. */
  readonly purpose: string;
  /** The machine's inputs, and the payloads of its events. */
  readonly plan: AnyPlanSpec;
}

/** Machines that belong together. */
export interface CatalogueArea {
  /** Empty for machines that are not listed in an area. */
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

/** The machines of a project. The docs, the coverage, the paths and the visualiser are generated from them. */
export interface Catalogue {
  readonly areas: readonly CatalogueArea[];
  /** The entries of all areas, in the order of the areas. */
  readonly entries: readonly CatalogueEntry[];
}

/** A machine in a catalogue module, alone or with additional data. */
export type CatalogueItem =
  | AnyStateMachine
  | ({ readonly machine: AnyStateMachine } & Partial<
      Omit<CatalogueEntry, "file">
    >);
/** An area in a catalogue module. */
export type CatalogueAreaItem = {
  readonly title: string;
  readonly entries: readonly CatalogueItem[];
};

/**
 * Reads a catalogue module. Uses the first of the exports `default`, `areas` and `catalogue` that is a list of
 * machines, entries or areas. If none of these exports is a list, uses every exported machine. By default, the title
 * and users come from `title` and `who` in the `meta` of the machine, and the purpose is the machine's description.
 *
 * @throws when the module exports no machine, or two machines have the same name.
 */
export function readCatalogue(
  module: Readonly<Record<string, unknown>>,
): Catalogue {
  const items =
    [module.default, module.areas, module.catalogue].find(Array.isArray) ??
    [...new Set(Object.values(module))].filter(isMachine);
  const namedAreas = areasOf(
    items as readonly (CatalogueItem | CatalogueAreaItem)[],
  );
  const names = namedAreas.flatMap(({ entries }) =>
    entries.map(({ name }) => name),
  );
  const files = fileNamesOf(names);
  const areas = namedAreas.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({
      ...entry,
      file: files.get(entry.name) as string,
    })),
  }));
  const entries = areas.flatMap((area) => area.entries);
  if (entries.length === 0)
    throw new Error(
      "The catalogue exports no machine: export machines, or a list of machines as the default export. `export *` leaves out names that two modules export.",
    );
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined)
    throw new Error(
      `Two machines in the catalogue are named '${duplicate}'. Give each machine a unique id, or each entry a unique name.`,
    );
  return { areas, entries };
}

type NamedEntry = Omit<CatalogueEntry, "file">;

function areasOf(
  items: readonly (CatalogueItem | CatalogueAreaItem)[],
): { title: string; entries: NamedEntry[] }[] {
  const areas: { title: string; entries: NamedEntry[] }[] = [];
  for (const item of items) {
    if (!isMachine(item) && "entries" in item) {
      areas.push({ title: item.title, entries: item.entries.map(entryOf) });
      continue;
    }
    if (areas.at(-1)?.title !== "") areas.push({ title: "", entries: [] });
    areas.at(-1)?.entries.push(entryOf(item as CatalogueItem));
  }
  return areas;
}

function entryOf(item: CatalogueItem): NamedEntry {
  const entry: Partial<NamedEntry> = isMachine(item) ? {} : item;
  const machine = isMachine(item) ? item : item.machine;
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
