import { Readable } from "node:stream";
import type { AnswerOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";

/** Maximum number of buffered bytes for a slow reader. Beyond it the stream is closed, and the page polls instead. */
const WAITING = 64 * 1024;

/** The update stream of one open page, as `text/event-stream`. */
export type UpdateStream = {
  readonly accountId: number;
  readonly sessionId: string;
  /** When its session ends, in epoch milliseconds. Another login may shorten it. */
  endsAt: number;
  /** Ids of the updates that were already sent. */
  readonly sentIds: Set<string>;
  readonly readable: Readable;
  /** True once no more events are sent; buffered events are still delivered. */
  isOver: boolean;
};

/** Sends the first event with all current updates. It may repeat updates; the page ignores those that it knows. */
export function sendAnswer(
  stream: UpdateStream,
  answer: AnswerOf<"updates">,
): void {
  remember(stream, answer.updates);
  send(stream, "updates", answer);
}

/** Sends the updates that have not been sent on this stream yet. */
export function sendNew(
  stream: UpdateStream,
  newest: readonly Update[],
  now: number,
): void {
  const updates = newest.filter(({ id }) => !stream.sentIds.has(id));
  if (updates.length === 0) return;
  remember(stream, newest);
  send(stream, "updates", { updates, now } satisfies AnswerOf<"updates">);
}

export function send(stream: UpdateStream, event: string, data: unknown): void {
  const { readable } = stream;
  if (stream.isOver || readable.destroyed) return;
  const goesOn = readable.push(
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
  if (!goesOn) readable.destroy();
}

/** Ends the stream. */
export function end(stream: UpdateStream): void {
  if (stream.isOver) return;
  stream.isOver = true;
  stream.readable.push(null);
}

export function newReadable(): Readable {
  return new Readable({ read() {}, highWaterMark: WAITING });
}

function remember({ sentIds }: UpdateStream, newest: readonly Update[]): void {
  sentIds.clear();
  for (const { id } of newest) sentIds.add(id);
}
