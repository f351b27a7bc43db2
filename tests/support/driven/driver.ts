import type { Page } from "@playwright/test";
import type { ChartObserver } from "xstate-toolkit/browser";
import { CONSENT_ACCEPTED, CONSENT_COOKIE } from "../../../contract/storage.ts";
import { leave, navigate } from "../browser/navigation.ts";
import { sitePath } from "../page-language.ts";
import type { Gate } from "./gate.ts";
import type { Host, World } from "./world.ts";

/** The cookies of a browser whose user has accepted cookies. */
const ACCEPTED_COOKIES = { [CONSENT_COOKIE]: CONSENT_ACCEPTED };
/**
 * If a test advances the time by more than this many milliseconds, the page's clock is fast-forwarded: each due timer
 * fires at most once, as on a laptop that wakes from sleep.
 */
const MAX_TICKED_DURATION = 10_000;
/**
 * While the chart has not started, the paused clock advances in steps of this many milliseconds, because the page may
 * wait for a timer.
 */
const START_STEP = 50;
/** How long to wait for the chart before each of these steps, in milliseconds of real time. */
const START_WAIT = 50;

/** How a page is opened. */
export type Visit = {
  /** The router's navigation state. */
  readonly state?: unknown;
  /** Items to add to the browser's localStorage, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /**
   * New cookies, by name, which replace all others. By default, the cookies do not change. A path begins with only the
   * consent cookie.
   */
  readonly cookies?: Readonly<Record<string, string>>;
  /** An action on the open page that starts the chart, if opening the page does not start it. */
  readonly start?: (page: Page) => Promise<void>;
};

/** Passed to the bindings of a flow: the page, the server, the clock, and the fixture of the current path. */
export class Driver<F> {
  readonly page: Page;
  readonly world: World;
  readonly observer: ChartObserver;
  readonly gate: Gate;
  fixture: F;
  #isLoaded = false;

  constructor(
    options: Pick<Host, "page" | "world"> & {
      observer: ChartObserver;
      gate: Gate;
    },
    fixture: F,
  ) {
    this.page = options.page;
    this.world = options.world;
    this.observer = options.observer;
    this.gate = options.gate;
    this.fixture = fixture;
  }

  /** Clears the browser's storage and cookies, and then sets only the consent cookie. Called before each path. */
  async clearBrowser(): Promise<void> {
    const { page } = this;
    const { origin } = this.world;
    const isOnSite = page.url().startsWith(origin);
    const isClean =
      isOnSite &&
      this.#isLoaded &&
      !(await page.evaluate(hasOtherData, ACCEPTED_COOKIES));
    if (isClean) return;
    // This page has the site's origin but does not run the site's code, so no pending work can change the storage.
    await page.goto(`${origin}/healthz`);
    this.#isLoaded = false;
    await this.#replaceCookies(ACCEPTED_COOKIES);
    await page.evaluate(clearStorage);
  }

  /**
   * Opens a page of the site with a new instance of the chart, and waits until the chart runs. Loads the page if the
   * site is not loaded or if `stored` or `cookies` is given; otherwise navigates within the site.
   */
  async visit(
    pagePath: string,
    { state = null, stored, cookies, start }: Visit = {},
  ): Promise<void> {
    const { page } = this;
    const path = sitePath(pagePath);
    if (this.#isLoaded && !stored && !cookies) {
      await leave(page);
      this.observer.forget();
      await navigate(page, path, state);
    } else {
      this.observer.forget();
      if (cookies) await this.#replaceCookies(cookies);
      await page.evaluate(prepare, { path, state, stored: stored ?? {} });
      await page.reload({ waitUntil: "domcontentloaded" });
      this.#isLoaded = true;
    }
    await Promise.all([start?.(page), this.#untilRunning()]);
  }

  /** Returns the time of the page's paused clock, in epoch milliseconds. */
  now(): Promise<number> {
    return this.page.evaluate(() => Date.now());
  }

  /** Advances the clocks of the page and of the server. */
  async advanceTime(milliseconds: number): Promise<void> {
    await this.world.advance(milliseconds);
    if (milliseconds > MAX_TICKED_DURATION)
      await this.page.clock.fastForward(milliseconds);
    else await this.page.clock.runFor(milliseconds);
  }

  /** Makes the next visit load the page instead of navigating within the site. */
  reloadOnNextVisit(): void {
    this.#isLoaded = false;
  }

  async #untilRunning(): Promise<void> {
    while (!(await this.observer.waitUntilRunning(START_WAIT)))
      await this.page.clock.runFor(START_STEP);
  }

  /** Replaces all cookies of the browser. */
  async #replaceCookies(
    cookies: Readonly<Record<string, string>>,
  ): Promise<void> {
    const context = this.page.context();
    await context.clearCookies();
    const { origin } = this.world;
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({
        name,
        value,
        url: origin,
      })),
    );
  }
}

/** Runs in the page. Returns true if the browser's storage is not empty or if its cookies differ from `cookies`. */
function hasOtherData(cookies: Readonly<Record<string, string>>): boolean {
  const allowed = Object.entries(cookies).map((pair) => pair.join("="));
  return (
    localStorage.length + sessionStorage.length > 0 ||
    document.cookie !== allowed.join("; ")
  );
}

/** Runs in the page. */
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Runs in the page. Fills the storage, and sets the address that a reload opens. */
function prepare(next: {
  path: string;
  state: unknown;
  stored: Readonly<Record<string, string>>;
}): void {
  for (const [name, value] of Object.entries(next.stored))
    localStorage.setItem(name, value);
  history.pushState({ usr: next.state, key: "driven", idx: 0 }, "", next.path);
}
