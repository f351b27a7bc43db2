import { EventSourceParserStream } from "eventsource-parser/stream";
import type { UpdatesAnswer } from "../../contract/wire.ts";
import type { OpenStream } from "./api-client.ts";

export type UpdateStreamTold = {
  /** The first answer, and each that follows. */
  readonly updates: (answer: UpdatesAnswer) => void;
  readonly beat: () => void;
  /** Newer pages of this member have taken its place. */
  readonly crowded: () => void;
  /** It is over, or could not begin. Told once, and not to whoever has stopped it. */
  readonly end: () => void;
};

/** Follows the stream of updates under the held token. Gives the way to stop. */
export function followUpdates(
  openStream: OpenStream,
  told: UpdateStreamTold,
): () => void {
  const left = new AbortController();
  read(openStream, told, left.signal)
    // Refused, cut, or not readable: it is over either way.
    .catch(() => {})
    .finally(() => {
      if (!left.signal.aborted) told.end();
    });
  return () => left.abort();
}

async function read(
  openStream: OpenStream,
  told: UpdateStreamTold,
  signal: AbortSignal,
): Promise<void> {
  const { body } = await openStream("updates", signal);
  const reader = body
    ?.pipeThrough(
      new TextDecoderStream() as TransformStream<Uint8Array, string>,
    )
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    if (value.event === "updates") told.updates(JSON.parse(value.data));
    else if (value.event === "crowded") told.crowded();
    else told.beat();
  }
}
