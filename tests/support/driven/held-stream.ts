import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { Driver } from "./driver.ts";

/**
 * Replaces the updates stream of a page, because the real one would send updates between two steps. Polling still reaches
 * the server. Random delays are replaced by their mean. Call before the page is loaded.
 */
export async function holdStream({ page }: Driver<unknown>): Promise<void> {
  await page.addInitScript(holdStreams);
}

/** Sends the next message of the stream; opens it the first time. */
export async function sendInStream(
  driver: Driver<unknown>,
  event: "updates" | "beat" | "crowded",
  data: ResponseOf<"updates"> | Record<string, never> = {},
): Promise<void> {
  await untilStreamIs(driver, "requested", "open");
  await driver.page.evaluate(
    (text) => (window as WindowWithStream).__heldStream?.send(text),
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
}

/** Closes the stream, or makes the request for it fail. */
export async function breakStream(driver: Driver<unknown>): Promise<void> {
  await untilStreamIs(driver, "requested", "open");
  await driver.page.evaluate(() =>
    (window as WindowWithStream).__heldStream?.close(),
  );
}

/** Waits until the page has closed, requested or received its stream. */
export async function untilStreamIs(
  { page }: Driver<unknown>,
  ...states: readonly StreamControl["state"][]
): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      expected.includes(
        (window as WindowWithStream).__heldStream?.state ?? "none",
      ),
    states,
  );
}

type StreamControl = {
  state: "none" | "requested" | "open";
  send: (text: string) => void;
  close: () => void;
};
type WindowWithStream = { __heldStream?: StreamControl };

/** Runs in the page, before its code. */
function holdStreams(): void {
  const target = window as WindowWithStream;
  if (target.__heldStream) return;
  const held: StreamControl = {
    state: "none",
    send: () => {},
    close: () => {},
  };
  target.__heldStream = held;
  Math.random = () => 0.5;
  const originalFetch = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const isStream = request.headers
      .get("Accept")
      ?.includes("text/event-stream");
    if (!isStream || new URL(request.url).pathname !== "/api/updates/")
      return originalFetch(request);
    return new Promise<Response>((resolve, reject) => {
      let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
      const send = (text: string) => {
        if (controller === null) {
          const stream = new ReadableStream<Uint8Array>({
            start(streamController) {
              controller = streamController;
            },
          });
          const headers = { "Content-Type": "text/event-stream" };
          resolve(new Response(stream, { headers }));
          held.state = "open";
        }
        controller?.enqueue(new TextEncoder().encode(text));
      };
      const markClosed = () => {
        if (held.send === send) held.state = "none";
      };
      held.state = "requested";
      held.send = send;
      held.close = () => {
        markClosed();
        if (controller) controller.close();
        else reject(new TypeError("Failed to fetch"));
      };
      request.signal.addEventListener("abort", () => {
        markClosed();
        if (controller) controller.error(request.signal.reason);
        else reject(request.signal.reason);
      });
    });
  };
}
