import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withoutZod } from "../../scripts/site/without-zod.ts";

let folder: string;
beforeEach(() => {
  // Inside the project, so that packages and the contract can be imported.
  folder = mkdtempSync(join(import.meta.dirname, "bundle-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function bundleOf(source: string) {
  writeFileSync(join(folder, "entry.ts"), source);
  return build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [withoutZod],
    build: {
      write: false,
      rolldownOptions: { input: join(folder, "entry.ts") },
    },
  });
}

test("a build whose browser code imports a schema fails and reports the reason", async () => {
  await expect(
    bundleOf(
      'import { schemas } from "../../../contract/calls/index.ts"; console.log(schemas.login);',
    ),
  ).rejects.toThrow(/contains zod\. Import only types from contract\/calls\//);
});

test("a build whose browser code imports types of a schema passes", async () => {
  await expect(
    bundleOf(
      'import { calls } from "../../../contract/api.ts"; import type { ResponseOf } from "../../../contract/calls/index.ts"; const response: ResponseOf<"checkAccess"> = { allowed: true }; console.log(calls, response);',
    ),
  ).resolves.toBeDefined();
});
