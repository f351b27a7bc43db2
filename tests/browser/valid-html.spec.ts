import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, unwatchedTest as test } from "../support/browser/test.ts";
import { htmlProblems } from "../support/browser/valid-html.ts";

const SITE = join(import.meta.dirname, "../../dist");

const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });

test("every built page is valid HTML", async () => {
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(9);
  for (const name of pages)
    expect
      .soft(await htmlProblems(readFileSync(join(SITE, name), "utf8")), name)
      .toEqual([]);
});

test("no built HTML, XML or text file contains a placeholder that the server would have to replace", () => {
  for (const name of files.filter((name) => /\.(html|xml|txt)$/.test(name)))
    expect
      .soft(readFileSync(join(SITE, name), "utf8"), name)
      .not.toMatch(/%[A-Z_]+%/);
});
