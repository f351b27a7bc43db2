import type { BrowserContext, Page, Request } from "@playwright/test";
import { calls } from "../../../contract/api.ts";

/** A failure that a step causes intentionally. */
export type ExpectedFailure = {
  /** The status of the response; `none` for a request without a response. */
  readonly status: number | "none";
  /** The path of the request, without its query. */
  readonly path: string | RegExp;
};

type Expectation = ExpectedFailure & { count: number };

/** Maximum wait for an expected failure, in milliseconds. */
const MAX_WAIT = 30_000;
/**
 * The live updates connection is open on every page of a member, so the end of a session or a network failure also
 * breaks this connection, in addition to the call under test.
 */
const UPDATES = calls.updates.path;
const UPDATES_FAILURES: readonly ExpectedFailure["status"][] = [401, "none"];
const IGNORED_MESSAGES = [
  // The browser logs each rejected request, but PageGuard already checks the responses of rejected requests.
  "Failed to load resource",
  // React logs the failed import of a page module, but PageGuard already checks the failed request.
  "TypeError: Failed to fetch dynamically imported module",
  // playwright.config.ts blocks service workers.
  "Service Worker registration blocked",
];
const guards = new WeakMap<BrowserContext, PageGuard>();

/**
 * Watches every page of a browser context, and records each unexpected problem for `verify`: a console error or
 * warning, a script error, a failed or rejected request, or a request to another origin.
 */
export class PageGuard {
  readonly #origin: string;
  readonly #problems: string[] = [];
  readonly #expected = new Set<Expectation>();
  readonly #allowed = new Set<string>();

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static watch(context: BrowserContext, origin: string): PageGuard {
    const guard = new PageGuard(origin);
    guards.set(context, guard);
    context.on("console", (message) => {
      const isBad = message.type() === "error" || message.type() === "warning";
      const isIgnored = IGNORED_MESSAGES.some((start) =>
        message.text().startsWith(start),
      );
      if (!isBad || isIgnored) return;
      guard.#problems.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on("weberror", (error) => {
      guard.#problems.push(`script error: ${error.error().stack}`);
    });
    context.on("request", (request) => guard.#checkTarget(request));
    context.on("response", (response) => {
      if (response.status() >= 400)
        guard.#checkFailure(response.request(), response.status());
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Aborted by the page itself, because of a navigation or because the response is no longer needed.
      if (reason === "net::ERR_ABORTED") return;
      guard.#checkFailure(request, "none", reason);
    });
    return guard;
  }

  static of(page: Page): PageGuard {
    const guard = guards.get(page.context());
    if (!guard) throw new Error("This page's context has no page guard.");
    return guard;
  }

  /** Runs a step that must cause this failure at least once, at most `timeout` milliseconds after the step ends. */
  async expect<Result>(
    failure: ExpectedFailure,
    step: () => Promise<Result>,
    timeout = MAX_WAIT,
  ): Promise<Result> {
    const expectation = { ...failure, count: 0 };
    this.#expected.add(expectation);
    try {
      const result = await step();
      await untilFailureOccurs(expectation, timeout);
      return result;
    } finally {
      this.#expected.delete(expectation);
    }
  }

  /** Allows requests to these other origins from now on. */
  allow(origins: readonly string[]): void {
    for (const origin of origins) this.#allowed.add(origin);
  }

  /** Throws if an unexpected problem has occurred. */
  verify(): void {
    if (this.#problems.length > 0)
      throw new Error(
        `Unexpected problems:\n${this.#problems.map((problem) => `- ${problem}`).join("\n")}`,
      );
  }

  #checkTarget(request: Request): void {
    const { protocol, origin } = new URL(request.url());
    const isWeb = protocol === "http:" || protocol === "https:";
    if (isWeb && origin !== this.#origin && !this.#allowed.has(origin))
      this.#problems.push(`request to another origin: ${request.url()}`);
  }

  #checkFailure(
    request: Request,
    status: ExpectedFailure["status"],
    reason = "",
  ): void {
    const { pathname } = new URL(request.url());
    if (pathname === UPDATES && UPDATES_FAILURES.includes(status)) return;
    const expected = [...this.#expected].find(
      (failure) =>
        failure.status === status &&
        (typeof failure.path === "string"
          ? failure.path === pathname
          : failure.path.test(pathname)),
    );
    // The response to a member without a profile. Pages read it again at any time, for example when they are resumed.
    const isMissingProfile =
      status === 404 &&
      pathname === calls.profile.path &&
      request.method() === calls.profile.method;
    if (expected) expected.count += 1;
    else if (!isMissingProfile)
      this.#problems.push(
        `${request.method()} ${pathname} failed: ${status} ${reason}`,
      );
  }
}

/** Runs a step that must cause this failure in the page's browser context. Any other problem still fails the test. */
export function expectFailure<Result>(
  page: Page,
  failure: ExpectedFailure,
  step: () => Promise<Result>,
): Promise<Result> {
  return PageGuard.of(page).expect(failure, step);
}

/** Allows every page of this page's browser context to request these other origins from now on. */
export function allowOrigins(page: Page, origins: readonly string[]): void {
  PageGuard.of(page).allow(origins);
}

async function untilFailureOccurs(
  expectation: Expectation,
  timeout: number,
): Promise<void> {
  const startedAt = performance.now();
  while (expectation.count === 0) {
    if (performance.now() - startedAt > timeout)
      throw new Error(
        `The step did not cause the failure ${expectation.status} of ${expectation.path}.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
