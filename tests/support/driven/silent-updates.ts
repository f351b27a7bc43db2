import type { Update } from "../../../contract/calls/matches.ts";
import type { Drive } from "./drive.ts";

/** Maximum wait of a page without a stream before it polls again, in milliseconds, and the number of retries. */
const WAIT = 2_000;
const WAITS = 40;

/**
 * Call before the page is loaded. Replaces its updates stream with one that sends nothing. The server also sends
 * updates about the member's own actions, which would arrive between two steps.
 */
export async function muteUpdates({ page }: Drive<unknown>): Promise<void> {
  await page.addInitScript(replaceUpdateStream);
}

/** Sends an update about a change of the list. */
export async function sendChange(drive: Drive<unknown>): Promise<void> {
  // The page shows no notice for this kind.
  await sendUpdate(drive, {
    id: crypto.randomUUID(),
    kind: "changed",
    match_id: "0",
    name: null,
    funded_ammount: "0.00",
    at: await drive.now(),
  });
}

/** Sends an update. */
export async function sendUpdate(
  { page }: Drive<unknown>,
  update: Update,
): Promise<void> {
  for (let wait = 0; wait < WAITS; wait += 1) {
    if (await page.evaluate(isFollowed)) break;
    await page.clock.runFor(WAIT);
  }
  await page.evaluate(push, update);
}

type ActiveSession = { send: ((updates: readonly object[]) => void) | null };
type Holding = { __heldUpdates?: ActiveSession };

/** Runs in the page, before its code. */
function replaceUpdateStream(): void {
  const holding = window as Holding;
  if (holding.__heldUpdates) return;
  const held: ActiveSession = { send: null };
  holding.__heldUpdates = held;
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname !== "/api/updates/")
      return originalFetch(request);
    const answer = (updates: readonly object[]) =>
      JSON.stringify({ updates, now: Date.now() });
    if (!request.headers.get("Accept")?.includes("text/event-stream"))
      return new Response(answer([]), {
        headers: { "Content-Type": "application/json" },
      });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (updates: readonly object[]) =>
          controller.enqueue(
            new TextEncoder().encode(
              `event: updates\ndata: ${answer(updates)}\n\n`,
            ),
          );
        send([]);
        held.send = send;
        request.signal.addEventListener("abort", () => {
          if (held.send === send) held.send = null;
          controller.error(request.signal.reason);
        });
      },
    });
    return new Response(stream, {
      headers: { "Content-Type": "text/event-stream" },
    });
  };
}

/** Runs in the page. */
function isFollowed(): boolean {
  return typeof (window as Holding).__heldUpdates?.send === "function";
}

/** Runs in the page. */
function push(update: object): void {
  (window as Holding).__heldUpdates?.send?.([update]);
}
