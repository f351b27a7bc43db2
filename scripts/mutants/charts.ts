import { globSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  chartReport,
  readChartScores,
  SCORES_FOLDER,
} from "xstate-toolkit/show";
import { flowOfFolder } from "../flow-folder.ts";
import { runProgram } from "../run-program.ts";

/**
 * Tests the mutants of the charts of flows, by default of all flows, with their model tests. Returns the score in percent;
 * 0 when a model test fails without a mutation.
 *
 * @param flows Names of flows or of their folders. @throws on an unknown name, with the valid ones.
 */
export async function runChartMutants(
  flows: readonly string[],
  atOnce: number,
): Promise<number> {
  const models = modelTests(flows);
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

function modelTests(flows: readonly string[]): readonly string[] {
  const all = globSync("tests/flows/*/model.test.ts").sort();
  if (flows.length === 0) return all;
  const folders = all.map((path) => basename(dirname(path)));
  return flows.map((flow) => {
    const folder = folders.find(
      (name) => name === flow || flowOfFolder(name) === flow,
    );
    if (folder === undefined)
      throw new Error(
        `There is no flow ${flow}; the flows are ${folders.join(", ")}.`,
      );
    return join("tests/flows", folder, "model.test.ts");
  });
}
