import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { readDefinition } from "xstate-toolkit";
import { parseFlowPath } from "xstate-toolkit/browser";
import {
  loadProject,
  type PathFormat,
  type PathsOptions,
  pathsText,
} from "xstate-toolkit/cli";
import type { TestFlow } from "xstate-toolkit/docs";
import { COVERAGE_GOALS } from "xstate-toolkit/search";
import { catalogue } from "../../machines/index.ts";
import { flowBindings } from "../flows/browser-bindings.ts";

const FLOW = "emailVerificationByLink";
const machine = catalogue.find(({ name }) => name === FLOW)?.machine;
if (!machine) throw new Error(`The catalogue has no ${FLOW}.`);
const definition = readDefinition(machine);
const labels = definition.transitions.map(({ label }) => label).sort();

const project = await loadProject({});
const pathsAs = (format: PathFormat, options: Partial<PathsOptions> = {}) =>
  pathsText(project, {
    names: [FLOW],
    cover: "transitions",
    format,
    ...options,
  });
const flowOf = (options: Partial<PathsOptions> = {}): TestFlow => {
  const [flow] = JSON.parse(pathsAs("json", options));
  return flow;
};
const labelsTaken = ({ paths }: TestFlow) =>
  paths.flatMap(({ steps }) =>
    steps.flatMap(({ transitions }) => transitions.map(({ label }) => label)),
  );
const unique = (texts: readonly string[]) => [...new Set(texts)].sort();

describe("paths for testers", () => {
  test("take every transition, list rules, and describe every expected state", () => {
    const flow = flowOf();
    expect(unique(labelsTaken(flow))).toEqual(labels);
    expect(flow.paths.flatMap(({ rules }) => rules)).toContain(
      "8-verification-link-01",
    );
    for (const { steps, start } of flow.paths) {
      for (const { expected } of [{ expected: start }, ...steps])
        for (const { path, description } of expected.states)
          expect([path, description]).toEqual([
            path,
            expect.stringMatching(/\w/),
          ]);
    }
  });

  test.each(COVERAGE_GOALS)(
    "cover every state and, if the goal requires it, every transition: %s",
    (cover) => {
      const flow = flowOf({ cover });
      expect(flow.paths.length).toBeGreaterThan(0);
      if (cover !== "states") expect(unique(labelsTaken(flow))).toEqual(labels);
      const stateNames = flow.paths.flatMap(({ start, steps }) =>
        [start, ...steps.map(({ expected }) => expected)].flatMap(
          ({ states }) => states.map(({ path }) => path),
        ),
      );
      expect(unique(stateNames)).toEqual(
        definition.nodes
          .filter(({ canRest }) => canRest)
          .map(({ path }) => path)
          .sort(),
      );
    },
  );

  test("depend only on the seed", () => {
    const texts = [7, 7, 8, 9].map((seed) => pathsAs("text", { seed }));
    expect(texts[1]).toBe(texts[0]);
    expect(new Set(texts).size).toBeGreaterThan(1);
    for (const seed of [7, 8, 9])
      expect(unique(labelsTaken(flowOf({ seed })))).toEqual(labels);
  });

  test("appear with all their steps in text and in Gherkin", () => {
    const flow = flowOf();
    const [text, gherkin] = [pathsAs("text"), pathsAs("gherkin")];
    expect(gherkin).toContain(`Feature: ${flow.title}`);
    expect(gherkin.match(/^ {2}Scenario: /gm)).toHaveLength(flow.paths.length);
    const steps = flow.paths.flatMap((path) => path.steps);
    expect(gherkin.match(/^ {4}When /gm)).toHaveLength(steps.length);
    for (const line of gherkin.split("\n"))
      expect(line).toMatch(
        /^(|@.+|Feature: .+| {2}(#|@|Scenario: |[A-Z]).*| {4}(Given|When|Then|And) .+| {6}\| .+)$/,
      );
    for (const { name, title, rules } of flow.paths) {
      expect(text).toContain(
        `${name}: ${title}\n  rules: ${rules.join(", ") || "none"}`,
      );
      expect(gherkin).toContain(`Scenario: ${name}`);
    }
    for (const { action, expected } of steps) {
      expect(text).toContain(`. ${action}`);
      for (const { path } of expected.states)
        expect(text).toContain(`=> ${path}: `);
    }
  });

  test("each have one CSV row for the start and one for each step", () => {
    const flow = flowOf();
    const rows: Record<string, string>[] = parse(pathsAs("csv"), {
      columns: true,
    });
    const count = flow.paths.reduce((sum, { steps }) => sum + steps.length, 0);
    expect(rows).toHaveLength(count + flow.paths.length);
    const taken = rows.flatMap(({ transitions = "" }) =>
      transitions.split("; ").filter((label) => label !== ""),
    );
    expect(unique(taken)).toEqual(labels);
    for (const row of rows) expect(row["expected states"]).not.toBe("");
  });

  test("contain only steps of the chart when they are exported as Playwright tests", () => {
    const out = "tests/browser/paths.spec.ts";
    const text = pathsAs("playwright", { out });
    expect(text).toContain('from "../support/driven/path-test.ts"');
    const flow = flowBindings[FLOW];
    if (!flow) throw new Error(`${FLOW} has no browser binding`);
    // The generated code calls `pathTest` with object literals, so the paths can be read by running it.
    const calls: { start: string[]; steps: string[][] }[] = [];
    const run = new Function("pathTest", text.replace(/^import .*$/m, ""));
    run((_name: string, path: (typeof calls)[number]) => calls.push(path));
    expect(calls.length).toBeGreaterThan(0);
    for (const { start, steps } of calls) {
      const pathText = [start, ...steps]
        .map(([stepText]) => stepText)
        .join(" › ");
      expect(parseFlowPath(flow, pathText).text).toBe(pathText);
    }
  });
});
