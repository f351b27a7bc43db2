import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMachine } from "xstate";
import { readCatalogue } from "../../src/show/catalogue.ts";
import { readCoverage, writeCoverage } from "../../src/show/coverage-file.ts";
import { makeDocs } from "../../src/show/make-docs.ts";

const IDS = [
  "../../outside",
  "shop/cart",
  "shop:cart",
  "README",
  "coverage",
  "nul",
  "Door",
  "door",
  "",
];

const machines = IDS.map((id) =>
  createMachine({ id, initial: "a", states: { a: {} } }),
);

/** Whether every file system accepts the path and it does not leave the folder. */
const isSafe = (path: string) =>
  /^(?:data\/)?[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[a-z]+)+$/.test(path) &&
  !/^(?:data\/)?nul\./.test(path);

test("the docs of each machine have their own safe files for any id", async () => {
  const docs = await makeDocs({
    catalogue: readCatalogue({ default: machines }),
  });
  const paths = [...docs.keys()];
  expect(paths.filter((path) => !isSafe(path))).toEqual([]);
  // Five files for each machine, and the four of the folder.
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(
    5 * IDS.length + 4,
  );
  expect(paths).toContain("Door.md");
  const links = [...`${docs.get("README.md")}`.matchAll(/\]\((.*?)\)/g)];
  for (const [, path = ""] of links) expect(paths).toContain(path);
});

test("the coverage files of machines whose ids differ in case or contain a slash are distinct", () => {
  mkdirSync(".results", { recursive: true });
  const folder = mkdtempSync(join(".results", "coverage-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const share = { total: 1, covered: 1 };
  for (const machine of IDS)
    writeCoverage(
      {
        machine,
        states: share,
        transitions: share,
        branches: share,
        paths: 1,
      },
      join(folder, "in"),
    );
  const files = readdirSync(join(folder, "in"));
  expect(files.filter((name) => !isSafe(name))).toEqual([]);
  expect(new Set(files.map((name) => name.toLowerCase())).size).toBe(
    IDS.length,
  );
  expect(readCoverage(join(folder, "in"))).toHaveLength(IDS.length);
});
