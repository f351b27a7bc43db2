import type { Page } from "@playwright/test";
import type { AnyStateMachine } from "xstate";
import { ChartObserver } from "./chart-observer.ts";
import type { PageDriver } from "./flow.ts";

/** Options of `pageDriver`. */
export interface PageDriverOptions {
  /** Name of the global function that the page passes as `inspect` to its actors. Default: `__xstateInspect__`. */
  readonly inspect?: string;
}

/** Creates a driver for pages that need no server. It follows the machine and pauses the clock of the page. */
export async function pageDriver(
  page: Page,
  machine: AnyStateMachine,
  { inspect }: PageDriverOptions = {},
): Promise<PageDriver> {
  const observer = await ChartObserver.follow(page, machine, inspect);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  return {
    page,
    observer,
    advanceTime: (milliseconds) => page.clock.runFor(milliseconds),
  };
}
