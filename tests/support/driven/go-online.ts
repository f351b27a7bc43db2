import type { Driver } from "./driver.ts";

/** Simulates a restored network connection, so that the page refreshes data that may be stale. */
export async function goOnline({ page }: Driver<unknown>): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("online"));
  });
}
