import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { physicalStyles } from "../../scripts/physical-styles.ts";
import { createFolder } from "../support/for-one-test.ts";

test.each([
  ["a side", "margin-left: 1px;", true],
  ["a position", "right: 0;", true],
  ["an alignment", "text-align: left;", true],
  ["a shorthand with unequal sides", "padding: 0 1px 0 var(--s2);", true],
  ["a horizontal shadow", "box-shadow: inset 4px 0 0 red;", true],
  ["a logical side", "margin-inline-start: 1px;", false],
  ["a shorthand with equal sides", "padding: 0 1px 2px 1px;", false],
  ["a function with a comma", "padding: 0 min(1px, 2px) 0;", false],
  ["a vertical shadow", "box-shadow: 0 4px 0 red;", false],
  [
    "a distance with a direction",
    "translate: calc(4px * var(--direction));",
    false,
  ],
])("judges %s", (_name, declaration, isReported) => {
  const root = createFolder();
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src/a.css"), `p {\n  ${declaration}\n}\n`);
  expect(physicalStyles(root)).toEqual(
    isReported ? [`src/a.css:2 is not mirrored: ${declaration}`] : [],
  );
});
