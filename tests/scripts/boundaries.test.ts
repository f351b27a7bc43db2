import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkBoundaries, violationsOf } from "../../scripts/boundaries.ts";

/** The lines at which a file of this path and text is refused. */
const linesOf = (path: string, text: string) =>
  violationsOf(path, text).map(({ line }) => line);

describe("the arrows between the folders", () => {
  test.each([
    ["contract/rules/email.ts", "../../machines/login.ts"],
    ["contract/wire.ts", "zod"],
    ["contract/wire.ts", "xstate"],
    ["contract/wire.ts", "node:crypto"],
    ["contract/schemas/login.ts", "../../server/app.ts"],
    ["machines/login.ts", "../src/services/api.ts"],
    ["machines/login.ts", "../server/clock.ts"],
    ["machines/login.ts", "react"],
    ["machines/login.ts", "@xstate/react"],
    ["machines/login.ts", "fs"],
    ["src/flows/login/login-page.tsx", "../../../server/app.ts"],
    ["src/flows/login/login-page.tsx", "node:path"],
    ["src/flows/login/login-page.tsx", "zod"],
    ["src/flows/login/login-page.tsx", "ky"],
    ["src/flows/login/login-page.tsx", "../../../contract/schemas/login.ts"],
    ["src/services/api.ts", "../flows/login/login-page.tsx"],
    ["src/ui/Button.tsx", "../services/api.ts"],
    ["server/app.ts", "../src/main.tsx"],
    ["server/app.ts", "react"],
    ["server/app.ts", "../tests/support/database.ts"],
    ["scripts/build.ts", "../src/main.tsx"],
  ])("%s may not import %s", (path, from) => {
    expect(linesOf(path, `\nimport { x } from "${from}";\n`)).toEqual([2]);
  });

  test.each([
    ["contract/rules/email.ts", "../constants.ts"],
    ["contract/schemas/login.ts", "zod"],
    ["contract/schemas/login.ts", "../wire.ts"],
    ["machines/login.ts", "xstate"],
    ["machines/login.ts", "../contract/wire.ts"],
    ["src/flows/login/login-page.tsx", "../../../machines/login.ts"],
    ["src/flows/login/login-page.tsx", "../../services/api.ts"],
    ["src/flows/login/login-page.tsx", "@xstate/react"],
    ["src/services/api.ts", "ky"],
    ["src/main.tsx", "./ui/styles.css"],
    ["server/app.ts", "../machines/match-status.ts"],
    ["server/app.ts", "node:http"],
    ["scripts/build.ts", "vite"],
  ])("%s may import %s", (path, from) => {
    expect(linesOf(path, `import { x } from "${from}";`)).toEqual([]);
  });

  test("the browser may take a schema's type, not its value", () => {
    const path = "src/services/api.ts";
    const from = "../../contract/schemas/login.ts";
    expect(linesOf(path, `import type { A } from "${from}";`)).toEqual([]);
    expect(linesOf(path, `import { type A, b } from "${from}";`)).toEqual([1]);
  });

  test.each([
    ["a re-export", 'export { x } from "react";'],
    ["a re-export of all", 'export * from "react";'],
    ["an import for its effect", 'import "react";'],
    ["a type import", 'import type { FC } from "react";'],
    ["a type named in place", 'type A = import("react").FC;'],
    ["a dynamic import", 'const a = () => import("react");'],
  ])("%s counts as an import", (_, text) => {
    expect(linesOf("machines/login.ts", text)).toEqual([1]);
  });

  test("a text or a comment that looks like an import does not count", () => {
    const text = '// import "react";\nconst a = \'import "react"\';';
    expect(linesOf("machines/login.ts", text)).toEqual([]);
  });
});

describe("what only src/services/ may use", () => {
  test.each([
    "await fetch('/api/');",
    "window.fetch('/api/');",
    "localStorage.getItem('token');",
    "globalThis.sessionStorage.clear();",
    "document.cookie = 'a=b';",
    "const { localStorage } = window;",
    "const a = (localStorage as Storage).length;",
  ])("a view may not do: %s", (text) => {
    expect(linesOf("src/shell/frame.tsx", text)).toEqual([1]);
    expect(linesOf("src/services/storage.ts", text)).toEqual([]);
  });

  test.each([
    "actor.fetch();",
    "const a = { localStorage: 1 };",
    "type Fetch = typeof fetch;",
    "const a = 'fetch';",
    "const a = <p title='fetch'>fetch</p>;",
  ])("a view may do: %s", (text) => {
    expect(linesOf("src/shell/frame.tsx", text)).toEqual([]);
  });
});

describe("what a machine may not use", () => {
  test.each([
    "const now = Date.now();",
    "const now = new Date();",
    "const now = Date();",
    "const chance = Math.random();",
    "setTimeout(() => {}, 1);",
    "const clock = { setTimeout };",
    "window.open('/');",
    "location.assign('/');",
    "console.log(1);",
    "fetch('/api/');",
  ])("a machine may not do: %s", (text) => {
    expect(linesOf("machines/login.ts", text)).toEqual([1]);
    expect(linesOf("server/clock.ts", text)).toEqual([]);
  });

  test.each([
    "const then = new Date(at);",
    "const year = Date.UTC(2026, 0, 1);",
    "const confirmed = (confirm: string) => confirm;",
    "const least = Math.min(1, 2);",
  ])("a machine may do: %s", (text) => {
    expect(linesOf("machines/login.ts", text)).toEqual([]);
  });
});

test("a folder is read whole, and what breaks the rules is named by file, line and reason", () => {
  const root = mkdtempSync(join(tmpdir(), "boundaries-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "machines/deep"), { recursive: true });
  mkdirSync(join(root, "src"));
  writeFileSync(
    join(root, "machines/deep/a.ts"),
    "\n\nexport const a = Date.now();\n",
  );
  writeFileSync(join(root, "src/b.tsx"), 'import "node:fs";\n');
  writeFileSync(join(root, "src/c.css"), "not read");
  expect(checkBoundaries(root)).toEqual([
    {
      path: "machines/deep/a.ts",
      line: 3,
      message: expect.stringContaining("uses Date.now"),
    },
    {
      path: "src/b.tsx",
      line: 1,
      message: expect.stringContaining("imports node:fs"),
    },
  ]);
});

test("a file that does not parse is named, never passed", () => {
  expect(() => violationsOf("machines/a.ts", "const = ;")).toThrow(
    "machines/a.ts does not parse",
  );
});
