import type { Driver } from "./driver.ts";

/** Simulates visibility and network changes, because an automated page is always visible and online. */

/** Hides the page or makes it visible. */
export async function setVisibility(
  { page }: Driver<unknown>,
  state: DocumentVisibilityState,
): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", {
      value,
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Simulates the page entering the back/forward cache (`pagehide`) or being restored from it (`pageshow`). */
export async function setPageCached(
  { page }: Driver<unknown>,
  kind: "pagehide" | "pageshow",
): Promise<void> {
  await page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, kind);
}

/** Simulates the network going offline or online. */
export async function setNetwork(
  { page }: Pick<Driver<unknown>, "page">,
  isOnline: boolean,
): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true });
    dispatchEvent(new Event(value ? "online" : "offline"));
  }, isOnline);
}

/** Simulates a restored network connection, so that the page refreshes data that may be stale. */
export const goOnline = (driver: Driver<unknown>) => setNetwork(driver, true);
