import type { BrowserContext, Page, Request } from "@playwright/test";

/** A failure that a step causes on purpose. */
export type ExpectedFailure = {
  /** The answer's status; `none` for a request that got no answer. */
  readonly status: number | "none";
  /** The path of the request, without its query. */
  readonly path: string | RegExp;
};

type Expectation = ExpectedFailure & { seen: number };

/** Longest wait for a failure that a step said it would cause, in milliseconds. */
const PATIENCE = 30_000;
/**
 * The connection for live updates stands behind every page of a member: a session's end and a network's cut meet it
 * whenever they come, beside the call that a test is about.
 */
const UPDATES = "/api/updates/";
const BEHIND: readonly ExpectedFailure["status"][] = [401, "none"];
const guards = new WeakMap<BrowserContext, PageGuard>();

/**
 * Watches every page of a browser context. Nothing may go wrong that a test does not name: no error or warning on
 * the console, no error of a script, no failed or refused request, and no request to another origin.
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
      // The browser's own line for a refused request, which is judged by its answer below.
      if (!isBad || message.text().startsWith("Failed to load resource"))
        return;
      guard.#problems.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on("weberror", (error) => {
      guard.#problems.push(`script error: ${error.error().stack}`);
    });
    context.on("request", (request) => guard.#judgeTarget(request));
    context.on("response", (response) => {
      if (response.status() >= 400)
        guard.#judgeFailure(response.request(), response.status());
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // The page itself stopped it: it was left, or the answer is not wanted any more.
      if (reason === "net::ERR_ABORTED") return;
      guard.#judgeFailure(request, "none", reason);
    });
    return guard;
  }

  static of(page: Page): PageGuard {
    const guard = guards.get(page.context());
    if (!guard) throw new Error("Nobody watches this page's context.");
    return guard;
  }

  /** Runs a step that must cause this failure, once or more, so many milliseconds after it at the latest. */
  async expect<Result>(
    failure: ExpectedFailure,
    step: () => Promise<Result>,
    patience = PATIENCE,
  ): Promise<Result> {
    const expectation = { ...failure, seen: 0 };
    this.#expected.add(expectation);
    try {
      const result = await step();
      await untilSeen(expectation, patience);
      return result;
    } finally {
      this.#expected.delete(expectation);
    }
  }

  /** From now on these other origins may be asked: somebody pressed for what they show. */
  allow(origins: readonly string[]): void {
    for (const origin of origins) this.#allowed.add(origin);
  }

  /** Throws when something went wrong that nobody named. */
  verify(): void {
    if (this.#problems.length > 0)
      throw new Error(
        `What no step named:\n${this.#problems.map((one) => `- ${one}`).join("\n")}`,
      );
  }

  #judgeTarget(request: Request): void {
    const { protocol, origin } = new URL(request.url());
    const isWeb = protocol === "http:" || protocol === "https:";
    if (isWeb && origin !== this.#origin && !this.#allowed.has(origin))
      this.#problems.push(`another origin was asked: ${request.url()}`);
  }

  #judgeFailure(
    request: Request,
    status: ExpectedFailure["status"],
    reason = "",
  ): void {
    const { pathname } = new URL(request.url());
    if (pathname === UPDATES && BEHIND.includes(status)) return;
    const expected = [...this.#expected].find(
      (one) =>
        one.status === status &&
        (typeof one.path === "string"
          ? one.path === pathname
          : one.path.test(pathname)),
    );
    if (expected) expected.seen += 1;
    else
      this.#problems.push(
        `${request.method()} ${pathname} failed: ${status} ${reason}`,
      );
  }
}

/** Runs a step that causes this failure on this page on purpose; anything else still fails the test. */
export function expectFailure<Result>(
  page: Page,
  failure: ExpectedFailure,
  step: () => Promise<Result>,
): Promise<Result> {
  return PageGuard.of(page).expect(failure, step);
}

/** Lets a page ask these other origins from now on; anything else still fails the test. */
export function allowOrigins(page: Page, origins: readonly string[]): void {
  PageGuard.of(page).allow(origins);
}

async function untilSeen(
  expectation: Expectation,
  patience: number,
): Promise<void> {
  const begun = performance.now();
  while (expectation.seen === 0) {
    if (performance.now() - begun > patience)
      throw new Error(
        `The step caused no failure ${expectation.status} of ${expectation.path}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
