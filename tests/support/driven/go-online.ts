import type { Driver } from "./driver.ts";

/** Simulates that the network is available again, so that the page refreshes data that may be stale. */
export async function goOnline({ page }: Driver<unknown>): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("online"));
  });
}
