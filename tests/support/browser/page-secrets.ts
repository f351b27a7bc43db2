import type { Page, Request } from "@playwright/test";

/** Searches requests, storage and memory for a typed secret. */

/** Returns URL, headers and body of a request as one text. */
export function requestText(request: Request): string {
  const { url, headers, body } = {
    url: request.url(),
    headers: JSON.stringify(request.headers()),
    body: request.postData() ?? "",
  };
  return `${decodeURIComponent(url)} ${headers} ${body}`;
}

/** Returns everything that a page has stored, as one text. */
export function allStoredText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.title,
      window.name,
      databases,
      await caches.keys(),
    ]);
  });
}

/** Returns every string in the page's memory, after a garbage collection. */
export async function memoryTextOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  let snapshot = "";
  client.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => {
    snapshot += chunk;
  });
  await client.send("HeapProfiler.collectGarbage");
  await client.send("HeapProfiler.takeHeapSnapshot");
  await client.detach();
  return snapshot;
}
