import { expect, test } from "vitest";
import { assign, createMachine, setup } from "xstate";
import { readCatalogue } from "../src/show/catalogue.ts";
import { makeDocs } from "../src/show/make-docs.ts";
import { viewerFiles } from "../src/show/viewer-files.ts";

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: { off: { on: { switch: "on" } }, on: {} },
});
const failing = createMachine({
  id: "failing",
  context: () => {
    throw new Error("no window");
  },
});

test("a machine that throws shows its error on its own page, and the other machines are documented", async () => {
  const failures: string[] = [];
  const docs = await makeDocs({
    catalogue: readCatalogue({ default: [failing, lamp] }),
    onFailure: (name, message) => failures.push(`${name}: ${message}`),
  });
  expect(failures).toEqual([
    "failing: the machine fails at (start): Error: no window",
  ]);
  expect(docs.get("failing.md")).toContain("Error: no window");
  expect(docs.get("README.md")).toContain(
    "| [Failing](failing.md) |  |  |  |  |  | not documented",
  );
  expect(docs.get("data/failing.js")).toContain("Error: no window");
  expect(docs.get("lamp.md")).toContain("## The chart in words");
  expect(docs.get("coverage.md")).toContain("[Lamp](lamp.md)");
});

test("the page for stepping contains the error of a machine that throws, and the other machines", async () => {
  const failures: string[] = [];
  const files = await viewerFiles({
    catalogue: readCatalogue({ default: [failing, lamp] }),
    catalogueFile: "packages/xstate-toolkit/examples/machines.ts",
    onFailure: (name) => failures.push(name),
  });
  expect(failures).toEqual(["failing"]);
  expect(files.get("data/failing.js")).toContain("Error: no window");
  expect(files.get("data/lamp.js")).toContain("<svg");
});

test("the docs of a machine whose context grows without end are short work, because pairs are searched only on request", async () => {
  let steps = 0;
  const counter = setup({
    types: {} as { context: { n: number } },
    actions: {
      increment: assign({
        n: ({ context }) => {
          steps += 1;
          return context.n + 1;
        },
      }),
    },
  }).createMachine({
    id: "counter",
    context: { n: 0 },
    initial: "a",
    states: {
      a: { on: { INC: { actions: "increment" }, GO: "b" } },
      b: { on: { BACK: "a", END: "z" } },
      z: { type: "final" },
    },
  });
  const catalogue = readCatalogue({ default: [counter] });
  const docs = await makeDocs({ catalogue });
  expect(steps).toBeLessThan(100);
  expect(docs.get("coverage.md")).not.toContain("pairs");
  const plan = { events: {}, limits: { steps: 1_000 } };
  const limited = await makeDocs({
    catalogue: readCatalogue({ default: [{ machine: counter, plan }] }),
    pairs: true,
  });
  expect(JSON.parse(`${limited.get("coverage.json")}`).flows).toMatchObject([
    { arePairsIncomplete: true, pairs: expect.stringContaining("0>1") },
  ]);
});

test("a page says when the search for the paths to its states stopped at a limit", async () => {
  const machine = createMachine({
    id: "counter",
    context: { n: 0 },
    initial: "a",
    states: {
      a: {
        on: {
          INC: { actions: assign({ n: ({ context }) => context.n + 1 }) },
          GO: { guard: ({ context }) => context.n < 0, target: "b" },
        },
      },
      b: {},
    },
  });
  const plan = { events: {}, limits: { steps: 300 } };
  const docs = await makeDocs({
    catalogue: readCatalogue({ default: [{ machine, plan }] }),
  });
  expect(docs.get("counter.md")).toContain(
    "The search stopped at a limit after 300 steps",
  );
});
