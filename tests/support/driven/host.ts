import type { Page } from "@playwright/test";
import type { ExpectedFailure } from "../browser/page-guard.ts";
import type { World } from "./world.ts";

/** The environment that runs the paths: a browser test, or `npm run paths` against a deployment. */
export type Host = {
  /** A new, empty page. */
  readonly page: Page;
  readonly world: World;
  /** Runs a step that makes a request fail on purpose. */
  expectFailure(
    failure: ExpectedFailure,
    step: () => Promise<void>,
  ): Promise<void>;
  /** Called after the page has passed the check of a state. */
  afterState(state: string): Promise<void>;
  /** Called for each path. Must call `run`, which runs the path and throws when the path fails. */
  aroundPath(text: string, run: () => Promise<void>): Promise<void>;
};
