import { expect, type Page } from "@playwright/test";

/** How far the clock is moved ahead when it is frozen, in milliseconds. */
const FREEZE_DELAY = 2_000;
/** Maximum number of attempts to freeze the clock. On a busy machine, the requested time may already have passed. */
const ATTEMPTS = 3;

/** Installs a clock that a test can control. Call before the first `goto`. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install();
}

/**
 * Moves the page's clock ahead by at most `FREEZE_DELAY` and freezes it, so that time passes only with `advanceTime`.
 */
export async function freezeTime(page: Page): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const now = await page.evaluate(() => Date.now());
    try {
      // The clock continues to run during this call, and it cannot be frozen at a time that has already passed.
      return await page.clock.pauseAt(now + FREEZE_DELAY);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Advances a page's clock by this many milliseconds and runs the timers that become due. */
export function advanceTime(page: Page, milliseconds: number): Promise<void> {
  return page.clock.runFor(milliseconds);
}

/** Returns how many milliseconds remain until a given time, according to the page's frozen clock. */
export async function timeUntil(page: Page, at: number): Promise<number> {
  return at - (await page.evaluate(() => Date.now()));
}

/** Expects the countdown of the page to show at least `minimum` and at most `maximum` milliseconds. */
export async function expectCountdown(
  page: Page,
  minimum: number,
  maximum: number,
): Promise<void> {
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/^\d\d:\d\d$/);
  const [minutes = 0, seconds = 0] = (await timer.innerText())
    .split(":")
    .map(Number);
  const remaining = (minutes * 60 + seconds) * 1_000;
  expect(remaining).toBeGreaterThanOrEqual(minimum);
  expect(remaining).toBeLessThanOrEqual(maximum);
}
