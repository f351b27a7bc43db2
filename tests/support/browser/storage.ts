import type { Page } from "@playwright/test";

/** What the browser keeps for this origin, by name. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** When the stored session began and when its person was last active, in epoch milliseconds. */
export async function storedTimes(page: Page) {
  const stored = await storedIn(page);
  return {
    loggedInAt: Number(JSON.parse(stored.current_user ?? "{}").loggedInAt),
    activeAt: Number(stored.active_at),
  };
}

/** Changes the storage as another tab does, which every page of the context is told of; null removes. */
export async function storeElsewhere(
  page: Page,
  changes: Readonly<Record<string, string | null>>,
): Promise<void> {
  const other = await page.context().newPage();
  // A page of the origin without the product's own code.
  await other.goto("/healthz");
  await other.evaluate((wanted) => {
    for (const [name, value] of Object.entries(wanted))
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
  }, changes);
  await other.close();
}
