import { EventSourceParserStream } from "eventsource-parser/stream";
import type { StreamEvent } from "../../machines/live-updates/chart.ts";
import { readAnswer } from "./api.ts";
import type { OpenStream } from "./api-client.ts";
import { random } from "./browser-info.ts";

/**
 * Reads the stream of updates with the current token until it ends or the signal is aborted, and reports its events.
 * `stream.closed` is reported when the stream has ended or could not be opened, but not after the signal was aborted.
 */
export async function followUpdates(
  openStream: OpenStream,
  report: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { body } = await openStream("updates", signal);
    const reader = body
      ?.pipeThrough(
        new TextDecoderStream() as TransformStream<Uint8Array, string>,
      )
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    while (reader) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) break;
      if (value.event === "updates") {
        const response = await readAnswer("updates", JSON.parse(value.data));
        report({ type: "stream.updated", response });
      } else if (value.event === "crowded") report({ type: "stream.replaced" });
      else report({ type: "stream.heartbeat" });
    }
  } catch {
    // A refused, interrupted or unreadable stream is treated as ended.
  }
  if (!signal.aborted) report({ type: "stream.closed", jitter: random() });
}
