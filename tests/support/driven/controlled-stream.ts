import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { Driver } from "./driver.ts";

/**
 * Replaces the update stream of a page with one that the test controls, because the real one would send updates between
 * two steps. Polling still reaches the server. Random delays are replaced by their mean. Call before the page is
 * loaded.
 */
export async function controlStream({ page }: Driver<unknown>): Promise<void> {
  await page.addInitScript(replaceStream);
}

/** Sends a message on the stream. The first message also opens the stream. */
export async function sendOnStream(
  driver: Driver<unknown>,
  event: "updates" | "beat" | "crowded",
  data: ResponseOf<"updates"> | Record<string, never> = {},
): Promise<void> {
  await untilStreamIs(driver, "requested", "open");
  await driver.page.evaluate(
    (text) => (window as WindowWithStream).__controlledStream?.send(text),
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
}

/**
 * Replaces the update stream and the polls of a page, so that it receives only the updates that the test sends. The
 * server also sends updates about the member's own actions, which would arrive between two steps. Call before the page
 * is loaded.
 */
export async function muteUpdates(driver: Driver<unknown>): Promise<void> {
  driver.gate.answerAll("updates", { output: { updates: [], now: 0 } });
  await controlStream(driver);
}

/** Sends an update of the kind `changed`, for which the page shows no notice. */
export async function sendChange(driver: Driver<unknown>): Promise<void> {
  // Without a stream, the page waits for its paused clock.
  while (await driver.page.evaluate(hasNoStream))
    await driver.page.clock.runFor(WAIT_STEP);
  const now = await driver.now();
  const change = { id: crypto.randomUUID(), kind: "changed", at: now } as const;
  const match = { match_id: "0", name: null, funded_ammount: "0.00" };
  await sendOnStream(driver, "updates", {
    updates: [{ ...change, ...match }],
    now,
  });
}

/** Closes the open stream, or makes the pending request for a stream fail. */
export async function breakStream(driver: Driver<unknown>): Promise<void> {
  await untilStreamIs(driver, "requested", "open");
  await driver.page.evaluate(() =>
    (window as WindowWithStream).__controlledStream?.close(),
  );
}

/** Waits until the stream of the page is in one of these states. */
export async function untilStreamIs(
  { page }: Driver<unknown>,
  ...states: readonly StreamControl["state"][]
): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      expected.includes(
        (window as WindowWithStream).__controlledStream?.state ?? "none",
      ),
    states,
  );
}

/** The clock advances in steps of this many milliseconds while the page has no stream. */
const WAIT_STEP = 2_000;

/** Runs in the page. */
function hasNoStream(): boolean {
  const { state } = (window as WindowWithStream).__controlledStream ?? {};
  return state === undefined || state === "none";
}

type StreamControl = {
  state: "none" | "requested" | "open";
  send: (text: string) => void;
  close: () => void;
};
type WindowWithStream = { __controlledStream?: StreamControl };

/** Runs in the page, before its code. */
function replaceStream(): void {
  const target = window as WindowWithStream;
  if (target.__controlledStream) return;
  const nothing = { send: () => {}, close: () => {} };
  const control: StreamControl = { state: "none", ...nothing };
  target.__controlledStream = control;
  Math.random = () => 0.5;
  const originalFetch = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const accepted = request.headers.get("Accept") ?? "";
    const isStream = accepted.includes("text/event-stream");
    if (!isStream || new URL(request.url).pathname !== "/api/updates/")
      return originalFetch(request);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
      },
    });
    const headers = { "Content-Type": "text/event-stream" };
    const response = new Response(stream, { headers });
    const send = (text: string) => {
      resolve(response);
      control.state = "open";
      controller?.enqueue(new TextEncoder().encode(text));
    };
    const markClosed = () => {
      if (control.send === send) control.state = "none";
    };
    const close = () => {
      if (control.state === "open") controller?.close();
      else reject(new TypeError("Failed to fetch"));
      markClosed();
    };
    Object.assign(control, { state: "requested", send, close });
    request.signal.addEventListener("abort", () => {
      markClosed();
      reject(request.signal.reason);
      controller?.error(request.signal.reason);
    });
    return promise;
  };
}
