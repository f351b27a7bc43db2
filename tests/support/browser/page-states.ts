import { setTimeout } from "node:timers/promises";
import type { ElementHandle, Page } from "@playwright/test";
import { cutTexts } from "./small-screens.ts";

const WIDTHS = [320, 390, 768, 1280];
/** Controls that open a menu, a dialog or more content. */
const OPENERS =
  "[aria-haspopup]:visible, [aria-expanded=false]:visible, summary:visible";

/** A state of the open page: its width, and what is open or was submitted. */
type State = { readonly name: string; readonly isOpened?: boolean };

/**
 * At each width, shows the page as it was opened, with each kind of menu and dialog open, and after its forms have been
 * submitted. Adds the faults of each state to `found`, with the first place where they were seen.
 */
export async function findFaultsInStates(
  page: Page,
  found: Map<string, string>,
  otherFaults: (page: Page) => Promise<string[]> = async () => [],
): Promise<void> {
  const path = new URL(page.url()).pathname;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for await (const { name, isOpened } of statesOf(page)) {
      const layout = await page.evaluate(cutTexts);
      const faults = [
        ...(await otherFaults(page)),
        // An open menu lies on the page.
        ...layout.filter((fault) => !(isOpened && fault.endsWith("overlap"))),
      ];
      for (const fault of faults)
        if (!found.has(fault))
          found.set(fault, `${path}, ${width} px, ${name}`);
    }
  }
}

/** Opens the menus and dialogs of a page, one of each kind, one after the other, and submits its forms. */
async function* statesOf(page: Page): AsyncGenerator<State> {
  yield { name: "at first" };
  const opened = new Set<string>();
  for (const opener of await page.locator(OPENERS).elementHandles()) {
    const kind = await opener.evaluate((element) =>
      [element.parentElement, element as Element]
        .map((node) => node?.getAttribute("class"))
        .join(" "),
    );
    if (opened.has(kind)) continue;
    opened.add(kind);
    await press(opener);
    yield { name: kind, isOpened: true };
    await page.keyboard.press("Escape");
    if (await opener.evaluate(isExpanded)) await press(opener);
  }
  for (const button of await page
    .locator("form:has(:is(input, textarea):visible) [type=submit]:visible")
    .elementHandles()) {
    await press(button);
    yield { name: `after ${await button.textContent()}` };
  }
}

/** Runs in the page. */
function isExpanded(opener: Element): boolean {
  return (
    opener.getAttribute("aria-expanded") === "true" ||
    opener.matches("[open] > summary")
  );
}

/** Also presses a control that something covers at the moment, but none that the page has replaced meanwhile. */
async function press(control: ElementHandle): Promise<void> {
  await control.evaluate((element) => {
    if (element.isConnected) (element as HTMLElement).click();
  });
  await setTimeout(200);
}
