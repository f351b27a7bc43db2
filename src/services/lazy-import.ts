/**
 * Returns a function that imports a module on demand and can be called again after a failure. Some browsers cache a
 * failed import. Therefore, if the error message ends with the module's URL, later calls append a query to the URL.
 *
 * @param load - The import, for example `() => import("./ics.ts")`.
 * @returns A function that resolves with the module, or rejects with the error of the import.
 */
export function lazyImport<Module>(
  load: () => Promise<Module>,
): () => Promise<Module> {
  let failures = 0;
  let url: string | null = null;
  return async () => {
    // Concurrent calls use the same URL, so the browser makes one request, and its failure is counted once.
    const failuresBefore = failures;
    try {
      if (url === null) return await load();
      return await import(/* @vite-ignore */ `${url}?retry=${failuresBefore}`);
    } catch (error) {
      failures = failuresBefore + 1;
      url ??= failedUrl(error);
      throw error;
    }
  };
}

/** Returns the URL at the end of the message, where Chromium and Firefox put it; null in other browsers. */
function failedUrl(error: unknown): string | null {
  const lastWord =
    error instanceof Error ? error.message.split(" ").at(-1) : "";
  return lastWord?.startsWith(`${location.origin}/`) ? lastWord : null;
}
