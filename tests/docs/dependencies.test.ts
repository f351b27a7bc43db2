import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";

const dependencyNames = ["package.json", "scripts/node/package.json"].flatMap(
  (path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(path, "utf8"),
    );
    return Object.keys({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
  },
);
const explainedPatterns = readFileSync("docs/dependencies.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)])
  .map((match) => match[1] ?? "");

test("docs/dependencies.md explains every direct dependency exactly once", () => {
  const counts = dependencyNames.map((name) => [
    name,
    explainedPatterns.filter((pattern) => matchesGlob(name, pattern)).length,
  ]);
  expect(counts).toEqual(dependencyNames.map((name) => [name, 1]));
});

test("every dependency in docs/dependencies.md is in a package.json", () => {
  const unknown = explainedPatterns.filter(
    (pattern) => !dependencyNames.some((name) => matchesGlob(name, pattern)),
  );
  expect(unknown).toEqual([]);
});
