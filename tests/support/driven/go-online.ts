import type { Driver } from "./driver.ts";

/** Simulates the return of the network connection, so that the page refreshes data that may be stale. */
export async function goOnline({ page }: Driver<unknown>): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("online"));
  });
}
