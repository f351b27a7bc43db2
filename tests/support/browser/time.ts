import type { Page } from "@playwright/test";

/** Gives a page a clock that a test can move. Before the first `goto`. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install();
}

/** Stops the page's clock, so that time passes only by `pass`. */
export async function freezeTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A moment ahead: the clock cannot be stopped in the past, and it goes on while this is said.
  await page.clock.pauseAt(now + 2_000);
}

/** Lets so many milliseconds pass on a frozen page, timer by timer. */
export function pass(page: Page, milliseconds: number): Promise<void> {
  return page.clock.runFor(milliseconds);
}

/** How many milliseconds a frozen page is from a time. */
export async function timeUntil(page: Page, at: number): Promise<number> {
  return at - (await page.evaluate(() => Date.now()));
}
