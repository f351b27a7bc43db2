import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { footprint } from "../../src/content/footprint.ts";
import { gallery } from "../../src/content/gallery.ts";
import { insights } from "../../src/content/insights.ts";
import { programmes } from "../../src/content/programmes/catalogue.ts";

const FILE = join(import.meta.dirname, "../../src/ui/drawings.svg");

test("every image that the content refers to exists in drawings.svg", () => {
  const views = readFileSync(FILE, "utf8").matchAll(/<view id="([\w-]+)"/g);
  const defined = new Set([...views].map(([, id]) => id));
  const used = [
    ...insights.articles.map(({ image }) => image),
    ...gallery.entries.flatMap((entry) =>
      "image" in entry ? [entry.image] : [],
    ),
    ...programmes.map(({ image }) => image),
    ...footprint.regions.map(({ image }) => image),
  ];
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
