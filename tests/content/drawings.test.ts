import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { footprint } from "../../src/content/footprint.ts";
import { gallery } from "../../src/content/gallery.ts";
import { insights } from "../../src/content/insights.ts";
import { programmes } from "../../src/content/programmes/catalogue.ts";

const FILE = join(import.meta.dirname, "../../src/ui/drawings.svg");

test("every picture that the content names is in the file of drawings", () => {
  const views = readFileSync(FILE, "utf8").matchAll(/<view id="([\w-]+)"/g);
  const known = new Set([...views].map(([, id]) => id));
  const named = [
    ...insights.articles.map(({ image }) => image),
    ...gallery.entries.flatMap((one) => ("image" in one ? [one.image] : [])),
    ...programmes.map(({ image }) => image),
    ...footprint.regions.map(({ image }) => image),
  ];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
