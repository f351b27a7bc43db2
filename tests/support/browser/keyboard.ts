import type { Page } from "@playwright/test";

/** Presses Tab until the control of this name has the focus; fails when there is none on the way. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused instanceof HTMLInputElement
        ? [...(focused.labels ?? [])].map((one) => one.textContent).join()
        : (focused?.textContent ?? "");
    });
    if (text.startsWith(name)) return;
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}
