import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession } from "@playwright/test";

/** A page to measure. */
export type Subject = {
  readonly url: string;
  /** Entries of localStorage, such as the session of a member. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Whether to load the page once before the measured visit, so that its files are in the browser's cache. */
  readonly isSecondVisit?: boolean;
  readonly firstTap?: FirstTap;
};

/** What a person does right after the first paint. */
export type FirstTap = {
  /** Selectors of the controls in order, each with the text to type after the tap. */
  readonly taps: readonly (readonly [selector: string, text?: string])[];
  /** A selector that matches an element as soon as the page has responded. */
  readonly responseSelector: string;
};

/** Times in milliseconds, transferred bytes, and the number of requests that used the network. */
export type Visit = Readonly<Record<Measure, number>>;
export type Measure =
  | "fcp"
  | "lcp"
  | "blocked"
  | "scriptBytes"
  | "bytes"
  | "requests"
  | "tapResponse";

/** The viewport, in CSS pixels, and the touch input of a phone. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** Slow 4G: 1.6 Mbit/s and 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const CPU_SLOWDOWN = 4;
/**
 * A page counts as loaded after this many milliseconds without network activity. This time is longer than the delay
 * before the cookie bar appears.
 */
const QUIET_TIME = 2_500;
/** Maximum duration of a visit, in milliseconds. */
const MAX_DURATION = 30_000;
/** Only the time by which a task exceeds this duration, in milliseconds, counts as blocking time. */
const SHORT_TASK = 50;

/** Loads a page on a slow network and a slow processor, and measures it after it has loaded. */
export async function visit(
  browser: Browser,
  subject: Subject,
): Promise<Visit> {
  const context = await openContext(browser, subject);
  try {
    if (subject.isSecondVisit) await loadUnthrottled(context, subject.url);
    const { page, cdp } = await openThrottled(context);
    const traffic = countTraffic(cdp);
    await page.goto(subject.url, { waitUntil: "commit" });
    await traffic.untilQuiet();
    const paints = await page.evaluate(readPaints, SHORT_TASK);
    return { ...paints, ...traffic.counts(), tapResponse: Number.NaN };
  } finally {
    await context.close();
  }
}

/**
 * Taps a page right after its first paint.
 *
 * @returns The time until the page has responded, in milliseconds.
 */
export async function measureFirstTap(
  browser: Browser,
  subject: Subject,
  { taps, responseSelector }: FirstTap,
): Promise<number> {
  const context = await openContext(browser, subject);
  try {
    const { page, cdp } = await openThrottled(context);
    await cdp.send("Page.enable");
    await cdp.send("Page.setLifecycleEventsEnabled", { enabled: true });
    const painted = new Promise<void>((resolve) => {
      cdp.on("Page.lifecycleEvent", ({ name }) => {
        if (name === "firstContentfulPaint") resolve();
      });
    });
    await page.goto(subject.url, { waitUntil: "commit" });
    await painted;
    const paintedAt = performance.now();
    for (const [selector, text = ""] of taps) await tap(cdp, selector, text);
    await page.waitForSelector(responseSelector, { timeout: MAX_DURATION });
    return performance.now() - paintedAt;
  } finally {
    await context.close();
  }
}

/** Returns the HTML of a loaded page without scripts, styles and pictures, and with three lines of CSS. */
export async function referenceHtml(
  browser: Browser,
  subject: Subject,
): Promise<string> {
  const context = await openContext(browser, subject);
  try {
    const page = await loadUnthrottled(context, subject.url);
    return await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      const removed =
        "script,style,link,svg,img,picture,video,canvas,iframe,template";
      for (const element of copy.querySelectorAll(removed)) element.remove();
      const style = document.createElement("style");
      style.textContent = `body { font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: auto; }
a, button { padding: 0.5rem; }`;
      copy.querySelector("head")?.append(style);
      return `<!doctype html>${copy.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}

function openContext(
  browser: Browser,
  { url, storage = {} }: Subject,
): Promise<BrowserContext> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({
    name,
    value,
  }));
  return browser.newContext({
    ...PHONE,
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(url).origin, localStorage }],
    },
  });
}

async function loadUnthrottled(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const traffic = countTraffic(await networkOf(context, page));
  await page.goto(url);
  await traffic.untilQuiet();
  return page;
}

async function networkOf(
  context: BrowserContext,
  page: Awaited<ReturnType<BrowserContext["newPage"]>>,
): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  return cdp;
}

async function openThrottled(context: BrowserContext) {
  const page = await context.newPage();
  await page.addInitScript(observePaints);
  const cdp = await networkOf(context, page);
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, cdp };
}

/** Taps a control as soon as the page contains it, and types text into it. */
async function tap(cdp: CDPSession, selector: string, text: string) {
  const expression = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`;
  const find = () =>
    cdp.send("Runtime.evaluate", { expression, returnByValue: true });
  let { result } = await find();
  while (result.subtype === "error") ({ result } = await find());
  const mouse = { ...result.value, button: "left", clickCount: 1 };
  for (const type of ["mousePressed", "mouseReleased"] as const)
    await cdp.send("Input.dispatchMouseEvent", { type, ...mouse });
  if (text) await cdp.send("Input.insertText", { text });
}

function countTraffic(cdp: CDPSession) {
  const types = new Map<string, string>();
  const cached = new Set<string>();
  const sizes = new Map<string, number>();
  let lastActiveAt = performance.now();
  const onActivity = () => {
    lastActiveAt = performance.now();
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("http")) return;
    types.set(requestId, type ?? "Other");
    onActivity();
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) =>
    cached.add(requestId),
  );
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker)
      cached.add(requestId);
  });
  cdp.on("Network.dataReceived", onActivity);
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
    onActivity();
  });
  return {
    async untilQuiet(): Promise<void> {
      const until = performance.now() + MAX_DURATION;
      while (performance.now() < Math.min(until, lastActiveAt + QUIET_TIME))
        await sleep(50);
    },
    counts() {
      const sent = [...types].filter(([id]) => !cached.has(id));
      const bytesOf = (requests: typeof sent) =>
        requests.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0);
      return {
        scriptBytes: bytesOf(sent.filter(([, type]) => type === "Script")),
        bytes: bytesOf(sent),
        requests: sent.length,
      };
    },
  };
}

type Observed = { lcp: number; tasks: [start: number, duration: number][] };

/** Runs in the page before its own scripts. */
function observePaints(): void {
  const observed: Observed = { lcp: 0, tasks: [] };
  Reflect.set(globalThis, "observed", observed);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      observed.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
}

/** Runs in the page after it has loaded. */
function readPaints(shortTask: number) {
  const { lcp, tasks } = Reflect.get(globalThis, "observed") as Observed;
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const fcp = paint?.startTime ?? Number.NaN;
  const blocked = tasks
    .filter(([start, duration]) => start + duration > fcp)
    .reduce((sum, [, duration]) => sum + duration - shortTask, 0);
  return { fcp, lcp, blocked };
}
