/**
 * Compares package-lock.json with node_modules/.package-lock.json, so that npm runs only when a package is missing or
 * has a different version. Uses no dependencies and supports Node 20.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"];

/**
 * Returns the names of the packages in a folder's package-lock.json that this platform needs, but that are missing or
 * installed with a different version or integrity.
 *
 * @param withTools Whether the packages that only development and tests use are needed too.
 */
export function missingPackages(folder, withTools) {
  const locked = read(join(folder, "package-lock.json")).packages;
  const installed = installedPackages(folder);
  const ownOptional = new Set(
    Object.entries(locked)
      .filter(([path]) => path === "" || path.startsWith("packages/"))
      .flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {})),
  );
  return Object.entries(locked)
    .filter(
      ([path, entry]) =>
        path !== "" &&
        (withTools || !entry.dev) &&
        isNeeded(path, entry, ownOptional),
    )
    .filter(
      ([path, { version, integrity }]) =>
        installed[path]?.version !== version ||
        installed[path]?.integrity !== integrity ||
        !existsSync(join(folder, path, "package.json")),
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
}

/** Returns whether packages are installed that only development and tests use. */
export function hasDevelopmentPackages() {
  return Object.values(installedPackages(".")).some(({ dev }) => dev);
}

function installedPackages(folder) {
  const list = join(folder, "node_modules/.package-lock.json");
  return existsSync(list) ? read(list).packages : {};
}

/** Returns the names of packages whose version ranges in package-lock.json and in a package.json of the project differ. */
export function packagesWithChangedRange() {
  return Object.entries(read("package-lock.json").packages)
    .filter(([path]) => !path.includes("node_modules/"))
    .flatMap(([path, locked]) => {
      const file = join(path, "package.json");
      const declared = existsSync(file) ? read(file) : {};
      return KINDS.flatMap((kind) => {
        const [left, right] = [declared[kind] ?? {}, locked[kind] ?? {}];
        const names = Object.keys({ ...left, ...right });
        return names.filter((name) => left[name] !== right[name]);
      });
    });
}

/**
 * Returns whether a package must be installed. npm may skip optional dependencies of a package. The project's own
 * optional dependencies (PostgreSQL, Node) are required on the platforms that they support.
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
