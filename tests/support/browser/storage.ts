import type { Page } from "@playwright/test";

/** Returns the localStorage of the page's origin, by key. */
export function readLocalStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Returns the times of the stored session's login and last activity, in epoch milliseconds. */
export async function readSessionTimes(page: Page) {
  const stored = await readLocalStorage(page);
  return {
    loggedInAt: Number(JSON.parse(stored.current_user ?? "{}").loggedInAt),
    activeAt: Number(stored.active_at),
  };
}

/**
 * Changes localStorage from another tab, so that every other page of the context receives a `storage` event. A value of
 * null removes its key.
 */
export async function storeFromOtherTab(
  page: Page,
  changes: Readonly<Record<string, string | null>>,
): Promise<void> {
  const other = await page.context().newPage();
  // This page has the same origin but does not run the site's code.
  await other.goto(new URL("/healthz", page.url()).href);
  await other.evaluate((changedValues) => {
    for (const [name, value] of Object.entries(changedValues))
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
  }, changes);
  await other.close();
}
