import type { BrowserContext, Page } from "@playwright/test";
import type { Driver } from "./driver.ts";

/** The other tab of each browser context. Its changes to the storage cause events in the first tab. */

const tabs = new WeakMap<BrowserContext, Promise<Page>>();

/** Applies all changes to the storage in one task of another tab; null removes a key. */
export async function storeInOtherTab(
  { page, world }: Driver<unknown>,
  changes: Readonly<Record<string, string | null>>,
): Promise<void> {
  const context = page.context();
  const tabPromise = tabs.get(context) ?? openTab(context, world.origin);
  tabs.set(context, tabPromise);
  const tab = await tabPromise;
  await tab.evaluate((values) => {
    for (const [name, value] of Object.entries(values))
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
  }, changes);
}

async function openTab(context: BrowserContext, origin: string): Promise<Page> {
  const tab = await context.newPage();
  // This page has the same origin but does not run the site's code.
  await tab.goto(`${origin}/healthz`);
  return tab;
}
