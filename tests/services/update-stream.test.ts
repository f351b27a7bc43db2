import { expect, test, vi } from "vitest";
import type { ResponseOf } from "../../contract/calls/index.ts";
import { followUpdates } from "../../src/services/update-stream.ts";
import { noResponse } from "../support/call-failures.ts";

const RESPONSE: ResponseOf<"updates"> = { updates: [], now: 1_800_000_000_000 };

/** Follows a stream that the test writes to, and records the reported events. */
function followTestStream() {
  const events: unknown[] = [];
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const signals: AbortSignal[] = [];
  const controller = new AbortController();
  void followUpdates(
    async (_name, signal) => {
      signals.push(signal);
      return new Response(readable);
    },
    (event) => events.push(event),
    controller.signal,
  );
  const stop = () => controller.abort();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  return { events, stop, write, writer, signals };
}
const UPDATED = { type: "stream.updated", response: RESPONSE };
const CLOSED = { type: "stream.closed", jitter: expect.any(Number) };
const updates = `event: updates\ndata: ${JSON.stringify(RESPONSE)}\n\n`;

test("the events of a stream and its end are reported in order, even when an event arrives in fragments", async () => {
  const { events, write, writer } = followTestStream();
  await write(updates.slice(0, 20));
  await write(updates.slice(20));
  await write("event: beat\ndata: {}\n\nevent: crowded\ndata: {}\n\n");
  await writer.close();
  await vi.waitFor(() => expect(events.at(-1)).toEqual(CLOSED));
  expect(events).toEqual([
    UPDATED,
    { type: "stream.heartbeat" },
    { type: "stream.replaced" },
    CLOSED,
  ]);
});

test("a stream that fails or contains invalid data is reported as ended", async () => {
  const failedStream = followTestStream();
  await failedStream.write("event: beat\ndata: {}\n\n");
  await failedStream.writer.abort(new Error("The connection was lost."));
  await vi.waitFor(() => expect(failedStream.events.at(-1)).toEqual(CLOSED));
  const invalidStream = followTestStream();
  await invalidStream.write("event: updates\ndata: {\n\n");
  await vi.waitFor(() => expect(invalidStream.events).toEqual([CLOSED]));
  const otherStream = followTestStream();
  await otherStream.write('event: updates\ndata: {"updates":[]}\n\n');
  await vi.waitFor(() => expect(otherStream.events).toEqual([CLOSED]));
});

test("a stream that cannot be opened is reported as ended", async () => {
  const report = vi.fn();
  const { signal } = new AbortController();
  await followUpdates(() => Promise.reject(noResponse), report, signal);
  expect(report.mock.calls).toEqual([[CLOSED]]);
});

test("a stopped stream reports nothing more, and its request is aborted", async () => {
  const { events, stop, write, signals } = followTestStream();
  await write(updates);
  await vi.waitFor(() => expect(events).toHaveLength(1));
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await write(updates);
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual([UPDATED]);
});
