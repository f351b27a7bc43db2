import { type ElementHandle, chromium as playwright } from "@playwright/test";
import { ensureChromium } from "../../../scripts/chromium.ts";
import type { ElementDriver, PageDriver } from "./tab.ts";

/** Starts Chromium, controlled by Playwright. */
export async function startChromium(language: string): Promise<PageDriver> {
  const browser = await playwright.launch({
    executablePath: ensureChromium(),
    chromiumSandbox: false,
    args: [`--lang=${language}`, "--disable-gpu"],
  });
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (expression) => page.evaluate(expression),
    async find(expression) {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement();
      return element ? elementDriver(element as ElementHandle<Element>) : null;
    },
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

function elementDriver(element: ElementHandle<Element>): ElementDriver {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    chooseFile: (path) => element.setInputFiles(path),
    // Created here, because the policy of the pages forbids creating functions from text.
    call: (source, argument) =>
      element.evaluate(
        new Function(
          "target",
          "value",
          `return (${source})(target, value)`,
        ) as (target: Element, value: unknown) => unknown,
        argument,
      ),
  };
}
