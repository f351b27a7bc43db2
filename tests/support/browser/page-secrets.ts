import type { Page, Request } from "@playwright/test";

/** The text of requests, storage and memory, which tests search for a secret that a user typed. */

/** Returns the URL, headers and body of a request as a single string. */
export function requestText(request: Request): string {
  const { url, headers, body } = {
    url: request.url(),
    headers: JSON.stringify(request.headers()),
    body: request.postData() ?? "",
  };
  return `${decodeURIComponent(url)} ${headers} ${body}`;
}

/** Returns what a page has stored, with only the names of its databases and caches, as a single string. */
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

/** Returns a heap snapshot of the page, taken after garbage collection. It contains every string in memory. */
export async function heapSnapshot(page: Page): Promise<string> {
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
