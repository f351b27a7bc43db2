/** Maximum time to wait for the scripts, in milliseconds. */
const MAX_WAIT = 10_000;

/**
 * Loads the page again. WebKit keeps the failed response of a script, even for the next page of the tab, until the
 * address is requested in another way. Therefore, requests the scripts that failed before.
 */
export async function reloadPage(): Promise<void> {
  await requestFailedScripts();
  location.reload();
}

/** Requests the scripts of this page that have not been loaded successfully, past every cache. Never rejects. */
export async function requestFailedScripts(): Promise<void> {
  const entries = performance.getEntriesByType(
    "resource",
  ) as PerformanceResourceTiming[];
  const failed = new Set(
    entries.filter(isFailedScript).map(({ name }) => name),
  );
  const signal = AbortSignal.timeout(MAX_WAIT);
  await Promise.allSettled(
    [...failed].map((url) => fetch(url, { cache: "reload", signal })),
  );
}

/** Older browsers do not tell the status, so all scripts count as failed there. */
function isFailedScript({
  name,
  responseStatus,
}: PerformanceResourceTiming): boolean {
  const { origin, pathname } = new URL(name);
  return (
    origin === location.origin &&
    pathname.endsWith(".js") &&
    responseStatus !== 200
  );
}
