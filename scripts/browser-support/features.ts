// The export for old versions of Node.js is a module, which Vitest does not transform as it would the 20 MB of JSON.
import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from "@mdn/browser-compat-data/forLegacyNode";
import { OLDEST_BROWSERS } from "./oldest-browsers.ts";

/** The use of a feature that at least one of the oldest browsers lacks. */
export type NewerFeature = {
  /** The id of the feature in MDN's compatibility data, such as `css.properties.field-sizing`. */
  readonly id: string;
  /** The selector, element or file that uses it. */
  readonly place: string;
};

/** Returns the part of MDN's compatibility data with this id, or undefined if there is none. */
export function findFeature(
  ...path: readonly string[]
): Identifier | undefined {
  let found: Identifier | undefined = data as unknown as Identifier;
  for (const key of path)
    found = found && Object.hasOwn(found, key) ? found[key] : undefined;
  return found;
}

/** Returns the names and values of the features directly below a feature. */
export function featuresBelow(
  feature: Identifier | undefined,
): [name: string, feature: Identifier][] {
  return Object.entries<Identifier>(
    (feature ?? {}) as Readonly<Record<string, Identifier>>,
  ).filter(([name]) => name !== "__compat");
}

/**
 * Returns the browsers among the oldest ones that lack a feature. A feature without data counts as supported. The mobile
 * browsers have the same engines, and lack only what does not concern them, such as cursors.
 *
 * @param prefix A vendor prefix that is also used. Support with this prefix is sufficient.
 */
export function browsersWithout(
  feature: Identifier | undefined,
  prefix?: string,
): string[] {
  const compat = feature?.__compat;
  if (!compat) return [];
  return Object.entries(OLDEST_BROWSERS)
    .filter(
      ([name, version]) =>
        !isSupported(compat, name as BrowserName, version, prefix),
    )
    .map(([name, version]) => `${name} ${version}`);
}

/** Returns whether at least one of the oldest browsers lacks a feature. */
export function isNewer(
  feature: Identifier | undefined,
  prefix?: string,
): boolean {
  return browsersWithout(feature, prefix).length > 0;
}

/** Returns the id of the feature with this path if an oldest browser lacks it, and otherwise nothing. */
export function newerFeature(...path: readonly string[]): string[] {
  return isNewer(findFeature(...path)) ? [path.join(".")] : [];
}

function isSupported(
  { support }: CompatStatement,
  browser: BrowserName,
  version: string,
  prefix: string | undefined,
): boolean {
  const statements = [support[browser] ?? []].flat();
  return statements.some(
    (statement) =>
      !statement.flags &&
      !statement.alternative_name &&
      (!statement.prefix || statement.prefix === prefix) &&
      typeof statement.version_added === "string" &&
      isAtMost(statement.version_added, version) &&
      !(
        typeof statement.version_removed === "string" &&
        isAtMost(statement.version_removed, version)
      ),
  );
}

/** Compares versions such as "16.4". "preview" is newer than every version. "≤80" means version 80 or an earlier one. */
function isAtMost(added: string, version: string): boolean {
  if (added === "preview") return false;
  const [left, right] = [added.replace("≤", ""), version].map((text) =>
    text.split(".").map(Number),
  ) as [number[], number[]];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}
