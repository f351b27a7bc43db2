import { addressOf } from "../../../contract/language.ts";

/** The download of each script that an import needed, by URL. Resolves immediately if the page requested the script. */
const downloads = new Map<string, Promise<void>>();
/** The URLs of scripts whose last download failed. */
const failed = new Set<string>();

/**
 * Imports a module after its scripts have been downloaded. Browsers keep the failure of an imported script until the
 * page is loaded again, so that a later import of the module, or of another one with the same script, would fail too.
 * After a failed download, in contrast, the next call downloads the script again and imports it. A failed request of the
 * page itself is repaired by `reloadPage`. The build calls this
 * function for every `import()` of the site (`scripts/site/downloaded-imports.ts`).
 *
 * @param load - The import.
 * @param scripts - The files of the module's script and of those that it imports, relative to the site's folder.
 * @returns The module. Rejects if a script cannot be downloaded, or with the error of the import.
 */
export async function importDownloaded<Module>(
  load: () => Promise<Module>,
  scripts: readonly string[] = [],
): Promise<Module> {
  // The prerendering has no document and imports files.
  if (typeof document !== "undefined")
    await Promise.all(scripts.map((path) => download(addressOf(`/${path}`))));
  return load();
}

function download(path: string): Promise<void> {
  const { href } = new URL(path, location.origin);
  const running = downloads.get(href);
  if (running) return running;
  const started = downloadScript(href).catch((error: unknown) => {
    downloads.delete(href);
    failed.add(href);
    throw error;
  });
  downloads.set(href, started);
  return started;
}

async function downloadScript(url: string): Promise<void> {
  if (!failed.has(url) && isRequestedByPage(url)) return;
  // WebKit caches failed responses.
  const cache = failed.has(url) ? "reload" : "default";
  const response = await fetch(url, { cache }).catch(() => null);
  if (!response?.ok)
    throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  // Read to its end, so that the import finds the script in the cache.
  await response.arrayBuffer();
  failed.delete(url);
}

/** Returns whether the page's HTML or another script has requested the script. */
function isRequestedByPage(url: string): boolean {
  const { pathname } = new URL(url);
  return (
    document.querySelector(`link[href="${pathname}"]`) !== null ||
    performance.getEntriesByName(url).length > 0
  );
}
