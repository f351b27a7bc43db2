import { type ElementHandle, launch, type Page } from "puppeteer-core";
import { PROGRAMS } from "../install.ts";
import type { ElementDriver, PageDriver } from "./tab.ts";

/** Starts Firefox ESR, controlled by Puppeteer over WebDriver BiDi. */
export async function startFirefox(language: string): Promise<PageDriver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: PROGRAMS.firefox.path,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { "intl.accept_languages": language },
  });
  const page = await browser.newPage();
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
      return element
        ? elementDriver(page, element as ElementHandle<Element>)
        : null;
    },
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

function elementDriver(
  page: Page,
  element: ElementHandle<Element>,
): ElementDriver {
  return {
    click: () => element.click(),
    type: (text) => page.keyboard.type(text),
    chooseFile: (path) =>
      (element as ElementHandle<HTMLInputElement>).uploadFile(path),
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
