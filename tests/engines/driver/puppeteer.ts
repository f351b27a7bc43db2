import {
  type Browser,
  type ElementHandle,
  type KeyInput,
  launch,
  type Page,
} from "puppeteer-core";
import { ensureChromium } from "../../../scripts/chromium.ts";
import { PROGRAMS } from "../install.ts";
import type { ElementDriver, PageDriver } from "./tab.ts";

const VIEWPORT = { width: 1280, height: 900 };

/** Starts Chromium, controlled by Puppeteer over the DevTools protocol. */
export async function startChromium(language: string): Promise<PageDriver> {
  const browser = await launch({
    browser: "chrome",
    executablePath: ensureChromium(),
    headless: true,
    defaultViewport: VIEWPORT,
    args: [
      `--lang=${language}`,
      `--accept-lang=${language}`,
      "--disable-gpu",
      // Chromium refuses to run as root with its sandbox, and most containers run as root.
      "--no-sandbox",
    ],
  });
  return pageDriver(browser, await browser.newPage());
}

/** Starts Firefox ESR, controlled by Puppeteer over WebDriver BiDi. */
export async function startFirefox(language: string): Promise<PageDriver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: PROGRAMS.firefox.path,
    headless: true,
    defaultViewport: VIEWPORT,
    extraPrefsFirefox: { "intl.accept_languages": language },
  });
  return pageDriver(browser, await browser.newPage());
}

function pageDriver(browser: Browser, page: Page): PageDriver {
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
    async press(...keys) {
      const last = keys.at(-1) as KeyInput;
      const held = keys.slice(0, -1) as KeyInput[];
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of held) await page.keyboard.up(key);
    },
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
