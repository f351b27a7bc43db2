import type { Update } from "../../../contract/calls/matches.ts";
import type { Driver } from "./driver.ts";

/** The clock advances in steps of this many milliseconds while the page has no stream. */
const WAIT_STEP = 2_000;
/** The maximum number of these steps. */
const MAX_WAIT_STEPS = 40;

/**
 * Replaces the update stream of a page with a stream that sends only the updates that the test passes to `sendUpdate`.
 * The server also sends updates about the member's own actions, which would arrive between two steps. Call before the
 * page is loaded.
 */
export async function muteUpdates({ page }: Driver<unknown>): Promise<void> {
  await page.addInitScript(replaceUpdateStream);
}

/** Sends an update of the kind `changed`, for which the page shows no notice. */
export async function sendChange(driver: Driver<unknown>): Promise<void> {
  await sendUpdate(driver, {
    id: crypto.randomUUID(),
    kind: "changed",
    match_id: "0",
    name: null,
    funded_ammount: "0.00",
    at: await driver.now(),
  });
}

/** Waits until the page has opened the stream, and sends an update. Throws when the page does not open it. */
export async function sendUpdate(
  { page }: Driver<unknown>,
  update: Update,
): Promise<void> {
  for (let step = 0; step < MAX_WAIT_STEPS; step += 1) {
    if (await page.evaluate(push, update)) return;
    await page.clock.runFor(WAIT_STEP);
  }
  throw new Error("The page has not opened the update stream.");
}

type StreamControl = { send: ((updates: readonly object[]) => void) | null };
type WindowWithUpdates = { __controlledUpdates?: StreamControl };

/** Runs in the page, before its code. */
function replaceUpdateStream(): void {
  const target = window as WindowWithUpdates;
  if (target.__controlledUpdates) return;
  const control: StreamControl = { send: null };
  target.__controlledUpdates = control;
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname !== "/api/updates/")
      return originalFetch(request);
    const responseBody = (updates: readonly object[]) =>
      JSON.stringify({ updates, now: Date.now() });
    if (!request.headers.get("Accept")?.includes("text/event-stream"))
      return new Response(responseBody([]), {
        headers: { "Content-Type": "application/json" },
      });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (updates: readonly object[]) =>
          controller.enqueue(
            new TextEncoder().encode(
              `event: updates\ndata: ${responseBody(updates)}\n\n`,
            ),
          );
        send([]);
        control.send = send;
        request.signal.addEventListener("abort", () => {
          if (control.send === send) control.send = null;
          controller.error(request.signal.reason);
        });
      },
    });
    return new Response(stream, {
      headers: { "Content-Type": "text/event-stream" },
    });
  };
}

/** Runs in the page. Sends an update if the stream is open. Returns whether the stream is open. */
function push(update: object): boolean {
  const { send } = (window as WindowWithUpdates).__controlledUpdates ?? {};
  send?.([update]);
  return Boolean(send);
}
