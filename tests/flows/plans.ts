import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { AnyPlanSpec } from "xstate-toolkit";
import { flowOfFolder } from "../../scripts/flow-folder.ts";

/**
 * The plans, keyed by the chart's name in the catalogue. Each is the export `<name>Plan` of a flow's `plan.ts`. The
 * model tests, the docs and `npm run paths` use these plans; the driven tests plan paths from the browser bindings.
 */
export const plans: Readonly<Record<string, AnyPlanSpec>> = Object.fromEntries(
  await Promise.all(
    globSync("*/plan.ts", { cwd: import.meta.dirname })
      .sort()
      .map(loadPlan),
  ),
);

async function loadPlan(
  path: string,
): Promise<[name: string, plan: AnyPlanSpec]> {
  const folder = dirname(path);
  const name = flowOfFolder(folder);
  const { [`${name}Plan`]: plan } = await import(`./${folder}/plan.ts`);
  if (!plan) throw new Error(`tests/flows/${path} does not export ${name}Plan`);
  return [name, plan];
}
