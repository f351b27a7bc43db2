import { expect, type Locator, type Page } from "@playwright/test";

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

/** Makes each page that is loaded remember its prerendered heading, for `expectHydratedHeading`. */
export async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { heading: document.querySelector("h1") });
    });
  });
}

/** Expects that the page is hydrated and still has its prerendered heading, which React would otherwise have replaced. */
export async function expectHydratedHeading(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await untilHydrated(heading);
  const isPrerendered = await heading.evaluate(
    (element) => element === Reflect.get(window, "heading"),
  );
  expect(isPrerendered, "the heading is the prerendered one").toBe(true);
}
