import type { Drive } from "./drive.ts";

/** What a browser tells a page of the person before it and of its network; a driven browser has always both. */

/** The page is covered by another one, or in front again. */
export async function setVisible(
  { page }: Drive<unknown>,
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

/** The browser keeps the page for the way back, or shows it again. */
export async function turnPage(
  { page }: Drive<unknown>,
  kind: "pagehide" | "pageshow",
): Promise<void> {
  await page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, kind);
}

/** The network is lost or back. */
export async function setNetwork(
  { page }: Drive<unknown>,
  isThere: boolean,
): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true });
    dispatchEvent(new Event(value ? "online" : "offline"));
  }, isThere);
}
