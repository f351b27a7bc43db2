import type { Page } from "@playwright/test";

/** Presses Tab until the control of this name has the focus; fails when there is none on the way. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const text = await focused.evaluate((element) =>
      element instanceof HTMLInputElement
        ? [...(element.labels ?? [])].map((one) => one.textContent).join()
        : (element.textContent ?? ""),
    );
    if (text.startsWith(name)) return;
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}
