import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { flowOfFolder } from "../../scripts/flow-folder.ts";

/**
 * Returns the export `<name><suffix>` of each file `tests/flows/<flow>/<file>`, keyed by the flow's name in the catalogue.
 */
export async function flowExports<T>(
  file: string,
  suffix: string,
): Promise<Readonly<Record<string, T>>> {
  const exports: Record<string, T> = {};
  for (const path of globSync(`*/${file}`, {
    cwd: import.meta.dirname,
  }).sort()) {
    const name = flowOfFolder(dirname(path));
    const exported = await import(join(import.meta.dirname, path));
    const value = exported[`${name}${suffix}`];
    if (!value)
      throw new Error(`tests/flows/${path} does not export ${name}${suffix}`);
    exports[name] = value;
  }
  return exports;
}
