import type { Page } from "@playwright/test";

/** What the browser keeps for this origin, by name. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Stores a value as another tab would, which this page is told of. */
export async function storeFromAnotherTab(
  page: Page,
  change: (storage: Storage) => void,
): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/healthz");
  await other.evaluate(`(${change})(localStorage)`);
  await other.close();
}
