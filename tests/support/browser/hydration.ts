import { expect, type Locator } from "@playwright/test";

/**
 * Waits until React has hydrated a control of a prerendered page. Before that, a click does nothing. React marks each
 * element that it has hydrated.
 */
export async function untilHydrated(control: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        control.evaluate((element) =>
          Object.keys(element).some((key) => key.startsWith("__reactProps")),
        ),
      { intervals: [20, 50, 100] },
    )
    .toBe(true);
}
