import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AcceptedFeature } from "../../scripts/browser-support/accepted.ts";
import { browserProblems } from "../../scripts/browser-support/check.ts";
import {
  newerStyleFeatures,
  withoutNewerStyles,
} from "../../scripts/browser-support/style-sheets.ts";
import { createFolder } from "../support/for-one-test.ts";

test.each([
  [
    "syntax of a script",
    { "a.js": "const digits = /[\\d--[0-4]]/v;" },
    "a.js uses syntax: Invalid regular expression flag (1:16)",
  ],
  [
    "a static method",
    { "a.js": "const { promise } = Promise.withResolvers();" },
    "a.js uses javascript.builtins.Promise.withResolvers not in chrome 109, firefox 115, safari 16.4",
  ],
  [
    "a method of an object",
    { "a.js": "export const sorted = (list) => list.toSorted();" },
    "a.js uses javascript.builtins.Array.toSorted not in chrome 109",
  ],
  [
    "a global",
    { "a.js": "new CloseWatcher();" },
    "a.js uses api.CloseWatcher not in chrome 109, firefox 115, safari 16.4",
  ],
  [
    "a selector",
    { "a.css": ".card:has(input) { color: red; }" },
    "a.css .card:has(input) uses css.selectors.has not in firefox 115",
  ],
  [
    "a function in a custom property",
    { "a.css": ":root { --ink: light-dark(#000, #fff); }" },
    "a.css :root uses css.types.color.light-dark not in chrome 109, firefox 115, safari 16.4",
  ],
  [
    "a property",
    { "a.css": "textarea { field-sizing: content; }" },
    "a.css textarea uses css.properties.field-sizing not in chrome 109, firefox 115, safari 16.4",
  ],
  [
    "an at-rule",
    { "a.css": "@starting-style { .card { opacity: 0; } }" },
    "a.css @starting-style uses css.at-rules.starting-style not in chrome 109, firefox 115, safari 16.4",
  ],
  [
    "a nested rule",
    { "a.css": ".card { & p { color: red; } }" },
    "a.css & p uses css.selectors.nesting not in chrome 109, firefox 115, safari 16.4",
  ],
  [
    "an attribute of a page",
    { "a.html": "<!doctype html><p popover>Text</p>" },
    "a.html <p> uses html.global_attributes.popover not in chrome 109, firefox 115, safari 16.4",
  ],
  [
    "an element that a script creates",
    { "a.js": 'export const view = (0, react.jsx)("search", {});' },
    "a.js uses html.elements.search not in chrome 109, firefox 115, safari 16.4",
  ],
])("finds %s that an oldest browser lacks", (_, files, problem) => {
  expect(browserProblems(siteWith(files), [])).toEqual([problem]);
});

test("accepts newer features for which the site has a fallback", () => {
  const site = siteWith({
    "a.css": `
      .a { height: 100px; height: calc-size(auto, size); }
      @supports (field-sizing: content) { .b { field-sizing: content; } }
      @supports selector(:has(a)) { .c:has(a) { color: red; } }
      .d { -webkit-user-select: none; user-select: none; }
    `,
    "a.js": `
      element.checkVisibility?.();
      if (typeof CloseWatcher === "function") start(window.CloseWatcher);
    `,
  });
  expect(browserProblems(site, [])).toEqual([]);
});

test("accepts the listed features only at their place, and reports entries that nothing needs", () => {
  const site = siteWith({ "a.css": ".a:has(b), .c:has(b) { color: red; }" });
  const entry = (place: string): AcceptedFeature => ({
    id: "css.selectors.has",
    place,
    reason: "",
  });
  expect(browserProblems(site, [entry(".a:has(b), .c:has(b)")])).toEqual([]);
  expect(browserProblems(site, [entry(".a:has(b)")])).toEqual([
    "a.css .a:has(b), .c:has(b) uses css.selectors.has not in firefox 115",
    "The site no longer uses css.selectors.has: remove the entry",
  ]);
});

test("removes from a style sheet what an oldest browser drops", () => {
  const css = `
    .a { color: red; color: light-dark(#000, #fff); field-sizing: content; }
    .a:has(b), .c { color: red; }
    @supports (field-sizing: content) { .d { color: red; } }
    @supports not selector(:has(a)) { .e { color: red; } }
  `;
  const left = withoutNewerStyles(css);
  expect(left.replaceAll(/\s+/g, " ").trim()).toBe(
    ".a { color: red; } .e { color: red; }",
  );
  expect(newerStyleFeatures(left)).toEqual([]);
});

function siteWith(files: Readonly<Record<string, string | undefined>>): string {
  const site = createFolder();
  for (const [name, text = ""] of Object.entries(files))
    writeFileSync(join(site, name), text);
  return site;
}
