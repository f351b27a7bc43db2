/**
 * Compares package-lock.json with node_modules/.package-lock.json, so that npm runs only when a package is missing or
 * has a different version. Uses no dependencies and supports Node 20.
 */
import { existsSync, readFileSync } from "node:fs";

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"];

/**
 * Returns the names of the packages in package-lock.json that this platform needs, but that are missing or installed
 * with a different version or integrity.
 */
export function missingPackages() {
  const locked = read("package-lock.json").packages;
  const installed = existsSync("node_modules/.package-lock.json")
    ? read("node_modules/.package-lock.json").packages
    : {};
  const ownOptional = new Set(
    Object.entries(locked)
      .filter(([path]) => path === "" || path.startsWith("packages/"))
      .flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {})),
  );
  return Object.entries(locked)
    .filter(
      ([path, entry]) => path !== "" && isNeeded(path, entry, ownOptional),
    )
    .filter(
      ([path, { version, integrity }]) =>
        installed[path]?.version !== version ||
        installed[path]?.integrity !== integrity ||
        !existsSync(`${path}/package.json`),
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
}

/** Returns the names of packages whose version ranges in package.json and package-lock.json differ. */
export function packagesWithChangedRange() {
  const declared = read("package.json");
  const locked = read("package-lock.json").packages[""];
  return KINDS.flatMap((kind) => {
    const [left, right] = [declared[kind] ?? {}, locked[kind] ?? {}];
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
      (name) => left[name] !== right[name],
    );
  });
}

/**
 * Returns whether a package must be installed. npm may skip optional dependencies of a package. The project's own
 * optional dependencies (Node, PostgreSQL) are required on the platforms that they support.
 */
function isNeeded(path, entry, ownOptional) {
  if (!entry.optional) return true;
  return (
    ownOptional.has(path.replace(/^node_modules\//, "")) &&
    isAllowed(entry.os, process.platform) &&
    isAllowed(entry.cpu, process.arch)
  );
}

function isAllowed(allowed, value) {
  return allowed === undefined || [allowed].flat().includes(value);
}

function read(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
