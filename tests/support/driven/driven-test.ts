import { type Page, test as playwright } from "@playwright/test";
import { GOOD_PASSWORD } from "../accounts.ts";
import type { Site } from "../browser/site.ts";
import { expectFailure } from "../browser/test.ts";
import type { Host } from "./host.ts";
import { worldOf } from "./world.ts";

/** Returns the host of paths that run in a browser test. */
export function hostOf(page: Page, site: Site): Host {
  return {
    page,
    world: worldOf(site, GOOD_PASSWORD),
    expectFailure: (failure, step) => expectFailure(page, failure, step),
    afterState: async () => {},
    aroundPath: (text, run) => playwright.step(text, run),
  };
}
