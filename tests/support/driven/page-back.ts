import type { Drive } from "./drive.ts";

/** The page becomes visible after it was offline, so its data may be stale. */
export async function comeBack({ page }: Drive<unknown>): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("online"));
  });
}
