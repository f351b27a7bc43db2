/** URLs of modules whose import has failed since the page was loaded. */
const failedUrls = new Set<string>();
let retries = 0;

/**
 * Imports a module on demand. Can be called again after a failure: browsers remember that the import of a URL failed and do not
 * request it again, so a retry adds a query to the URL.
 *
 * @param load The import, for example `() => import("./ics.ts")`.
 * @throws The error of the import.
 */
export async function lazyImport<Module>(
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = failedUrl(error);
    if (url === null || !failedUrls.has(url)) {
      if (url !== null) failedUrls.add(url);
      throw error;
    }
    retries += 1;
    return import(/* @vite-ignore */ `${url}?retry=${retries}`);
  }
}

/** Returns the URL at the end of the message, where Chromium and Firefox put it; null in other browsers. */
function failedUrl(error: unknown): string | null {
  const word = error instanceof Error ? error.message.split(" ").at(-1) : "";
  return word?.startsWith(`${location.origin}/`) ? word : null;
}
