import { addressOf } from "../../../contract/language.ts";
import { deferred } from "../deferred.ts";
import { whenIdle } from "../page-events.ts";

const { promise, resolve } = deferred();

/**
 * Looks for a newer version of the site, and resolves when one is active. The server may then no longer have the files
 * of this page.
 */
export function siteUpdated(): Promise<void> {
  navigator.serviceWorker?.ready
    .then((registration) => registration.update())
    .catch(() => {});
  return promise;
}

/**
 * Registers the service worker when the page is loaded and idle, so that it does not delay the page. When this fails,
 * or in a browser without service workers, the site works online only.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // Undefined in an insecure context.
  if (!serviceWorker) return;
  let previous = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    const { controller } = serviceWorker;
    // The English worker also controls pages in other languages until their own worker is active.
    if (previous?.scriptURL === controller?.scriptURL) resolve();
    else cacheLoadedFiles();
    previous = controller;
  });
  const register = () =>
    serviceWorker.register(addressOf("/service-worker.js"));
  const registerWhenIdle = () => whenIdle(() => register().catch(() => {}));
  if (document.readyState === "complete") registerWhenIdle();
  else addEventListener("load", registerWhenIdle, { once: true });
}

/** Makes the service worker cache files that were requested before it was active, including those still loading. */
function cacheLoadedFiles(): void {
  new PerformanceObserver((list) => {
    const urlsToCache = list.getEntries().map(({ name }) => name);
    const message = { type: "CACHE_URLS", payload: { urlsToCache } };
    navigator.serviceWorker.controller?.postMessage(message);
  }).observe({ type: "resource", buffered: true });
}
