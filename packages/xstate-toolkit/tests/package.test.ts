import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The files that packing changes and restores. */
const CHANGED = ["package.json", "API.md"];
const PACKAGE = resolve(import.meta.dirname, "..");
const MODULES = resolve(PACKAGE, "../../node_modules");
/** The packages that a project installs with the toolkit, and the dependencies of the toolkit. */
const INSTALLED = [
  "xstate",
  "vitest",
  "typescript",
  "commander",
  "elkjs",
  "esbuild",
  "fast-check",
  "@playwright/test",
];

const RANGE: string = JSON.parse(
  readFileSync(join(PACKAGE, "package.json"), "utf8"),
).peerDependencies.xstate;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "packed-")));
const project = join(folder, "project");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const copy = join(folder, "packages/xstate-toolkit");
/** Packs a copy of the package, because packing changes package.json, and unpacks it into an empty project. */
beforeAll(() => {
  cpSync(PACKAGE, copy, {
    recursive: true,
    filter: (path) => !/\/(?:dist|node_modules|tests)$|\.saved$/.test(path),
  });
  cpSync(join(PACKAGE, "../../tsconfig.json"), join(folder, "tsconfig.json"));
  symlinkSync(MODULES, join(folder, "node_modules"));
  // As after an earlier packing that failed, the backups exist and the files are changed.
  for (const name of CHANGED) {
    const path = join(copy, name);
    renameSync(path, `${path}.saved`);
    const text = readFileSync(`${path}.saved`, "utf8");
    writeFileSync(path, text.replaceAll("XState", "changed"));
  }
  const packed = run("npm", ["pack", "--json"], copy);
  expect(packed.stderr.includes("error"), packed.stderr).toBe(false);
  const modules = join(project, "node_modules");
  mkdirSync(modules, { recursive: true });
  run("tar", ["xzf", join(copy, "xstate-toolkit-0.1.0.tgz"), "-C", modules]);
  renameSync(join(modules, "package"), join(modules, "xstate-toolkit"));
  mkdirSync(join(modules, "@playwright"));
  for (const name of INSTALLED)
    symlinkSync(realpathSync(join(MODULES, name)), join(modules, name));
  write("package.json", '{ "type": "module" }');
}, 120_000);

function run(program: string, args: readonly string[], cwd = project) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "", VITEST: "", NO_COLOR: "1" },
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

const PROGRAM = join("node_modules/xstate-toolkit/dist/cli/main.js");
const node = (...args: string[]) => run(process.execPath, args);
const toolkit = (...args: string[]) => node(PROGRAM, ...args);
const vitest = () => node("node_modules/vitest/vitest.mjs", "run");
/** More than one checker would check the same types more than once. */
const typeCheck = () =>
  node("node_modules/typescript/bin/tsc", "--checkers", "1");

function write(path: string, text: string): void {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the code of the README example with this file name. */
function example(name: string): string {
  const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
  const language = name.endsWith(".ts") ? "ts" : "js";
  const [, text] = readme.split(`\`\`\`${language} file=${name}\n`);
  if (text === undefined) throw new Error(`README.md has no file ${name}`);
  return text.slice(0, text.indexOf("```"));
}

describe("the packed package", () => {
  test("contains no TypeScript source, and its package.json refers only to files that exist", () => {
    const folder = join(project, "node_modules/xstate-toolkit");
    const manifest = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    expect(manifest.scripts).toBeUndefined();
    const entries = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === "string" ? [entry] : Object.values(entry as object),
    );
    for (const path of [...entries, ...Object.values(manifest.bin)])
      expect(existsSync(join(folder, String(path))), String(path)).toBe(true);
    expect(existsSync(join(folder, "src"))).toBe(false);
  });

  test("has a licence, and every link in its documents leads to a file or a heading that it contains", () => {
    const folder = join(project, "node_modules/xstate-toolkit");
    expect(existsSync(join(folder, "LICENSE"))).toBe(true);
    const broken: string[] = [];
    const documents = readdirSync(folder, {
      recursive: true,
      encoding: "utf8",
    });
    for (const name of documents.filter((path) => path.endsWith(".md"))) {
      const text = readFileSync(join(folder, name), "utf8");
      const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(
        ([, heading = ""]) =>
          heading
            .toLowerCase()
            .replace(/[^\w\- ]/g, "")
            .replaceAll(" ", "-"),
      );
      const withoutCode = text.replace(/^```.*?^```$/gms, "");
      for (const [, link = ""] of withoutCode.matchAll(/\]\(([^)]*)\)/g)) {
        const works = link.startsWith("#")
          ? anchors.includes(link.slice(1))
          : link.startsWith("https:") ||
            existsSync(join(folder, dirname(name), link));
        if (!works) broken.push(`${name}: ${link}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test("can be packed after packing has failed, which restores the files that packing changes", () => {
    for (const name of CHANGED) {
      const text = readFileSync(join(PACKAGE, name), "utf8");
      expect(text).toContain("XState");
      expect(readFileSync(join(copy, name), "utf8")).toBe(text);
      expect(existsSync(join(copy, `${name}.saved`))).toBe(false);
    }
  });

  describe("runs the quick start", () => {
    beforeAll(() => {
      for (const type of ["js", "ts"])
        write(`machines.${type}`, example("machines.js"));
    });

    test.each(["machines.js", "machines.ts"])("check %s", (catalogue) => {
      const { status, stdout, stderr } = toolkit("check", "-c", catalogue);
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/^ok {3}trafficLight: \d paths?\n$/);
    });

    test("paths", () => {
      const { status, stdout } = toolkit("paths", "-c", "machines.js");
      expect(status).toBe(0);
      expect(stdout).toContain("button pressed");
    });

    test("docs and view", () => {
      for (const command of ["docs", "view"]) {
        const { status, stderr } = toolkit(command, "-c", "machines.js");
        expect([status, stderr]).toEqual([0, ""]);
      }
      const page = join(project, "statecharts-docs/trafficLight.md");
      expect(readFileSync(page, "utf8")).toContain("Cars may pass.");
      const drawing = join(project, "statecharts-docs/trafficLight.svg");
      expect(readFileSync(drawing, "utf8")).toBe(
        readFileSync(join(PACKAGE, "docs/traffic-light.svg"), "utf8"),
      );
      expect(existsSync(join(project, ".results/view/index.html"))).toBe(true);
    }, 180_000);

    test("the examples with and without a model test, in TypeScript", () => {
      const names = ["machines.test", "paths.test"];
      for (const name of names) {
        const text = example(`${name}.js`).replace(
          "machines.js",
          "machines.ts",
        );
        write(`${name}.ts`, text);
      }
      const { status, stdout, stderr } = vitest();
      expect(status, `${stdout}\n${stderr}`).toBe(0);
      for (const name of names) rmSync(join(project, `${name}.ts`));
    }, 180_000);
  });

  test("runs the model test of the quick start with node:test, which fails when an expectation does", () => {
    write("machines.js", example("machines.js"));
    const passing = example("machines.test.js").replace(
      "/vitest",
      "/node-test",
    );
    write("passing.test.js", passing);
    write("failing.test.js", passing.replace("waiting: true", "waiting: 1"));
    const [passed, failed] = ["passing", "failing"].map((name) =>
      // A process for each test file would only cost time.
      node(
        "--test",
        "--test-isolation=none",
        "--test-reporter=spec",
        `${name}.test.js`,
      ),
    );
    expect(passed?.status, passed?.stdout).toBe(0);
    expect(passed?.stdout).toContain("the live runs reach every goal");
    expect(failed?.status).toBe(1);
    expect(failed?.stdout).toMatch(/context\.waiting: /);
    expect(failed?.stdout).toContain(
      "at step 1, button.pressed, of trafficLight",
    );
    for (const name of ["passing", "failing"])
      rmSync(join(project, `${name}.test.js`));
  });

  test("works with the lowest version of XState that it accepts", () => {
    const xstate = join(project, "node_modules/xstate");
    const link = (name: string) => {
      rmSync(xstate);
      symlinkSync(realpathSync(join(MODULES, name)), xstate);
    };
    link("xstate-lowest");
    const { version } = JSON.parse(
      readFileSync(join(xstate, "package.json"), "utf8"),
    );
    expect(RANGE).toBe(`^${version}`);
    write("machines.js", example("machines.js"));
    write("machines.test.js", example("machines.test.js"));
    const { status, stdout } = toolkit("check", "-c", "machines.js");
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^ok {3}trafficLight/),
    ]);
    expect(vitest().status).toBe(0);
    rmSync(join(project, "machines.test.js"));
    link("xstate");
  }, 180_000);

  test("has declarations that type-check in a project without skipLibCheck", () => {
    write("machines.ts", example("machines.js"));
    write(
      "use.ts",
      `import { checkLaws, definePlan, findPath, planPaths, planShortPaths, readDefinition } from "xstate-toolkit";
import { defineConfig } from "xstate-toolkit/cli";
import { trafficLight } from "./machines.ts";

export const plan = definePlan(trafficLight, { events: { "button.pressed": [{}] } });
export const paths = planPaths(trafficLight, plan);
export const short = planShortPaths(trafficLight, plan);
export const found = findPath(trafficLight, plan, { state: "red" });
export const report = checkLaws(trafficLight, { ...plan, laws: {} });
export const definition = readDefinition(trafficLight);
export const labels: string[] = readDefinition(trafficLight).transitions.map(({ label }) => label);
export default defineConfig({ houseRules: { namesOnly: true } });
// @ts-expect-error The option does not exist.
defineConfig({ rules: true });
`,
    );
    write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          module: "nodenext",
          target: "es2023",
          strict: true,
          noEmit: true,
          declaration: true,
          allowImportingTsExtensions: true,
          types: [],
        },
        files: ["use.ts"],
      }),
    );
    const { status, stdout } = typeCheck();
    expect([stdout, status]).toEqual(["", 0]);
  }, 180_000);

  test("the model test of the quick start detects every mutant", () => {
    const names = ["machines.js", "machines.test.js"];
    for (const name of names) write(name, example(name));
    write(
      "xstate-toolkit.config.js",
      `export default {
  catalogue: "machines.js",
  modelTests: {
    command: [process.execPath, "node_modules/vitest/vitest.mjs", "run"],
    files: ["machines.test.js"],
  },
};`,
    );
    const { status, stdout, stderr } = toolkit("mutants");
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/^trafficLight +19\/19 /m);
    for (const name of ["machines.test.js", "xstate-toolkit.config.js"])
      rmSync(join(project, name));
  }, 180_000);

  test("the browser test in the README type-checks", () => {
    write("machines.ts", example("machines.js"));
    write("traffic-light.spec.ts", example("traffic-light.spec.ts"));
    write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          module: "nodenext",
          target: "es2023",
          strict: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          // Playwright's types need Node's types, which this project does not include.
          skipLibCheck: true,
          types: [],
        },
        files: ["traffic-light.spec.ts"],
      }),
    );
    const { status, stdout } = typeCheck();
    expect([stdout, status]).toEqual(["", 0]);
    rmSync(join(project, "traffic-light.spec.ts"));
  }, 180_000);

  test("a TypeScript catalogue that requires more than Node's type stripping is bundled", () => {
    write(
      "enums.ts",
      `import { createMachine } from "xstate";
enum State { On = "on" }
export const lamp = createMachine({ id: "lamp", initial: State.On, states: { [State.On]: {} } });
`,
    );
    const { status, stdout, stderr } = toolkit("check", "-c", "enums.ts");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("ok   lamp");
  });
});
