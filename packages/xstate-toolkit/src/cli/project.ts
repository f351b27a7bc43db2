import { existsSync } from "node:fs";
import {
  type Catalogue,
  type CatalogueEntry,
  readCatalogue,
} from "../show/catalogue.ts";
import type { ToolkitConfig } from "./config.ts";
import { loadModule } from "./load-module.ts";

/** The options of every command. */
export interface CommonOptions {
  readonly catalogue?: string;
  readonly config?: string;
  readonly json?: boolean;
}

/** The machines and options of a project. */
export interface Project {
  readonly catalogue: Catalogue;
  /** The module that the visualiser bundles. */
  readonly catalogueFile: string;
  readonly config: ToolkitConfig;
}

const CONFIG_FILES = ["ts", "mts", "js", "mjs"].map(
  (type) => `xstate-toolkit.config.${type}`,
);

/**
 * Loads the configuration and the catalogue of the project in the current folder.
 *
 * @throws when there is no catalogue.
 */
export async function loadProject(options: CommonOptions): Promise<Project> {
  const config = await loadConfig(options.config);
  const catalogueFile = options.catalogue ?? config.catalogue;
  if (catalogueFile === undefined)
    throw new Error(
      "No catalogue: select the module that exports the machines, for example with --catalogue ./machines/index.ts.",
    );
  const catalogue = readCatalogue(await loadModule(catalogueFile));
  const bundled = options.catalogue === undefined && config.bundledCatalogue;
  return { catalogue, catalogueFile: bundled || catalogueFile, config };
}

/**
 * Returns the entries whose names are in `names`, or all entries if `names` is empty.
 *
 * @throws for an unknown name, with the list of known names.
 */
export function selectEntries(
  { entries }: Catalogue,
  names: readonly string[] = [],
): readonly CatalogueEntry[] {
  const known = entries.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `There is no machine ${unknown}; the machines are ${known.join(", ")}.`,
    );
  return names.length === 0
    ? entries
    : entries.filter(({ name }) => names.includes(name));
}

async function loadConfig(path: string | undefined): Promise<ToolkitConfig> {
  const file = path ?? CONFIG_FILES.find((name) => existsSync(name));
  if (file === undefined) return {};
  const { default: config } = await loadModule(file);
  if (typeof config !== "object" || config === null)
    throw new Error(`${file} has no default export with options.`);
  return config;
}
