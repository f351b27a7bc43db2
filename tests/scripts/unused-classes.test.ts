import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  classUses,
  declaredClasses,
  unusedClasses,
} from "../../scripts/unused-classes.ts";
import { createFolder } from "../support/for-one-test.ts";

test("reports each unused class of a style sheet with its file and line", () => {
  const root = createFolder();
  mkdirSync(join(root, "src"));
  writeFileSync(
    join(root, "src/a.css"),
    ".card {\n  color: red;\n}\n.orphan {\n  color: red;\n}\n",
  );
  writeFileSync(join(root, "src/a.tsx"), '<p className="note card" />;');
  expect(unusedClasses(root)).toEqual([
    "src/a.css:4 the class orphan is not used",
  ]);
});

test("finds the classes of every kind of selector", () => {
  const css = `
    .a > .b:not(.c, :is(.d)) + p.e::before { color: red; }
    @media (width > 10px) { .f { & .g { color: red; } } }
    .h { background: url("x.i"); }
  `;
  expect([...declaredClasses("a.css", css).keys()].toSorted()).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g",
    "h",
  ]);
});

test.each([
  ["a string", 'const a = "one two";', "two"],
  ["a template", `const a = \`one \${b ? "two" : ""}\`;`, "two"],
  ["a composed name", `const a = \`tone-\${b}\`, b = "deep";`, "tone-deep"],
  [
    "a composed name that ends in a number",
    `const a = \`swatch--\${b + 1}\`;`,
    "swatch--3",
  ],
])("counts %s as a use", (_description, text, name) => {
  expect(classUses([["src/a.ts", text]])(name)).toBe(true);
});

test.each([
  ["a sentence", 'const a = "Choose one, please";', "one"],
  ["a type", 'type A = "one";', "one"],
  ["an import", 'import "one";', "one"],
  ["a comment", "// one", "one"],
  [
    "a composed name with an unknown ending",
    `const a = \`tone-\${b}\`;`,
    "tone-deep",
  ],
])("does not count %s as a use", (_description, text, name) => {
  expect(classUses([["src/a.ts", text]])(name)).toBe(false);
});
