import type { Drive } from "./drive.ts";

/** The page comes back to somebody who was without network: what it shows may be old. */
export async function comeBack({ page }: Drive<unknown>): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("online"));
  });
}
