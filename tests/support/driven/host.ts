import type { Page } from "@playwright/test";
import type { ExpectedFailure } from "../browser/page-guard.ts";
import type { World } from "./world.ts";

/** Who drives: a test, or a tester's command against any deployment. */
export type Host = {
  /** A page of its own, on which nothing was opened yet. */
  readonly page: Page;
  readonly world: World;
  /** Runs a step that makes a request fail on purpose. */
  expectFailure(
    failure: ExpectedFailure,
    step: () => Promise<void>,
  ): Promise<void>;
  /** The page shows this state, and was looked at. */
  saw(state: string): Promise<void>;
  /** A path begins; `run` throws when it fails. */
  path(text: string, run: () => Promise<void>): Promise<void>;
};
