import { globSync } from "node:fs";
import { dirname } from "node:path";
import { flowOfFolder } from "../../scripts/flow-folder.ts";

const SUFFIXES = { plan: "Plan", browser: "Binding" } as const;

/**
 * Returns one export of each `tests/flows/<flow>/<file>.ts`, by the flow's name in the catalogue. The export is named
 * after the flow: `<name>Plan` or `<name>Binding`.
 */
export async function flowExports<T>(
  file: keyof typeof SUFFIXES,
): Promise<Readonly<Record<string, T>>> {
  const suffix = SUFFIXES[file];
  const paths = globSync(`*/${file}.ts`, { cwd: import.meta.dirname }).sort();
  const entries = paths.map(async (path): Promise<[string, T]> => {
    const folder = dirname(path);
    const name = flowOfFolder(folder);
    const { [name + suffix]: value } = await import(`./${folder}/${file}.ts`);
    if (!value)
      throw new Error(`tests/flows/${path} does not export ${name}${suffix}`);
    return [name, value];
  });
  return Object.fromEntries(await Promise.all(entries));
}
