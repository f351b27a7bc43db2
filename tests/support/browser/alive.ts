import { expect, type Locator } from "@playwright/test";

/**
 * Waits until a control of a page that the build has written is alive: before its code has come a press does nothing,
 * and the browser tells nobody when that is over. React marks each element that it has taken over.
 */
export async function untilAlive(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactProps")),
      ),
    )
    .toBe(true);
}
