import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { addressOf, type Language } from "../../contract/language.ts";

const MANIFEST_FOLDER = ".vite";

/** Returns the URLs of a page's own script and of all scripts that it imports statically. */
export type ScriptsOf = (path: string) => readonly string[];

/**
 * Reads the build's manifest and removes it from the site. The returned function throws when a page has no script.
 *
 * @param files The path of each page and the source file of its module.
 */
export function readPageScripts(
  site: string,
  files: ReadonlyMap<string, string>,
  language: Language,
): ScriptsOf {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(site, MANIFEST_FOLDER, "manifest.json"), "utf8"),
  );
  rmSync(join(site, MANIFEST_FOLDER), { recursive: true });
  return (path) => {
    const chunks = new Set([files.get(path) ?? ""]);
    for (const chunk of chunks)
      for (const imported of manifest[chunk]?.imports ?? [])
        chunks.add(imported);
    return [...chunks].map((chunk) => {
      const file = manifest[chunk]?.file;
      if (!file) throw new Error(`The build has no script for ${path}.`);
      return addressOf(`/${file}`, language);
    });
  };
}
