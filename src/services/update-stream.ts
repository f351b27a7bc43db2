import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ResponseOf } from "../../contract/calls/index.ts";
import { readAnswer } from "./api.ts";
import type { OpenStream } from "./api-client.ts";

type UpdateStreamListeners = {
  /** Called with the data of each `updates` event. */
  readonly updates: (response: ResponseOf<"updates">) => void;
  readonly heartbeat: () => void;
  /** Called when the server ends this connection because the member has since opened too many other pages. */
  readonly replaced: () => void;
  /** Called once when the stream has ended or could not be opened, but not after the signal was aborted. */
  readonly end: () => void;
};

/** Reads the stream of updates with the current token until it ends or the signal is aborted. */
export async function followUpdates(
  openStream: OpenStream,
  listeners: UpdateStreamListeners,
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
      if (value.event === "updates")
        listeners.updates(await readAnswer("updates", JSON.parse(value.data)));
      else if (value.event === "crowded") listeners.replaced();
      else listeners.heartbeat();
    }
  } catch {
    // A refused, interrupted or unreadable stream is treated as ended.
  }
  if (!signal.aborted) listeners.end();
}
