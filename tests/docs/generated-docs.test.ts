import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, createMachine } from "xstate";
import { readDefinition } from "xstate-toolkit";
import { readChart, staleFiles, writeDocs } from "xstate-toolkit/docs";
import { catalogue } from "../../machines/index.ts";

/**
 * The folder of the committed docs, which `npm run docs -- --check` compares with generated ones. Generating them takes
 * seconds, and Vitest transforms the sources, which changes the hashes of functions.
 */
const DOCS = "statecharts-docs";
// Inside the project, so that the generated modules can import xstate.
mkdirSync(".results", { recursive: true });
const folder = mkdtempSync(join(".results", "docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("missing, changed and obsolete files are listed, including those in subfolders", () => {
  const driftFolder = join(folder, "drift");
  const smallDocs = new Map([
    ["a.md", "a"],
    ["data/b.js", "b"],
    ["index.html", readDoc("index.html")],
  ]);
  expect(writeDocs(smallDocs, driftFolder)).toBe(3);
  expect(staleFiles(smallDocs, driftFolder)).toEqual([]);
  writeFileSync(join(driftFolder, "a.md"), "changed");
  writeFileSync(join(driftFolder, "old.md"), "");
  writeFileSync(join(driftFolder, "data", "old.js"), "");
  rmSync(join(driftFolder, "data", "b.js"));
  const names = ["a.md", "data/b.js", "data/old.js", "old.md"];
  expect(staleFiles(smallDocs, driftFolder).sort()).toEqual(
    names.map((name) => join(driftFolder, name)),
  );
  writeDocs(smallDocs, driftFolder);
  expect(staleFiles(smallDocs, driftFolder)).toEqual([]);
});

test("a file that was not generated is not overwritten", () => {
  const ownFolder = join(folder, "own");
  mkdirSync(ownFolder);
  writeFileSync(join(ownFolder, "README.md"), "mine");
  const docs = new Map([["README.md", "generated"]]);
  expect(() => writeDocs(docs, ownFolder)).toThrow(
    `${join(ownFolder, "README.md")}: choose an empty folder`,
  );
  expect(readdirSync(ownFolder)).toEqual(["README.md"]);
  expect(readFileSync(join(ownFolder, "README.md"), "utf8")).toBe("mine");
});

test("the visualiser loads one classic script per flow and its own, and only those of the flows contain the drawings", () => {
  const page = readDoc("index.html");
  const sources = [...page.matchAll(/<script src="([^"]+)"><\/script>/g)];
  expect(sources.map((match) => match[1])).toEqual([
    ...catalogue.map(({ name }) => `data/${name}.js`),
    "visualiser.js",
  ]);
  for (const { name } of catalogue) {
    const context = createContext({});
    runInContext(readDoc(`data/${name}.js`), context);
    const [flow] = Object.keys(context.flowData);
    expect(flow).toBe(name);
    expect(context.flowData[name].drawing).toContain("<svg");
  }
  expect(page).not.toContain('data-state="');
});

describe.each(catalogue)("$name", ({ name, machine }) => {
  test("its module for the Stately editor is self-contained, runs, and defines the same chart", async () => {
    const path = join(folder, `${name}.machine.ts`);
    writeFileSync(path, readDoc(`${name}.machine.ts`));
    const module = (await import(join(process.cwd(), path))) as Record<
      string,
      AnyStateMachine
    >;
    const exported = module[`${name}Machine`];
    if (!exported) throw new Error(`${path} exports no ${name}Machine`);
    expect(shapeOf(exported)).toEqual(shapeOf(machine));
    const actor = createActor(exported).start();
    expect(actor.getSnapshot().error).toBeUndefined();
    actor.stop();
  });

  test("its JSON describes the same chart", () => {
    const parsed = createMachine(JSON.parse(readDoc(`${name}.json`)));
    expect(shapeOf(parsed)).toEqual(shapeOf(machine));
  });

  test("its drawing shows each state and each transition with a target", () => {
    const drawing = readDoc(`${name}.svg`);
    const chart = readChart(machine);
    for (const { path } of readDefinition(machine).nodes)
      expect(drawing).toContain(`data-state="${path}"`);
    for (const { label, targets } of chart.transitions) {
      const escapedLabel = label.replace(
        /[&<>"']/g,
        (character) => `&#${character.charCodeAt(0)};`,
      );
      if (targets.length > 0) expect(drawing).toContain(escapedLabel);
    }
  });

  test("its page describes each state and a path to it", () => {
    const page = readDoc(`${name}.md`);
    for (const { path, node } of readDefinition(machine).nodes.slice(1)) {
      expect(page).toContain(`### ${path}\n\n${node.description ?? ""}`);
      expect(page).toContain(`**${path}**`);
    }
    expect(page).not.toContain("no path was found");
  });
});

function readDoc(name: string): string {
  return readFileSync(join(DOCS, name), "utf8");
}

/** Returns the states, transitions and descriptions of a machine. */
function shapeOf(machine: AnyStateMachine) {
  const { nodes, transitions } = readDefinition(machine);
  return {
    states: nodes.map(({ path, node }) => [path, node.type, node.description]),
    transitions: transitions.map(({ label, transition }) => [
      label,
      transition.description,
    ]),
  };
}
