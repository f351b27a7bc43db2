import { startChromium, startFirefox } from "./puppeteer.ts";
import { Tab, type TabOptions } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

const START = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
} as const;

export type EngineName = keyof typeof START;

/** The names of the browser engines, for `describe.each` and `test.each`. */
export const ENGINES = Object.keys(START) as EngineName[];

/** Starts a browser of this engine, and returns its tab. Each call starts a browser of its own. */
export async function openTab(
  engine: EngineName,
  options: TabOptions,
): Promise<Tab> {
  return new Tab(await START[engine](options.language ?? "en"), options);
}
