import type { Page } from "@playwright/test";
import type { AnyStateMachine } from "xstate";
import { ChartWatch } from "./chart-watch.ts";
import type { PageDrive } from "./flow.ts";

/** Options of `pageDrive`. */
export interface PageDriveOptions {
  /** Events that may occur at any time and change no state. */
  readonly ambient?: Iterable<string>;
  /** Name of the global function that the page passes as `inspect` to its actors. Default: `__xstateInspect__`. */
  readonly inspect?: string;
}

/** Creates a drive for pages that need no server: it follows the machine and pauses the clock of the page. */
export async function pageDrive(
  page: Page,
  machine: AnyStateMachine,
  { ambient, inspect }: PageDriveOptions = {},
): Promise<PageDrive> {
  const watch = await ChartWatch.follow(page, machine, ambient, inspect);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  return {
    page,
    watch,
    pass: (milliseconds) => page.clock.runFor(milliseconds),
  };
}
