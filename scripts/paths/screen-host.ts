import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Path } from "xstate-toolkit";
import type { FlowPlan } from "xstate-toolkit/browser";
import type { PathRun } from "xstate-toolkit/docs";
import type { PathStep } from "xstate-toolkit/search";
import { isLeaf, pathOf } from "xstate-toolkit/search";
import {
  expectFailure,
  PageGuard,
} from "../../tests/support/browser/page-guard.ts";
import type { Host, World } from "../../tests/support/driven/world.ts";

/** The flow to report on, and where the report is written. */
type Report = {
  readonly flow: string;
  /** The folder of the report. */
  readonly out: string;
  readonly plan: FlowPlan;
};

type Result = Pick<PathRun, "seconds" | "result" | "failure">;

const SKIPPED: Result = { seconds: 0, result: "skipped", failure: "" };

/** Runs paths on a page in its own browser context. Records the result of each path and a screenshot of each state. */
export class ScreenHost implements Host {
  readonly page: Page;
  readonly world: World;
  readonly screens: { readonly state: string; readonly file: string }[] = [];
  readonly #context: BrowserContext;
  readonly #guard: PageGuard;
  readonly #report: Report;
  readonly #results: Result[] = [];

  static async open(
    browser: Browser,
    world: World,
    report: Report,
  ): Promise<ScreenHost> {
    const context = await browser.newContext({
      baseURL: world.origin,
      viewport: { width: 1280, height: 900 },
      locale: "en-GB",
      // Playwright cannot intercept the requests of a service worker.
      serviceWorkers: "block",
    });
    mkdirSync(join(report.out, report.flow), { recursive: true });
    return new ScreenHost(context, await context.newPage(), world, report);
  }

  private constructor(
    context: BrowserContext,
    page: Page,
    world: World,
    report: Report,
  ) {
    this.#context = context;
    this.#guard = PageGuard.watch(context, world.origin);
    this.page = page;
    this.world = world;
    this.#report = report;
  }

  expectFailure: Host["expectFailure"] = (failure, step) =>
    expectFailure(this.page, failure, step);

  async afterState(state: string): Promise<void> {
    if (this.screens.some((screen) => screen.state === state)) return;
    const file = join(this.#report.flow, `${state}.png`);
    await this.page.screenshot({ path: join(this.#report.out, file) });
    this.screens.push({ state, file });
  }

  async aroundPath(_text: string, run: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    try {
      await run();
      this.#results.push({ seconds: seconds(), result: "passed", failure: "" });
    } catch (error) {
      const failure = String(error);
      this.#results.push({ seconds: seconds(), result: "failed", failure });
      throw error;
    }
  }

  /** Returns the planned paths with their results. */
  paths(): PathRun[] {
    const { flow, plan } = this.#report;
    return plan.paths.map((path, index) => ({
      name: `${flow}-${index + 1}`,
      steps: [
        stepOf(startText(path), path.initial),
        ...path.steps.map(({ text, snapshot }) => stepOf(text, snapshot)),
      ],
      ...(this.#results[index] ?? SKIPPED),
    }));
  }

  /** Returns the unexpected problems of the page, such as console errors. */
  problems(): string[] {
    try {
      this.#guard.verify();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

function startText({ text }: Path): string {
  return text.split(" › ")[0] ?? "(start)";
}

function stepOf(text: string, { _nodes }: PathStep["snapshot"]) {
  return { text, states: _nodes.filter(isLeaf).map(pathOf) };
}
