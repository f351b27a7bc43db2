import { Readable } from "node:stream";
import type { Update, UpdatesAnswer } from "../../contract/wire.ts";

/** What waits for a slow reader at most, in bytes; past it the stream is cut, and the page asks again. */
const WAITING = 64 * 1024;

/** One open page: the stream of its updates as `text/event-stream`. */
export type UpdateStream = {
  readonly accountId: number;
  readonly sessionId: string;
  /** When its session ends, in epoch milliseconds; another login may bring it forward. */
  endsAt: number;
  /** The updates that it has been told. */
  readonly told: Set<string>;
  readonly readable: Readable;
  /** Nothing more is sent; what was sent still arrives. */
  isOver: boolean;
};

/** The first event holds what there is, told before or not: the page knows what it has seen. */
export function sendAnswer(stream: UpdateStream, answer: UpdatesAnswer): void {
  remember(stream, answer.updates);
  send(stream, "updates", answer);
}

/** Sends those of the newest updates that the stream has not been told. */
export function sendNew(
  stream: UpdateStream,
  newest: readonly Update[],
  now: number,
): void {
  const updates = newest.filter(({ id }) => !stream.told.has(id));
  if (updates.length === 0) return;
  remember(stream, newest);
  send(stream, "updates", { updates, now } satisfies UpdatesAnswer);
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

function remember({ told }: UpdateStream, newest: readonly Update[]): void {
  told.clear();
  for (const { id } of newest) told.add(id);
}
