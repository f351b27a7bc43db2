import { expect, test } from "vitest";
import { foreignReferences, proseOf } from "../../scripts/language.ts";

const texts = (path: string, text: string) =>
  proseOf(path, text).map((prose) => prose.text.trim());

test("the prose of TypeScript is its comments, descriptions and test titles", () => {
  const source = [
    "// A comment.",
    'const url = "https://example.org/not-prose";',
    'export const state = { description: "A description." };',
    'test("a title", () => {});',
    'describe("a group", () => {});',
  ].join("\n");
  expect(texts("machines/a.ts", source)).toEqual([
    "A comment.",
    '"A description."',
    '"a title"',
    '"a group"',
  ]);
});

test("the prose of CSS is its comments, and all of Markdown is prose", () => {
  expect(texts("src/a.css", ".a { color: red } /* why */")).toEqual([
    "/* why */",
  ]);
  expect(texts("README.md", "# Title")).toEqual(["# Title"]);
});

test("each piece of prose has the number of the line on which it starts", () => {
  const [, second] = proseOf("server/a.ts", "// one\n\n/* two */");
  expect(second?.line).toBe(3);
});

test.each([
  ["// Logs in (§7).", 1],
  ["// Limits (design: Security table).", 1],
  ["// Redirects (decisions: Access).", 1],
  ["// See docs/decisions.md.", 0],
  ["const style = { design: plain };", 0],
])(
  "%s has %i references to documents outside the repository",
  (text, count) => {
    expect(foreignReferences("server/a.ts", text)).toHaveLength(count);
  },
);
