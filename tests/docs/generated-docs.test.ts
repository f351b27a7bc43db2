import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, createMachine } from "xstate";
import { catalogue } from "../../machines/index.ts";
import { readChart } from "../../scripts/docs/chart.ts";
import { writtenCoverage } from "../../scripts/docs/coverage.ts";
import { makeDocs } from "../../scripts/docs/make-docs.ts";
import { staleFiles, writeDocs } from "../../scripts/docs/write-docs.ts";
import { readDefinition } from "../support/walker/definition.ts";

// The text of a function, by which pairs are known to be current, is another one here: the drift check asks for that.
const generate = () => makeDocs(writtenCoverage(), true);
const docs = await generate();
// Inside the project, so that the written texts find xstate.
mkdirSync(".results", { recursive: true });
const folder = mkdtempSync(join(".results", "docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("generated twice, the docs are the same bytes", async () => {
  expect([...(await generate())]).toEqual([...docs]);
});

test("a file that is missing, changed or left over is named", () => {
  const place = join(folder, "drift");
  const small = new Map([
    ["a.md", "a"],
    ["b.md", "b"],
  ]);
  expect(writeDocs(small, place)).toBe(2);
  expect(staleFiles(small, place)).toEqual([]);
  writeFileSync(join(place, "a.md"), "changed");
  writeFileSync(join(place, "old.md"), "");
  rmSync(join(place, "b.md"));
  const names = ["a.md", "b.md", "old.md"].map((name) => join(place, name));
  expect(staleFiles(small, place)).toEqual(names);
  writeDocs(small, place);
  expect(staleFiles(small, place)).toEqual([]);
});

describe.each(catalogue)("$name", ({ name, machine }) => {
  test("its text for the Stately editor stands alone, runs, and is the same chart", async () => {
    const path = join(folder, `${name}.machine.ts`);
    writeFileSync(path, textOf(`${name}.machine.ts`));
    const module = (await import(join(process.cwd(), path))) as Record<
      string,
      AnyStateMachine
    >;
    const alone = module[`${name}Machine`];
    if (!alone) throw new Error(`${path} exports no ${name}Machine`);
    expect(shapeOf(alone)).toEqual(shapeOf(machine));
    const actor = createActor(alone).start();
    expect(actor.getSnapshot().error).toBeUndefined();
    actor.stop();
  });

  test("its JSON is the same chart", () => {
    const parsed = createMachine(JSON.parse(textOf(`${name}.json`)));
    expect(shapeOf(parsed)).toEqual(shapeOf(machine));
  });

  test("its drawing shows each state and each transition that leads somewhere", () => {
    const drawing = textOf(`${name}.svg`);
    const chart = readChart(machine);
    for (const { path } of readDefinition(machine).nodes)
      expect(drawing).toContain(`data-state="${path}"`);
    for (const { label, targets } of chart.transitions) {
      const named = label.replace(
        /[&<>"]/g,
        (sign) => `&#${sign.charCodeAt(0)};`,
      );
      if (targets.length > 0) expect(drawing).toContain(named);
    }
  });

  test("its page tells each state in words, and how to get there", () => {
    const page = textOf(`${name}.md`);
    for (const { path, node } of readDefinition(machine).nodes.slice(1)) {
      expect(page).toContain(`### ${path}\n\n${node.description ?? ""}`);
      expect(page).toContain(`**${path}**`);
    }
  });
});

function textOf(name: string): string {
  const text = docs.get(name);
  if (text === undefined) throw new Error(`no ${name} was generated`);
  return text;
}

/** States, transitions, and every description of a machine. */
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
