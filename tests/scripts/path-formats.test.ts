import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  AstBuilder,
  compile,
  GherkinClassicTokenMatcher,
  Parser,
} from "@cucumber/gherkin";
import { IdGenerator } from "@cucumber/messages";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test } from "vitest";
import {
  loadProject,
  type PathFormat,
  type PathsOptions,
  pathsText,
} from "xstate-toolkit/cli";
import type { TestFlow } from "xstate-toolkit/docs";
import { csvOf, gherkinOf } from "xstate-toolkit/docs";
import { catalogue } from "../../machines/index.ts";
import { flowBindings } from "../flows/browser-bindings.ts";

const names = catalogue.map(({ name }) => name);

const project = await loadProject({});
/** Returns the paths of the selected flows (by default all) in the given format. */
const pathsAs = (format: PathFormat, options: Partial<PathsOptions> = {}) =>
  pathsText(project, { cover: "transitions", format, ...options });

const flows: readonly TestFlow[] = JSON.parse(pathsAs("json"));

test("JSON contains every flow with its paths", () => {
  expect(flows.map(({ flow }) => flow)).toEqual(names);
  for (const { paths } of flows) expect(paths.length).toBeGreaterThan(0);
});

test.each(flows)(
  "a Gherkin parser can read the file for $flow and finds a scenario for each path",
  (flow) => {
    const document = gherkin().parse(gherkinOf(flow));
    const { feature, comments } = document;
    expect(feature?.name).toBe(flow.title);
    expect(feature?.tags.map(({ name }) => name)).toEqual([`@${flow.flow}`]);
    expect(comments).toHaveLength(
      flow.paths.filter(({ rules }) => rules.length > 0).length,
    );
    const pickles = compile(document, flow.flow, IdGenerator.incrementing());
    const actionSteps = pickles.map(({ steps }) =>
      steps.filter(({ type }) => type === "Action"),
    );
    expect(actionSteps.map(({ length }) => length)).toEqual(
      flow.paths.map(({ steps }) => steps.length),
    );
    expect(pickles.map(({ name }) => name.split(" ")[0])).toEqual(
      flow.paths.map(({ name }) => name),
    );
  },
);

test("the CSV has a row for the start and each step of every path, and no cell that a spreadsheet would interpret as a formula", () => {
  const rows: string[][] = parse(csvOf(flows));
  const [header = [], ...steps] = rows;
  expect(new Set(header).size).toBe(header.length);
  const column = (name: string) =>
    steps.map((row) => row[header.indexOf(name)]);
  expect(
    column("path").map((path, index) => `${path} ${column("step")[index]}`),
  ).toEqual(
    flows.flatMap(({ paths }) =>
      paths.flatMap(({ name, steps: taken }) =>
        [null, ...taken].map((_, index) => `${name} ${index}`),
      ),
    ),
  );
  expect(column("messages").some((text) => text?.includes(","))).toBe(true);
  for (const cell of steps.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

test("the Playwright tests of every flow with a browser binding type-check", async () => {
  mkdirSync(".results", { recursive: true });
  const folder = mkdtempSync(join(".results", "paths-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const spec = join(folder, "paths.spec.ts");
  writeFileSync(
    spec,
    pathsAs("playwright", { names: Object.keys(flowBindings), out: spec }),
  );
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.json",
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [],
      // Declares what the page adds to `window`.
      files: ["paths.spec.ts", "../../src/services/inspection.ts"],
    }),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    ["node_modules/typescript/bin/tsc", "-p", folder, "--checkers", "1"],
    { encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([0, ""]);
}, 300_000);

function gherkin() {
  return new Parser(
    new AstBuilder(IdGenerator.incrementing()),
    new GherkinClassicTokenMatcher(),
  );
}
