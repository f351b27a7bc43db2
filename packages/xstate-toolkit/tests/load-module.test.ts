import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadModule } from "../src/cli/load-module.ts";
import { visualiserScript } from "../src/show/visualiser-page.ts";

/** Writes the files of a project into a folder in `.results`, which is removed when the test ends. */
function project(files: Readonly<Record<string, string>>): string {
  mkdirSync(".results", { recursive: true });
  const folder = mkdtempSync(join(".results", "project-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function check(folder: string, catalogue: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve("packages/xstate-toolkit/src/cli/main.ts"),
      "check",
      "-c",
      catalogue,
    ],
    { cwd: folder, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

const APPLICATION = {
  "package.json": "{}",
  "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  "src/page.tsx": `import { createMachine } from "xstate";
    import fs from "node:fs";
    import logo from "@/logo.svg?react";
    import "@/global.css";
    import styles from "./page.module.css";
    import texts from "@/texts.json";
    import { limit } from "@/limit";
    enum State { Shut = "shut", Open = "open" }
    export const Page = () => <p className={styles.page}>{logo}{String(fs.existsSync)}</p>;
    export const door = createMachine({
      id: import.meta.env.VITE_NAME ?? texts.id,
      initial: State.Shut,
      context: { limit, isServer: import.meta.env.SSR },
      states: { [State.Shut]: { on: { open: State.Open } }, [State.Open]: {} },
    });`,
  "src/limit.ts": "export const limit: number = 3;",
  "src/texts.json": '{ "id": "frontDoor" }',
  "src/logo.svg": "<svg/>",
  "src/global.css": "p { color: red }",
  "src/page.module.css": ".page {}",
};

test("a module of an application is loaded with its styles, pictures, JSON, JSX, aliases and environment", async () => {
  // React is not installed in every project, but the automatic JSX import needs it.
  const folder = project(APPLICATION);
  expect(check(folder, "src/page.tsx")).toEqual({
    status: 0,
    stdout: "ok   frontDoor: 1 path\n",
    stderr: "",
  });
  expect(readdirSync(join(folder, "src")).sort()).toEqual([
    "global.css",
    "limit.ts",
    "logo.svg",
    "page.module.css",
    "page.tsx",
    "texts.json",
  ]);
  const cwd = process.cwd();
  expect(await visualiserScript(join(cwd, folder, "src/page.tsx"))).toContain(
    "frontDoor",
  );
}, 60_000);

test("an error in a module names the file, the line and what to do", async () => {
  const folder = project({
    "package.json": "{}",
    "missing.ts": '\nimport { a } from "~/nowhere";\nexport const b = a;',
    "browser.ts":
      'import "./style.css";\n\nexport const width: number = window.innerWidth;',
    "style.css": "",
    "broken.ts": "export const a = ;",
  });
  const loading = (name: string) => loadModule(join(folder, name));
  await expect(loading("missing.ts")).rejects.toThrow(
    /missing\.ts:2:19: Could not resolve "~\/nowhere"\. Install the package, or add the path alias/,
  );
  await expect(loading("broken.ts")).rejects.toThrow(
    /broken\.ts:1:18: Unexpected ";"/,
  );
  // Vitest maps the lines of a stack trace differently, so this module is loaded by Node.
  const browser = check(folder, "browser.ts");
  expect(browser.status).toBe(2);
  expect(browser.stderr).toMatch(
    /browser\.ts cannot be loaded: window is not defined \(.*browser\.ts:3:\d+\)\nThe module must run in Node/,
  );
}, 60_000);
