import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until the service worker is active and has cached the files of the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
  );
  await untilCached(page);
}

/** Waits until the service worker at this path is active and controls the page. */
export async function untilControlled(page: Page, path: string): Promise<void> {
  await page.waitForFunction((script) => {
    const { controller } = navigator.serviceWorker;
    return (
      controller?.state === "activated" &&
      new URL(controller.scriptURL).pathname === script
    );
  }, path);
}

/** Waits until the service worker has cached the files that the page has loaded. */
export async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.includes("/assets/"));
        const found = await Promise.all(loaded.map((url) => caches.match(url)));
        return loaded.filter((_, index) => !found[index]);
      }),
    )
    .toEqual([]);
}

/**
 * Returns the files in all caches of the page's origin. For each file, `cache` is the name of its cache, and `urls` contains the URLs of the request and the
 * response.
 */
export function cachedFiles(page: Page) {
  return page.evaluate(async () => {
    const files: {
      cache: string;
      path: string;
      urls: string;
      text: string;
    }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        files.push({
          cache: name,
          path: new URL(request.url).pathname,
          urls: `${request.url} ${response?.url}`,
          text: (await response?.text()) ?? "",
        });
      }
    }
    return files;
  });
}

/**
 * Records the paths of the responses that the page or the service worker gets from the network. Returns a function that
 * returns the paths recorded so far.
 */
export function watchNetwork(page: Page): () => string[] {
  const paths: string[] = [];
  page.context().on("response", (response) => {
    if (response.fromServiceWorker()) return;
    paths.push(new URL(response.url()).pathname);
  });
  return () => paths;
}
