import type { Page, Request } from "@playwright/test";

/** Where a secret that was typed could have gone: to a request, a storage, the memory. */

/** All that a request says: address, headers and body. */
export function wordsOf(request: Request): string {
  const { url, headers, body } = {
    url: request.url(),
    headers: JSON.stringify(request.headers()),
    body: request.postData() ?? "",
  };
  return `${decodeURIComponent(url)} ${headers} ${body}`;
}

/** Everything that a page can keep for later, as one text. */
export function storedAnywhere(page: Page): Promise<string> {
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

/** Every text that the page holds in memory, after its garbage has been collected. */
export async function memoryOf(page: Page): Promise<string> {
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
