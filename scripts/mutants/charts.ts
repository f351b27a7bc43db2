import { existsSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "../run-program.ts";
import { chartReport, readChartScores, SCORES_FOLDER } from "./chart-scores.ts";

/**
 * Tests the mutants of the charts of flows (names of folders), by default of all flows, with their model tests. Returns
 * the score in percent; 0 when a model test fails without a mutation.
 */
export async function runChartMutants(
  flows: readonly string[],
  atOnce: number,
): Promise<number> {
  const models =
    flows.length > 0
      ? flows.map((flow) => join("tests/flows", flow, "model.test.ts"))
      : globSync("tests/flows/*/model.test.ts");
  for (const path of models)
    if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  rmSync(SCORES_FOLDER, { recursive: true, force: true });
  const code = await runProgram(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", "--project", "pure"],
      ...["--reporter=dot", `--maxWorkers=${atOnce}`, ...models],
    ],
    { MUTANTS: "on" },
  );
  if (code !== 0) return 0;
  const { text, percent } = chartReport(readChartScores());
  console.log(text);
  return percent;
}
