import { expect, type Locator, type Page } from "@playwright/test";
import { untilHydrated } from "./hydration.ts";

/** The maximum number of presses to reach a control. */
const MAX_PRESSES = 100;

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
  await pressUntil(page, "Tab", `the control "${name}"`, () =>
    hasControl(page, name, "focused"),
  );
}

async function pressUntil(
  page: Page,
  key: string,
  target: string,
  isReached: () => Promise<boolean>,
): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    if (await isReached()) return;
  }
  throw new Error(`The ${key} key does not reach ${target}`);
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

/**
 * Presses Tab, or Shift+Tab, until a control has the focus. Fails when the key does not reach it. Waits for the control
 * first, for the same reason as `tabTo`.
 */
export async function walkTo(
  control: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await untilHydrated(control);
  await pressUntil(control.page(), key, String(control), () =>
    control.evaluate((element) => element.matches(":focus")),
  );
}

/** Walks to a control and presses a key on it. */
export async function walkAndPress(
  control: Locator,
  key = "Enter",
): Promise<void> {
  await walkTo(control);
  await control.page().keyboard.press(key);
}
