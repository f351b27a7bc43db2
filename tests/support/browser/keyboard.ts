import { expect, type Page } from "@playwright/test";

/** The maximum number of Tab presses to reach a control. A page that needs more is not usable with a keyboard. */
const MAX_TABS = 30;

/**
 * Presses Tab until a control whose name starts with `name` has the focus. Fails when Tab does not reach it. Waits for
 * the control first, because a key press during a navigation is lost or goes to the previous page.
 */
export async function tabTo(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => hasControl(page, name, "present"), {
      message: `a control "${name}" on the page`,
    })
    .toBe(true);
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press("Tab");
    if (await hasControl(page, name, "focused")) return;
  }
  throw new Error(`The Tab key does not reach the control "${name}"`);
}

/** Returns whether a control whose name starts with `name` is visible or has the focus, depending on `state`. */
function hasControl(
  page: Page,
  name: string,
  state: "present" | "focused",
): Promise<boolean> {
  return page.evaluate(
    ([start, requiredState]) => {
      const nameOf = (control: Element | null) =>
        control instanceof HTMLInputElement
          ? [...(control.labels ?? [])].map((label) => label.textContent).join()
          : (control?.textContent ?? "");
      if (requiredState === "focused")
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
    [name, state] as const,
  );
}
