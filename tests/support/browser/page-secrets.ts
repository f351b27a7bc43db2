import type { Page, Request } from "@playwright/test";

/** Functions that return the text of requests, storage and memory, so that tests can look for typed secrets in it. */

/** Returns a request's URL, headers (except cookies) and body in a single string, each both as sent and decoded. */
export function requestText(request: Request): string {
  const headers = JSON.stringify(request.headers());
  return [request.url(), headers, request.postData() ?? ""]
    .map(decoded)
    .join(" ");
}

/** Returns a text, followed by a copy in which percent-encoded characters and plus signs are decoded. */
function decoded(text: string): string {
  const plain = text
    .replaceAll("+", " ")
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll("%", ""), "hex").toString(),
    );
  return `${text} ${plain}`;
}

/**
 * Returns a single string with everything that a page has stored, both as is and decoded. It contains the names of
 * databases and caches, but not their content.
 */
export async function allStoredText(page: Page): Promise<string> {
  const text = await page.evaluate(async () => {
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
  return decoded(text);
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
