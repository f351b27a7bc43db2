/**
 * Installs the packed package from the registry's view of a stranger: in an empty folder and in projects with Vite 5 to
 * 8, and runs the first chapter of the README in JavaScript and TypeScript. Needs a registry, so no test runs it.
 *
 *   npm pack && node build/try-projects.mjs xstate-toolkit-0.1.0.tgz [folder]
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [archive, out = join(tmpdir(), "try-projects")] = process.argv.slice(2);
if (!archive || !existsSync(archive))
  throw new Error("Pass the packed package: node build/try-projects.mjs <tgz>");
const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

/** What each project has installed before. Vitest 3 works with Vite 5 to 7, and brings its own Vite otherwise. */
const PROJECTS = {
  empty: [],
  "vite-5": ["vite@5", "vitest@3"],
  "vite-6": ["vite@6", "vitest@3"],
  "vite-7": ["vite@7", "vitest@3"],
  "vite-8": ["vite@8", "vitest@latest"],
};

const problems = [];
for (const [name, installed] of Object.entries(PROJECTS)) {
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const run = (program, ...args) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: "utf8",
    });
    const result = status === 0 ? "ok" : "FAILED";
    console.log(`${name}: ${result} ${program} ${args.join(" ")}`);
    if (status === 0) return;
    problems.push(name);
    console.log(`${stdout}\n${stderr}`);
  };
  const save = (...packages) =>
    run("npm", "install", "--no-audit", "--no-fund", "-D", ...packages);
  if (installed.length > 0) save(...installed);
  run("npm", "install", "--no-audit", "--no-fund", "xstate");
  save(resolve(archive), ...(installed.length > 0 ? [] : ["vitest"]));
  for (const type of ["js", "ts"]) {
    for (const [, file, text] of readme.matchAll(
      /^```js file=(\S+)\.js\n(.*?)^```$/gms,
    ))
      writeFileSync(
        join(folder, `${file}.${type}`),
        text.replace("./machines.js", `./machines.${type}`),
      );
    for (const command of ["check", "paths", "docs", "view"])
      run("npx", "xstate-toolkit", command, "--catalogue", `machines.${type}`);
    run("npx", "vitest", "run");
  }
}
process.exitCode = problems.length > 0 ? 1 : 0;
