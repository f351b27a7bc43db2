import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  boundaryViolations,
  folderViolations,
  globalViolations,
  importViolations,
} from "../../scripts/boundaries.ts";

/** Writes a small project and returns its folder, which is removed after the test. */
function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "boundaries-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The modules that the cases import. */
const IMPORTED_FILES = {
  "contract/pages.ts": "export const x = 1;",
  "contract/constants.ts": "export const x = 1;",
  "contract/calls/accounts.ts":
    "export type A = 1; export const b = 1; export const x = 1;",
  "machines/login/chart.ts": "export const x = 1;",
  "machines/match-status/chart.ts": "export const x = 1;",
  "src/services/api.ts": "export const x = 1;",
  "src/flows/login/login-page.tsx": "export const x = 1;",
  "src/main.tsx": "export const x = 1;",
  "server/app.ts": "export const x = 1;",
  "server/http/http-error.ts": "export const x = 1;",
  "server/accounts/sessions.ts": "export const x = 1;",
  "server/profile/profile-save.ts": "export const x = 1;",
  "server/routes/route.ts": "export const x = 1;",
  "server/clock.ts": "export const x = 1;",
  "tests/support/database.ts": "export const x = 1;",
  "packages/xstate-toolkit/src/index.ts": "export const x = 1;",
  "packages/tool/src/plan/search.ts": "export const x = 1;",
};

/** Returns the import violations in a project of these files and IMPORTED_FILES. */
async function violationsOf(files: Readonly<Record<string, string>>) {
  return importViolations(project({ ...IMPORTED_FILES, ...files }));
}

/** Returns the path of a case's file. Each case has its own file, so that one run checks all cases. */
const fileOf = (folder: string, index: number) => `${folder}/case${index}.ts`;

describe("the direction of imports", () => {
  const forbidden = [
    ["contract/rules", "../../machines/login/chart.ts"],
    ["contract", "zod"],
    ["contract", "xstate"],
    ["contract", "node:crypto"],
    ["contract/calls", "../../server/app.ts"],
    ["contract/rules", "../calls/accounts.ts"],
    ["machines/login", "../../contract/calls/accounts.ts"],
    ["server/security", "../http/http-error.ts"],
    ["server/http", "../accounts/sessions.ts"],
    ["server/accounts", "../routes/route.ts"],
    ["server/matches", "../profile/profile-save.ts"],
    ["machines", "../src/services/api.ts"],
    ["machines", "../server/clock.ts"],
    ["machines", "react"],
    ["machines", "@xstate/react"],
    ["machines", "fs"],
    ["src/flows/login", "../../../server/app.ts"],
    ["src/flows/login", "node:path"],
    ["src/flows/login", "zod"],
    ["src/flows/login", "ky"],
    ["src/flows/login", "../../../contract/calls/accounts.ts"],
    ["src/services", "../flows/login/login-page.tsx"],
    ["src/ui", "../services/api.ts"],
    ["server", "../src/main.tsx"],
    ["server", "react"],
    ["server", "../tests/support/database.ts"],
    ["scripts", "../src/main.tsx"],
    ["scripts", "../packages/tool/src/plan/search.ts"],
    ["tests/flows", "../../packages/tool/src/plan/search.ts"],
    ["tests/flows", "xstate-toolkit/src/plan/search.ts"],
    ["packages/tool/src", "../../../machines/login/chart.ts"],
    ["packages/tool/tests", "../../../tests/support/database.ts"],
  ] as const;
  const allowed = [
    ["contract/rules", "../constants.ts"],
    ["contract/calls", "zod"],
    ["server/http", "../clock.ts"],
    ["server/routes", "../accounts/sessions.ts"],
    ["contract/calls", "../pages.ts"],
    ["machines", "xstate"],
    ["machines", "../contract/pages.ts"],
    ["src/flows/login", "../../../machines/login/chart.ts"],
    ["src/flows/login", "../../services/api.ts"],
    ["src/flows/login", "@xstate/react"],
    ["src/services", "ky"],
    ["server", "../machines/match-status/chart.ts"],
    ["server", "node:http"],
    ["scripts", "vite"],
    ["scripts", "../packages/xstate-toolkit/src/index.ts"],
    ["tests/flows", "xstate-toolkit/search"],
    ["packages/tool/tests", "../src/plan/search.ts"],
  ] as const;
  const filesOf = (cases: readonly (readonly [string, string])[]) =>
    Object.fromEntries(
      cases.map(([folder, from], index) => [
        fileOf(folder, index),
        `import { x } from "${from}"; export const y = x;`,
      ]),
    );

  test("each forbidden import is reported with its file", async () => {
    const violations = await violationsOf(filesOf(forbidden));
    const reported = forbidden.filter(([folder], index) =>
      violations.some((violation) =>
        violation.startsWith(`${fileOf(folder, index)} → `),
      ),
    );
    expect(reported).toEqual(forbidden);
  });

  test("allowed imports are not reported", async () => {
    expect(await violationsOf(filesOf(allowed))).toEqual([]);
  });

  test("browser code may import types from a schema module, but not values", async () => {
    const from = "../../contract/calls/accounts.ts";
    expect(
      await violationsOf({
        "src/services/a.ts": `import type { A } from "${from}"; export type C = A;`,
      }),
    ).toEqual([]);
    expect(
      await violationsOf({
        "src/services/a.ts": `import { type A, b } from "${from}"; export const c: A = b;`,
      }),
    ).toEqual([expect.stringContaining("src/services/a.ts → contract/calls")]);
  });

  test("re-exports, side-effect imports, type imports and dynamic imports count as imports; strings and comments do not", async () => {
    const violations = await violationsOf({
      "machines/a.ts": 'export { x } from "react";',
      "machines/b.ts": 'export * from "react";',
      "machines/c.ts": 'import "react";',
      "machines/d.ts": 'import type { FC } from "react"; export type A = FC;',
      "machines/e.ts": 'export const a = () => import("react");',
      "machines/f.ts":
        '// import "react";\nexport const a = \'import "react"\';',
    });
    expect(violations.map((text) => text.split(" → ")[0])).toEqual(
      ["a", "b", "c", "d", "e"].map((name) => `machines/${name}.ts`),
    );
  });

  test("a cycle in any part of the product is reported", async () => {
    const folders = ["contract", "machines", "src", "server"];
    const violations = await violationsOf(
      Object.fromEntries(
        folders.flatMap((folder) => [
          [
            `${folder}/a.ts`,
            'import { b } from "./b.ts"; export const a = () => b;',
          ],
          [
            `${folder}/b.ts`,
            'import { a } from "./a.ts"; export const b = () => a;',
          ],
        ]),
      ),
    );
    for (const folder of folders)
      expect(violations).toContainEqual(
        expect.stringContaining(
          `${folder}/a.ts → ${folder}/b.ts → ${folder}/a.ts`,
        ),
      );
  });

  test("the check of a project without modules fails", async () => {
    await expect(
      importViolations(project({ "server/README.md": "" })),
    ).rejects.toThrow("no TypeScript module");
  });
});

/** Returns the lines at which a file with this path and text uses a forbidden global. */
const linesOf = (path: string, text: string) =>
  globalViolations(path, text).map((violation) =>
    Number(/:(\d+) /.exec(violation)?.[1]),
  );

describe("the check of browser globals in views", () => {
  test.each([
    "await fetch('/api/');",
    "window.fetch('/api/');",
    "localStorage.getItem('token');",
    "globalThis.sessionStorage.clear();",
    "document.cookie = 'a=b';",
    "const { localStorage } = window;",
    "const a = (localStorage as Storage).length;",
  ])("a view may not use %s", (text) => {
    expect(linesOf("src/app/frame.tsx", text)).toEqual([1]);
    expect(linesOf("src/services/storage.ts", text)).toEqual([]);
  });

  test.each([
    "actor.fetch();",
    "const a = { localStorage: 1 };",
    "type Fetch = typeof fetch;",
    "const a = 'fetch';",
    "const a = <p title='fetch'>fetch</p>;",
  ])("a view may use %s", (text) => {
    expect(linesOf("src/app/frame.tsx", text)).toEqual([]);
  });
});

describe("the check of globals in machines", () => {
  test.each([
    "const now = Date.now();",
    "const now = new Date();",
    "const now = Date();",
    "const random = Math.random();",
    "setTimeout(() => {}, 1);",
    "const clock = { setTimeout };",
    "window.open('/');",
    "location.assign('/');",
    "console.log(1);",
    "fetch('/api/');",
  ])("a machine may not use %s", (text) => {
    expect(linesOf("machines/login/chart.ts", text)).toEqual([1]);
    expect(linesOf("server/clock.ts", text)).toEqual([]);
  });

  test.each([
    "const then = new Date(at);",
    "const year = Date.UTC(2026, 0, 1);",
    "const confirmed = (confirm: string) => confirm;",
    "const least = Math.min(1, 2);",
  ])("a machine may use %s", (text) => {
    expect(linesOf("machines/login/chart.ts", text)).toEqual([]);
  });
});

test("an allowed import is not reported when the project folder is a relative path", async () => {
  const root = project({
    "machines/a.ts": 'import { setup } from "xstate"; export const a = setup;',
  });
  expect(await importViolations(relative(process.cwd(), root))).toEqual([]);
});

test("violations are reported with the file, and forbidden globals also with the line", async () => {
  const root = project({
    "machines/deep/a.ts": "\n\nexport const a = Date.now();\n",
    "src/b.tsx": 'import "node:fs";\n',
    "src/c.css": "not read",
  });
  expect(await boundaryViolations(root)).toEqual([
    expect.stringContaining("src/b.tsx → fs"),
    expect.stringContaining("machines/deep/a.ts:3 uses Date.now"),
  ]);
});

test("a file that does not parse is reported by name", () => {
  expect(() => globalViolations("machines/a.ts", "const = ;")).toThrow(
    "machines/a.ts does not parse",
  );
});

test("a folder with too many files is reported, unless it is the design system", () => {
  const filesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  expect(
    folderViolations([
      ...filesIn("src/flows/door", 43),
      ...filesIn("src/flows/wall", 42),
      ...filesIn("src/ui", 80),
    ]),
  ).toEqual(["src/flows/door has 43 files, more than 42"]);
});
