import type { Page } from "@playwright/test";
import { CONSENT_ACCEPTED, CONSENT_COOKIE } from "../../../contract/storage.ts";
import type { ChartWatch } from "./chart-watch.ts";
import type { Gate } from "./gate.ts";
import type { Host } from "./host.ts";
import type { World } from "./world.ts";

/** A page without a chart of its own, where a path can wait between two visits. */
const NEUTRAL = { path: "/privacy-policy", title: "Privacy" };
/** The cookies of a browser that was asked before. */
const ACCEPTED = { [CONSENT_COOKIE]: CONSENT_ACCEPTED };
/** From here on the clock jumps instead of firing each tick on the way, as a laptop does that was closed. */
const JUMP = 10_000;
/** What a page that comes to life may need of its stopped clock, in milliseconds. */
const NUDGE = 50;
const NUDGE_AFTER = 300;

export type Visit = {
  /** The router's navigation state. */
  readonly state?: unknown;
  /** What the browser keeps in its localStorage, by name. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Its cookies, by name; an accepted cookie bar when left out. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** What is done on the open page for the chart to start, when it is that of a part that is not there at first. */
  readonly start?: (page: Page) => Promise<void>;
};

/** What the bindings of a flow work with, on one path: the page, the world behind it, time, and their own notes. */
export class Drive<N> {
  readonly page: Page;
  readonly world: World;
  readonly watch: ChartWatch;
  readonly gate: Gate;
  /** Runs a step that makes a request fail on purpose, other than the answer to a call of the flow. */
  readonly expectFailure: Host["expectFailure"];
  notes: N;
  #isLoaded = false;

  constructor(
    parts: Pick<Host, "page" | "world" | "expectFailure"> & {
      watch: ChartWatch;
      gate: Gate;
    },
    notes: N,
  ) {
    this.page = parts.page;
    this.world = parts.world;
    this.watch = parts.watch;
    this.gate = parts.gate;
    this.expectFailure = parts.expectFailure;
    this.notes = notes;
  }

  /** Before each path: the browser remembers nothing of the former ones. */
  async begin(): Promise<void> {
    const { page } = this;
    const { origin } = this.world;
    const isThere = page.url().startsWith(origin);
    const isClean =
      isThere && this.#isLoaded && !(await page.evaluate(remembers, ACCEPTED));
    if (isClean) return;
    // A page of the origin without the site's own code: what is still on its way there changes nothing any more.
    await page.goto(`${origin}/healthz`);
    this.#isLoaded = false;
    await this.#keepCookies(ACCEPTED);
    await page.evaluate(forget);
  }

  /**
   * Opens a page of the site so that its chart starts anew: inside the site when it is loaded, or by loading it, for
   * what it reads then. Returns when the chart runs.
   */
  async visit(
    path: string,
    { state = null, stored, cookies, start }: Visit = {},
  ): Promise<void> {
    const { page } = this;
    if (this.#isLoaded && !stored && !cookies) {
      await page.evaluate(leave, NEUTRAL);
      this.watch.forget();
      await page.evaluate(go, { path, state });
    } else {
      this.watch.forget();
      if (cookies) await this.#keepCookies(cookies);
      await page.evaluate(prepare, { path, state, stored: stored ?? {} });
      await page.reload({ waitUntil: "domcontentloaded" });
      this.#isLoaded = true;
    }
    await Promise.all([start?.(page), this.#untilRunning()]);
  }

  /** The page's present, in epoch milliseconds; it stands still unless `pass` moves it. */
  now(): Promise<number> {
    return this.page.evaluate(() => Date.now());
  }

  /** Lets time pass, in the page and on the server. */
  async pass(milliseconds: number): Promise<void> {
    await this.world.advance(milliseconds);
    if (milliseconds > JUMP) await this.page.clock.fastForward(milliseconds);
    else await this.page.clock.runFor(milliseconds);
  }

  /** The next visit loads its page, whatever this one has left behind. */
  loadNext(): void {
    this.#isLoaded = false;
  }

  async #untilRunning(): Promise<void> {
    while (!(await this.watch.running(NUDGE_AFTER)))
      await this.page.clock.runFor(NUDGE);
  }

  /** The browser has these cookies and no others. */
  async #keepCookies(cookies: Readonly<Record<string, string>>): Promise<void> {
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

/** Runs in the page: true when the browser keeps something else than these cookies, which the next path must not find. */
function remembers(cookies: Readonly<Record<string, string>>): boolean {
  const kept = Object.entries(cookies).map((pair) => pair.join("="));
  return (
    localStorage.length + sessionStorage.length > 0 ||
    document.cookie !== kept.join("; ")
  );
}

/** Runs in the page. */
function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Runs in the page: stores what the next page is to find, and makes it what a reload opens. */
function prepare(next: {
  path: string;
  state: unknown;
  stored: Readonly<Record<string, string>>;
}): void {
  for (const [name, value] of Object.entries(next.stored))
    localStorage.setItem(name, value);
  history.pushState({ usr: next.state, key: "driven", idx: 0 }, "", next.path);
}

/** Runs in the page: leaves what is shown for another page of the site, and waits until that is drawn. */
async function leave({
  path,
  title,
}: {
  path: string;
  title: string;
}): Promise<void> {
  history.pushState({ usr: null, key: "away", idx: 0 }, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  if (document.title.startsWith(title)) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.title.startsWith(title)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** Runs in the page: goes to another page of the site, as a link with a navigation state does. */
function go({ path, state }: { path: string; state: unknown }): void {
  history.pushState({ usr: state, key: "driven", idx: 0 }, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}
