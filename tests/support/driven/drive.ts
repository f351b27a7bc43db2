import type { Page } from "@playwright/test";
import type { ChartWatch } from "./chart-watch.ts";
import type { Gate } from "./gate.ts";
import type { World } from "./world.ts";

/** A page without a chart of its own, where a path can wait between two visits. */
const NEUTRAL = { path: "/privacy-policy", title: "Privacy" };
/** From here on the clock jumps instead of firing each tick on the way, as a laptop does that was closed. */
const JUMP = 10_000;
/** What a page that comes to life may need of its stopped clock, in milliseconds. */
const NUDGE = 50;
const NUDGE_AFTER = 300;

export type Visit = {
  /** The router's navigation state. */
  readonly state?: unknown;
  /** What the browser keeps, by name; what it kept before is gone. */
  readonly stored?: Readonly<Record<string, string>>;
};

/** What the bindings of a flow work with, on one path: the page, the world behind it, time, and their own notes. */
export class Drive<N> {
  readonly page: Page;
  readonly world: World;
  readonly watch: ChartWatch;
  readonly gate: Gate;
  notes: N;
  #isLoaded = false;

  constructor(
    parts: { page: Page; world: World; watch: ChartWatch; gate: Gate },
    notes: N,
  ) {
    this.page = parts.page;
    this.world = parts.world;
    this.watch = parts.watch;
    this.gate = parts.gate;
    this.notes = notes;
  }

  /**
   * Opens a page of the site so that its chart starts anew: inside the page that is loaded, or by loading it when
   * something is kept or must be forgotten. Returns when the chart runs.
   */
  async visit(path: string, options: Visit = {}): Promise<void> {
    const { stored, state = null } = options;
    if (this.#isLoaded && !stored && !(await this.#remembers())) {
      await this.page.evaluate(leave, NEUTRAL);
      this.watch.forget();
      await this.page.evaluate(go, { path, state });
    } else {
      await this.#load(path, options);
    }
    while (!(await this.watch.running(NUDGE_AFTER)))
      await this.page.clock.runFor(NUDGE);
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

  async #load(
    path: string,
    { state = null, stored = {} }: Visit,
  ): Promise<void> {
    const { page } = this;
    const { origin } = this.world;
    // A page of the origin without the site's own code.
    if (!page.url().startsWith(origin)) await page.goto(`${origin}/healthz`);
    await page.context().clearCookies();
    await page.evaluate(
      ({ kept, to, usr }) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, value] of Object.entries(kept))
          localStorage.setItem(name, value);
        history.pushState({ usr, key: "driven", idx: 0 }, "", to);
      },
      { kept: stored, to: path, usr: state },
    );
    this.watch.forget();
    await page.reload({ waitUntil: "domcontentloaded" });
    this.#isLoaded = true;
  }

  /** True when the browser keeps something that the next visit must not find. */
  #remembers(): Promise<boolean> {
    return this.page.evaluate(
      () => localStorage.length > 0 || document.cookie !== "",
    );
  }
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
