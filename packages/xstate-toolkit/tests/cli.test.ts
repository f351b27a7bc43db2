import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { runCli } from "../src/cli/commands.ts";

const CATALOGUE = "packages/xstate-toolkit/tests/catalogue-fixture.ts";
const CONFIG = "packages/xstate-toolkit/tests/empty.config.ts";

let out = "";
let err = "";
beforeEach(() => {
  out = "";
  err = "";
  vi.spyOn(console, "log").mockImplementation((text) => {
    out += `${text}\n`;
  });
  vi.spyOn(console, "error").mockImplementation((text) => {
    err += `${text}\n`;
  });
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    err += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Runs a command with the fixture catalogue and an empty config. */
const run = (...args: string[]) =>
  runCli([...args, "--catalogue", CATALOGUE, "--config", CONFIG]);

/** Creates a folder in `.results`, which is removed when the test ends. */
function createFolder(): string {
  mkdirSync(".results", { recursive: true });
  const path = mkdtempSync(join(".results", "cli-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Returns a function that runs a command with a catalogue of one small machine, whose docs take little time. */
function lampRunner(before = "") {
  const catalogue = join(createFolder(), "machines.ts");
  writeFileSync(
    catalogue,
    `import { createMachine } from "xstate";
    ${before}
    export const lamp = createMachine({ id: "lamp" });`,
  );
  return (...args: string[]) =>
    runCli([...args, "--catalogue", catalogue, "--config", CONFIG]);
}

describe("the command line", () => {
  test("lists its commands, and the options of a command", async () => {
    expect(await runCli(["--help"])).toBe(0);
    for (const name of [
      "check",
      "events",
      "docs",
      "view",
      "paths",
      "coverage",
      "mutants",
    ])
      expect(out).toMatch(new RegExp(`^ {2}${name} `, "m"));
    out = "";
    expect(await runCli(["--version"])).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await runCli(["paths", "--help"])).toBe(0);
    expect(out).toContain("--cover <goal>");
  });

  test("ends when it is done, prints only the result on standard output, and what guards print once with a count", () => {
    const folder = createFolder();
    writeFileSync(join(folder, "package.json"), "{}");
    writeFileSync(
      join(folder, "machines.ts"),
      `import { createMachine } from "xstate";
      console.log("loaded");
      setInterval(() => {}, 1_000);
      setTimeout(() => { throw new Error("not for the command") }, 1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const guard = () => { console.log("is it open?"); return true; };
      export const door: object = createMachine({
        id: "door", initial: "shut",
        states: { shut: { on: { open: { guard, target: "open" } } }, open: { on: { close: "shut", open: { guard } } } },
      });`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        resolve("packages/xstate-toolkit/src/cli/main.ts"),
        "check",
        "-c",
        "machines.ts",
      ],
      { cwd: folder, encoding: "utf8", timeout: 60_000 },
    );
    expect(stdout).toMatch(
      /^FAIL door: 1 path\n(?: {5}- the guard of .* is never false\n){2} {5}- warning: the plan has no payloads for open, close; .*\n$/,
    );
    expect(stderr).toMatch(
      /^loaded\nError: not for the command\n(?: {4}at .*\n)+is it open\? \(printed \d+ times\)\n$/,
    );
    expect(status).toBe(1);
  }, 120_000);

  test.each([
    [["paths", "--cover", "all"], "Allowed choices are transitions"],
    [["paths", "--format", "pdf"], "Allowed choices are text"],
    [["paths", "--seed", "x"], "Must be a whole number."],
    [["paths", "--run", "--url", "ftp://x"], "Must be an address such as"],
    [
      ["paths", "--run", "--url", "https://example.org/preview"],
      "Must be an address such as",
    ],
    [
      ["paths", "--url", "http://127.0.0.1:1"],
      "--url has no effect without --run",
    ],
    [["paths", "--run", "--style", "short"], "cannot be used with"],
    [["paths", "--run", "--format", "csv"], "cannot be used with"],
    [["paths", "--run", "--json"], "cannot be used with"],
    [["paths", "--json", "--format", "csv"], "cannot be used with"],
    [
      ["paths", "--format", "playwright", "--style", "short"],
      "--style has no effect on Playwright tests",
    ],
    [
      ["paths", "--format", "gherkin"],
      "A Gherkin file contains one machine: select a folder with --out, or one machine with --flow.",
    ],
    [
      ["paths", "--flow", "lunch"],
      "There is no machine lunch; the machines are door, lamp.",
    ],
    [["check", "lunch"], "There is no machine lunch"],
    [["mutants"], "set the option modelTests"],
    [["coverage", "--run"], "--run needs the option modelTests"],
  ])("%j exits with 2 and explains the error", async (args, text) => {
    expect(await run(...args)).toBe(2);
    expect(out + err).toContain(text);
  });

  test("the exit code is 2 for an unknown command and for a missing catalogue", async () => {
    expect(await runCli(["draw"])).toBe(2);
    expect(await runCli(["check", "--config", CONFIG])).toBe(2);
    expect(err).toContain("--catalogue ./machines/index.ts");
    expect(
      await runCli(["check", "--catalogue", "none.ts", "--config", CONFIG]),
    ).toBe(2);
    expect(err).toContain("none.ts does not exist");
  });

  test("check succeeds when every goal is reached; events without a payload need no case", async () => {
    expect(await run("check")).toBe(0);
    expect(out).toMatch(/^ok {3}door: \d+ paths\nok {3}lamp: 1 path\n$/);
    out = "";
    expect(await run("check", "door", "--json")).toBe(0);
    const none = { problems: [], missing: [], warnings: [] };
    expect(JSON.parse(out)).toMatchObject([{ machine: "door", ...none }]);
  });

  test("check fails when a goal is not reached or a machine throws, and prints warnings", async () => {
    const catalogue =
      "packages/xstate-toolkit/tests/broken-catalogue-fixture.ts";
    expect(
      await runCli(["check", "--catalogue", catalogue, "--config", CONFIG]),
    ).toBe(1);
    expect(out.split("\n")).toEqual([
      "FAIL lift: 1 path",
      expect.stringContaining(
        "the machine fails at (start) › door.closed: Error: ",
      ),
      "no sensor",
      '     - transition "waiting --door.closed [inline]--> moving" is never taken',
      '     - the guard of "waiting --door.closed [inline]--> moving" is never false',
      '     - the machine never rests in state "moving"',
      '     - warning: events lists "door.opened", which no transition handles',
      '     - warning: the actor "watchButtons" has no implementation; a double replaces it',
      "     - warning: the plan has no payloads for door.closed; add those that guards and assigns read (xstate-toolkit events prints a plan)",
      "",
    ]);
  });

  test("events prints a plan with every event of a machine", async () => {
    expect(await run("events", "door")).toBe(0);
    expect(out).toContain("export const doorPlan = {");
    expect(out).toContain(
      '"xstate.done.actor.check": [{ output: undefined }],',
    );
    out = "";
    expect(await run("events", "lamp")).toBe(0);
    expect(out).toContain('"switch.pressed": [{}],');
    expect(out).toContain('"bulb.*": [{ type: "…" }],');
  });

  test("paths prints the paths of a machine, and writes them to a file", async () => {
    expect(await run("paths", "--flow", "door")).toBe(0);
    expect(out).toMatch(/^Front door\n/);
    const file = join(createFolder(), "door.json");
    expect(
      await run("paths", "--flow", "door", "--format", "json", "--out", file),
    ).toBe(0);
    const [flow] = JSON.parse(readFileSync(file, "utf8"));
    expect(flow.paths.length).toBeGreaterThan(0);
  });

  test("the Gherkin output for several machines has one file per machine", async () => {
    const folder = createFolder();
    await run("paths", "--format", "gherkin", "--out", folder);
    for (const name of ["door", "lamp"])
      expect(readFileSync(join(folder, `${name}.feature`), "utf8")).toMatch(
        new RegExp(`^@${name}\n`),
      );
  });

  test("docs writes the docs, and --check reports a missing file", async () => {
    const docs = createFolder();
    const run = lampRunner();
    expect(await run("docs", "--out", docs)).toBe(0);
    for (const name of [
      "README.md",
      "lamp.md",
      "lamp.svg",
      "lamp.machine.ts",
      "index.html",
      "data/lamp.js",
    ])
      expect(existsSync(join(docs, name)), name).toBe(true);
    expect(await run("docs", "--out", docs, "--check")).toBe(0);
    rmSync(join(docs, "lamp.svg"));
    expect(await run("docs", "--out", docs, "--check")).toBe(1);
    expect(err).toContain(`${join(docs, "lamp.svg")} is not up to date`);
  }, 120_000);

  test("docs writes the pages and the drawings of a catalogue that cannot run in a browser, and exits with 1", async () => {
    const docs = join(createFolder(), "docs");
    const run = lampRunner("await Promise.resolve();");
    expect(await run("docs", "-o", docs)).toBe(1);
    expect(existsSync(join(docs, "lamp.svg"))).toBe(true);
    expect(err).toMatch(
      /^the visualiser: .*machines\.ts:2:\d+: Top-level await/m,
    );
  }, 120_000);

  test("docs and view refuse to write to a folder with files that were not generated, and remove none of them", async () => {
    const folder = createFolder();
    const otherFile = join(folder, "notes", "plan.txt");
    mkdirSync(dirname(otherFile));
    writeFileSync(otherFile, "");
    const run = lampRunner();
    for (const name of ["docs", "view"])
      expect(await run(name, "--out", folder), name).toBe(2);
    expect(err).toContain(`such as ${otherFile}`);
    expect(existsSync(otherFile)).toBe(true);
  }, 120_000);

  test("view writes a page that loads its data from local files", async () => {
    const view = createFolder();
    expect(await run("view", "--out", view, "--json")).toBe(0);
    expect(JSON.parse(out)).toEqual({ page: join(view, "index.html") });
    const page = readFileSync(join(view, "index.html"), "utf8");
    expect(page).toContain('<script src="data/door.js"></script>');
  }, 120_000);

  test("coverage counts what the plans cover", async () => {
    expect(await run("coverage", "--json")).toBe(0);
    expect(JSON.parse(out).flows[0]).toMatchObject({
      flow: "door",
      counts: { transitions: { machine: 19, all: 19 } },
    });
  }, 120_000);

  test("with --json, only JSON is written to standard output; results of earlier model tests are not used", () => {
    const folder = createFolder();
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write(
      "runner.mjs",
      `import { mkdirSync, writeFileSync } from "node:fs";
      console.log("the tests ran");
      mkdirSync(".results/mutants", { recursive: true });
      writeFileSync(".results/mutants/door.json", '{ "machine": "door", "total": 1, "survivors": [] }');`,
    );
    write(
      "config.mjs",
      `export default { modelTests: { command: ["node", "runner.mjs"], files: [] } };`,
    );
    write(".results/coverage/door.json", '{ "machine": "door" }');
    write(
      ".results/mutants/lamp.json",
      '{ "machine": "lamp", "total": 1, "survivors": [] }',
    );
    const runProcess = (...args: string[]) =>
      spawnSync(
        process.execPath,
        [
          resolve("packages/xstate-toolkit/src/cli/main.ts"),
          ...args,
          "--json",
          "--catalogue",
          resolve(CATALOGUE),
          "--config",
          "config.mjs",
        ],
        { cwd: folder, encoding: "utf8" },
      );
    const mutants = runProcess("mutants");
    expect(JSON.parse(mutants.stdout)).toMatchObject([{ machine: "door" }]);
    expect(mutants.stderr).toContain("the tests ran");
    const coverage = runProcess("coverage", "--run");
    expect(coverage.stderr).toContain("the tests ran");
    expect(JSON.parse(coverage.stdout).problems).toContain(
      "door: no live run of the model test is recorded",
    );
  }, 120_000);
});
