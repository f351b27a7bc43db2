import { globSync } from "node:fs";
import { dirname } from "node:path";
import { flowOfFolder } from "../../scripts/flow-folder.ts";
import type { AnyDrivenFlow } from "../support/driven/flow.ts";

/**
 * All flows that are run in a browser, by their name in the catalogue: `driven<Name>` of `tests/flows/<flow>/browser.ts`.
 */
export const drivenFlows: Readonly<Record<string, AnyDrivenFlow>> =
  Object.fromEntries(
    await Promise.all(
      globSync("*/browser.ts", { cwd: import.meta.dirname })
        .sort()
        .map(loadBinding),
    ),
  );

async function loadBinding(
  path: string,
): Promise<[name: string, flow: AnyDrivenFlow]> {
  const folder = dirname(path);
  const name = flowOfFolder(folder);
  const key = `driven${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { [key]: flow } = await import(`./${folder}/browser.ts`);
  if (!flow) throw new Error(`tests/flows/${path} does not export ${key}`);
  return [name, flow];
}
