import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { Drive } from "./drive.ts";

/**
 * Replaces the updates stream, because the real one would send updates between two steps. Polling without a stream still
 * reaches the server.
 */

/** Call before the page is loaded. Random delays are replaced by their mean. */
export async function holdStream({ page }: Drive<unknown>): Promise<void> {
  await page.addInitScript(holdStreams);
}

/** Sends the next message of the stream; opens it the first time. */
export async function sendInStream(
  drive: Drive<unknown>,
  event: "updates" | "beat" | "crowded",
  data: ResponseOf<"updates"> | Record<string, never> = {},
): Promise<void> {
  await untilStreamIs(drive, "asked", "open");
  await drive.page.evaluate(
    (text) => (window as Holding).__heldStream?.say(text),
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
}

/** Closes the stream, or makes the request for it fail. */
export async function breakStream(drive: Drive<unknown>): Promise<void> {
  await untilStreamIs(drive, "asked", "open");
  await drive.page.evaluate(() => (window as Holding).__heldStream?.cut());
}

/** Waits until the page has closed, requested or received its stream. */
export async function untilStreamIs(
  { page }: Drive<unknown>,
  ...wanted: readonly ActiveSession["is"][]
): Promise<void> {
  await page.waitForFunction(
    (some) => some.includes((window as Holding).__heldStream?.is ?? "none"),
    wanted,
  );
}

type ActiveSession = {
  is: "none" | "asked" | "open";
  say: (text: string) => void;
  cut: () => void;
};
type Holding = { __heldStream?: ActiveSession };

/** Runs in the page, before its code. */
function holdStreams(): void {
  const holding = window as Holding;
  if (holding.__heldStream) return;
  const held: ActiveSession = { is: "none", say: () => {}, cut: () => {} };
  holding.__heldStream = held;
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
      const say = (text: string) => {
        if (controller === null) {
          const stream = new ReadableStream<Uint8Array>({
            start(given) {
              controller = given;
            },
          });
          const headers = { "Content-Type": "text/event-stream" };
          resolve(new Response(stream, { headers }));
          held.is = "open";
        }
        controller?.enqueue(new TextEncoder().encode(text));
      };
      const over = () => {
        if (held.say === say) held.is = "none";
      };
      held.is = "asked";
      held.say = say;
      held.cut = () => {
        over();
        if (controller) controller.close();
        else reject(new TypeError("Failed to fetch"));
      };
      request.signal.addEventListener("abort", () => {
        over();
        if (controller) controller.error(request.signal.reason);
        else reject(request.signal.reason);
      });
    });
  };
}
