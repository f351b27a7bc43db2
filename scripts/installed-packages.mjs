/**
 * Compares what package-lock.json names with what npm recorded in node_modules/.package-lock.json: a folder that
 * already holds every package is never installed again. No dependency, Node 20.
 */
import { existsSync, readFileSync } from "node:fs";

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"];

/** The names of locked packages that this platform needs and node_modules lacks or holds in another version. */
export function missingPackages() {
  const locked = read("package-lock.json").packages;
  const installed = existsSync("node_modules/.package-lock.json")
    ? read("node_modules/.package-lock.json").packages
    : {};
  const chosen = new Set(Object.keys(locked[""].optionalDependencies ?? {}));
  return Object.entries(locked)
    .filter(([path, entry]) => path !== "" && isNeeded(path, entry, chosen))
    .filter(
      ([path, { version, integrity }]) =>
        installed[path]?.version !== version ||
        installed[path]?.integrity !== integrity ||
        !existsSync(`${path}/package.json`),
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
}

/** The names whose range in package.json is not the one that package-lock.json was made for. */
export function undeclaredChanges() {
  const wanted = read("package.json");
  const locked = read("package-lock.json").packages[""];
  return KINDS.flatMap((kind) => {
    const [left, right] = [wanted[kind] ?? {}, locked[kind] ?? {}];
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
      (name) => left[name] !== right[name],
    );
  });
}

/**
 * An optional package of a package may rightly be left out by npm; our own optional ones (Node, PostgreSQL) are
 * needed wherever they run.
 */
function isNeeded(path, entry, chosen) {
  if (!entry.optional) return true;
  return (
    chosen.has(path.replace(/^node_modules\//, "")) &&
    fits(entry.os, process.platform) &&
    fits(entry.cpu, process.arch)
  );
}

function fits(allowed, value) {
  return allowed === undefined || [allowed].flat().includes(value);
}

function read(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
