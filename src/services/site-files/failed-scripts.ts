/** Maximum time to wait for the scripts, in milliseconds. */
const MAX_WAIT = 10_000;

/**
 * Loads the page again. WebKit caches the failed response of a script, even for the next page of the tab, until the
 * address is requested in another way. Therefore, requests the scripts that failed before.
 */
export async function reloadPage(): Promise<void> {
  await requestFailedScripts();
  location.reload();
}

/** Requests the scripts of this page that have not been loaded successfully, past every cache. Never rejects. */
async function requestFailedScripts(): Promise<void> {
  const entries = performance.getEntriesByType(
    "resource",
  ) as PerformanceResourceTiming[];
  // WebKit has no entry for a script without a response, but each imported script has a link.
  const links = document.querySelectorAll<HTMLLinkElement>('link[href$=".js"]');
  const failed = new Set([...links].map(({ href }) => href));
  for (const { name } of entries) if (isOwnScript(name)) failed.add(name);
  for (const entry of entries) if (isLoaded(entry)) failed.delete(entry.name);
  const signal = AbortSignal.timeout(MAX_WAIT);
  await Promise.allSettled(
    [...failed].map((url) => fetch(url, { cache: "reload", signal })),
  );
}

/** Older browsers do not report the status, so all scripts count as failed there. */
function isLoaded({ responseStatus }: PerformanceResourceTiming): boolean {
  return responseStatus === 200;
}

function isOwnScript(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.endsWith(".js");
}
