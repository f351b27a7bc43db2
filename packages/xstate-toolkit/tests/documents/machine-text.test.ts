import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromPromise,
  raise,
} from "xstate";
import { readChart } from "../../src/show/chart.ts";
import { machineJson, machineText } from "../../src/show/machine-text.ts";
import { machineCases } from "../machines/index.ts";

const circular: { self?: unknown } = {};
circular.self = circular;

/** One machine for each part of a definition that TypeScript, or JSON, cannot represent as it is. */
const machines: Readonly<Record<string, AnyStateMachine>> = {
  "an inline assign": createMachine({
    on: { ADD: { actions: assign({ total: 1 }) } },
  }),
  "an inline guard and an inline action": createMachine({
    on: { ADD: { guard: () => true, actions: () => {} } },
  }),
  "an inline actor": createMachine({
    invoke: { src: fromPromise(async () => {}), input: () => ({}) },
  }),
  "a built-in action with a delay": createMachine({
    entry: raise({ type: "ADD" }, { delay: 5 }),
  }),
  "params of an action and of a guard": createMachine({
    on: {
      ADD: {
        guard: { type: "isOpen", params: () => ({}) },
        actions: [{ type: "ring", params: { times: 2 } }, "stop"],
      },
    },
  }),
  "a named delay without an implementation": createMachine({
    initial: "a",
    states: { a: { after: { pause: "b" } }, b: {} },
  }),
  "a forbidden event": createMachine({ on: { ADD: undefined } }),
  "a computed context": createMachine({ context: () => ({ total: 1 }) }),
  "a context that JSON cannot represent": createMachine({
    context: { circular, big: 1n, since: new Date(0), empty: Number.NaN },
  }),
  "states whose keys are properties of a config": createMachine({
    initial: "input",
    states: { input: { on: { guard: "context" } }, context: {}, params: {} },
  }),
  "properties that XState does not know": createMachine({
    types: {},
    strict: true,
    on: { ADD: { internal: true } },
  } as object),
  "an id that ends a comment, and one that starts with a digit": createMachine({
    id: "٣ doors",
    description: "a **// b",
  }),
};

test("the module for the Stately editor of every machine type-checks, and the JSON of every machine can be read", () => {
  // Inside the project, so that the modules can import xstate.
  mkdirSync(".results", { recursive: true });
  const folder = mkdtempSync(join(".results", "machine-text-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const all = [
    ...Object.values(machines),
    ...machineCases.map((c) => c.machine),
  ];
  for (const [index, machine] of all.entries()) {
    const text = machineText(machine, readChart(machine));
    writeFileSync(join(folder, `${index}-machine.ts`), text);
    expect(() => createMachine(JSON.parse(machineJson(machine)))).not.toThrow();
  }
  const compilerOptions = {
    module: "nodenext",
    target: "es2023",
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions }),
  );
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, "-p", folder, "--checkers", "1"],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("");
});
