import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiReference } from "../build/api-reference.ts";

test("API.md is up to date (to update it, run npm run docs)", () => {
  const file = join(import.meta.dirname, "../API.md");
  expect(readFileSync(file, "utf8")).toBe(apiReference());
});
