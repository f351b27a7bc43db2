import type { Page } from "@playwright/test";

/** How far ahead of the present a clock is stopped, in milliseconds; a busy machine may need another attempt. */
const AHEAD = 2_000;
const ATTEMPTS = 3;

/** Gives a page a clock that a test can move. Before the first `goto`. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install();
}

/** Stops the page's clock, up to two seconds from now, so that time passes only by `pass`. */
export async function freezeTime(page: Page): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const now = await page.evaluate(() => Date.now());
    try {
      // The clock goes on while this is said, and cannot be stopped in the past.
      return await page.clock.pauseAt(now + AHEAD);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Lets so many milliseconds pass on a frozen page, timer by timer. */
export function pass(page: Page, milliseconds: number): Promise<void> {
  return page.clock.runFor(milliseconds);
}

/** How many milliseconds a frozen page is from a time. */
export async function timeUntil(page: Page, at: number): Promise<number> {
  return at - (await page.evaluate(() => Date.now()));
}
