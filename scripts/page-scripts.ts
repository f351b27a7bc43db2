import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { pages } from "../contract/pages.ts";

const ROUTES_FILE = join(import.meta.dirname, "../src/app/routes.tsx");
const MANIFEST_FOLDER = ".vite";

/** Returns the URLs of a page's own script and of all scripts that it imports statically. */
export type ScriptsOf = (path: string) => readonly string[];

/** Reads the build's manifest and removes it from the site. The returned function throws when a page has no script. */
export function readPageScripts(site: string): ScriptsOf {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(site, MANIFEST_FOLDER, "manifest.json"), "utf8"),
  );
  rmSync(join(site, MANIFEST_FOLDER), { recursive: true });
  const routes = readFileSync(ROUTES_FILE, "utf8");
  return (path) => {
    const [name] =
      Object.entries(pages).find(([, page]) => page.path === path) ?? [];
    const component = new RegExp(
      `\\b${name}: \\(\\) =>\\s*import\\(\\s*"\\.\\./([^"]+)"`,
    ).exec(routes)?.[1];
    const chunks = new Set([`src/${component}`]);
    for (const chunk of chunks)
      for (const imported of manifest[chunk]?.imports ?? [])
        chunks.add(imported);
    return [...chunks].map((chunk) => {
      const file = manifest[chunk]?.file;
      if (!file) throw new Error(`The build has no script for ${path}.`);
      return `/${file}`;
    });
  };
}
