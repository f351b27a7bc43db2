import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { readCatalogue } from "../../src/show/catalogue.ts";
import { type Chart, readChart } from "../../src/show/chart.ts";
import { flowPage } from "../../src/show/flow-page.ts";
import { indexPage } from "../../src/show/index-page.ts";
import { pathsToStates } from "../../src/show/short-paths.ts";

function entryOf(config: object, details: object = {}) {
  const machine = createMachine({ id: "door", ...config });
  const { entries } = readCatalogue({ default: [{ machine, ...details }] });
  const [entry] = entries;
  if (!entry) throw new Error("the catalogue is empty");
  return entry;
}

function pageOf(config: object): string {
  const entry = entryOf(config);
  const chart: Chart = readChart(entry.machine);
  return flowPage(entry, chart, pathsToStates(entry.machine, entry.plan));
}

test("a page lists the actions, tags and rules of the machine itself", () => {
  const page = pageOf({
    entry: "ring",
    exit: "hush",
    tags: "busy",
    meta: { rules: ["4-door-01"] },
    initial: "shut",
    states: { shut: {} },
  });
  expect(page).toContain(
    "### Anywhere\n\nOn entry: `ring`. On exit: `hush`. Tags: `busy`. Rules: 4-door-01.\n",
  );
});

test("a page describes a machine without states", () => {
  const page = pageOf({ on: { push: { actions: "ring" } } });
  expect(page).toContain("\n\nIt has a single state.\n\n");
});

test("a page names the state whose completion triggers a transition", () => {
  const page = pageOf({
    initial: "loading",
    states: {
      loading: {
        initial: "done",
        states: { done: { type: "final" } },
        onDone: "shut",
      },
      shut: {},
    },
  });
  expect(page).toContain("**shut**\n\n1. when `loading` is done");
});

test("line breaks and pipes in texts do not break tables and lists", () => {
  const config = {
    initial: "shut",
    states: {
      shut: {
        on: { push: { target: "open", description: "Opens |\n\n  it." } },
      },
      open: {},
    },
  };
  const page = pageOf(config);
  expect(page).toContain(" | Opens \\| it. |\n");
  expect(page).toContain("- On `push`: to `open`. Opens | it.\n");
  expect(page).toContain("1. on `push`: Opens | it.\n");
  const entry = entryOf(config, {
    title: "Front | back",
    who: "Guests\nand hosts",
    purpose: "Opens\n| closes",
  });
  const row = { entry, chart: readChart(entry.machine), paths: 1 };
  expect(indexPage([{ title: "", rows: [row] }])).toContain(
    "| [Front \\| back](door.md) | Guests and hosts | Opens \\| closes | 2 |",
  );
});
