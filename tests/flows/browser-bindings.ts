import { globSync } from "node:fs";
import { dirname } from "node:path";
import { flowOfFolder } from "../../scripts/flow-folder.ts";
import type { AnyFlowBinding } from "../support/driven/flow.ts";

/**
 * The browser bindings, keyed by the flow's name in the catalogue. Each is the export `<name>Binding` of
 * `tests/flows/<flow>/browser.ts`.
 */
export const flowBindings: Readonly<Record<string, AnyFlowBinding>> =
  Object.fromEntries(
    await Promise.all(
      globSync("*/browser.ts", { cwd: import.meta.dirname })
        .sort()
        .map(loadBinding),
    ),
  );

async function loadBinding(
  path: string,
): Promise<[name: string, binding: AnyFlowBinding]> {
  const folder = dirname(path);
  const name = flowOfFolder(folder);
  const key = `${name}Binding`;
  const { [key]: binding } = await import(`./${folder}/browser.ts`);
  if (!binding) throw new Error(`tests/flows/${path} does not export ${key}`);
  return [name, binding];
}
