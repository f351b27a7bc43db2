/** Number of failed imports since the page was loaded, by URL. */
const failures = new Map<string, number>();

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
    if (url === null) throw error;
    const failed = failures.get(url) ?? 0;
    if (failed === 0) {
      failures.set(url, 1);
      throw error;
    }
    try {
      // Concurrent retries have the same URL, so the browser makes one request.
      return await import(/* @vite-ignore */ `${url}?retry=${failed}`);
    } catch (retryError) {
      failures.set(url, failed + 1);
      throw retryError;
    }
  }
}

/** Returns the URL at the end of the message, where Chromium and Firefox put it; null in other browsers. */
function failedUrl(error: unknown): string | null {
  const word = error instanceof Error ? error.message.split(" ").at(-1) : "";
  return word?.startsWith(`${location.origin}/`) ? word : null;
}
