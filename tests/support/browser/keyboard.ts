import { expect, type Page } from "@playwright/test";

/** Most presses on the way to a control: a page with more stops than this is no page for a keyboard. */
const FAR = 30;

/**
 * Presses Tab until the control of this name has the focus; fails when there is none on the way. It waits for the
 * control first: a press on a page that is still coming would be lost, or begin on the page before.
 */
export async function tabTo(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => isNamed(page, name, "present"), {
      message: `a control "${name}" on the page`,
    })
    .toBe(true);
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isNamed(page, name, "focused")) return;
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

/** Whether a control whose name starts so is shown, or has the focus. */
function isNamed(
  page: Page,
  name: string,
  wanted: "present" | "focused",
): Promise<boolean> {
  return page.evaluate(
    ([start, which]) => {
      const nameOf = (control: Element | null) =>
        control instanceof HTMLInputElement
          ? [...(control.labels ?? [])].map((one) => one.textContent).join()
          : (control?.textContent ?? "");
      if (which === "focused")
        return nameOf(document.activeElement).startsWith(start);
      return [
        ...document.querySelectorAll(
          "a[href], button, input, select, textarea, summary, [tabindex]",
        ),
      ].some(
        (control) =>
          control.getClientRects().length > 0 &&
          nameOf(control).startsWith(start),
      );
    },
    [name, wanted] as const,
  );
}
