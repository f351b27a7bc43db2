import type { Readable } from "node:stream";
import { UPDATES_BEAT } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import {
  end,
  newReadable,
  send,
  sendAnswer,
  sendNew,
  type UpdateStream,
} from "./event-stream.ts";
import { newestUpdates, updatesAnswer } from "./read-updates.ts";

/** Open pages of one account on one node at most; browsers keep 6 connections to a server of HTTP/1.1. */
export const STREAMS_PER_ACCOUNT = 4;
/** Open pages of a node at most. */
const STREAMS = 5_000;
/** How often the hub looks at the time; while nobody notifies it, also into the database. In milliseconds. */
const PERIOD = 500;

/** The session for which a page opens its stream. */
export type StreamOwner = {
  readonly accountId: number;
  readonly sessionId: string;
  /** When the session ends by time, in epoch milliseconds. */
  readonly sessionEndsAt: number;
};

/** The open pages of this node, and what brings them news. */
export type UpdateHub = {
  /** Opens the stream of a page; null when the node has no room for it, or closes. */
  open(owner: StreamOwner): Promise<Readable | null>;
  /** These accounts have news, or a session less; without a list, any may have. */
  look(accountIds?: readonly number[]): void;
  /** Whether news are notified from now on; until then the hub looks by itself. */
  setNotified(isNotified: boolean): void;
  /** Ends every stream; no new one begins. */
  close(): Promise<void>;
};

/** What a hub needs from the rest of the server. */
export type UpdateHubOptions = {
  readonly database: Database;
  readonly clock: Clock;
  /** Returns those of the sessions that are still active, with their ends in epoch milliseconds. */
  activeSessions(
    sessionIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Called with the error of a failed read; the next read is attempted all the same. */
  onError(error: unknown): void;
};

/** Creates a hub without open pages. It does not query the database until a page opens a stream. */
export function createUpdateHub({
  database,
  clock,
  activeSessions,
  onError,
}: UpdateHubOptions): UpdateHub {
  const store = { database, clock };
  const streams = new Set<UpdateStream>();
  let isClosed = false;
  let isNotified = false;
  let beatAt = clock.now() + UPDATES_BEAT;
  /** Accounts to look after; null for all. */
  let wanted: Set<number> | null = new Set();
  let running: Promise<void> | null = null;

  const of = (accountId: number) =>
    [...streams].filter((stream) => stream.accountId === accountId);

  async function drain(): Promise<void> {
    while (wanted === null || wanted.size > 0) {
      const asked: ReadonlySet<number> | null = wanted;
      wanted = new Set();
      await lookAfter(
        [...streams].filter(
          ({ accountId }) => asked === null || asked.has(accountId),
        ),
      );
    }
  }
  async function lookAfter(open: readonly UpdateStream[]): Promise<void> {
    if (open.length === 0) return;
    const living = await activeSessions(open.map(({ sessionId }) => sessionId));
    const accounts = new Set<number>();
    for (const stream of open) {
      stream.endsAt = living.get(stream.sessionId) ?? 0;
      if (stream.endsAt === 0) end(stream);
      else accounts.add(stream.accountId);
    }
    const newest = await newestUpdates(store, [...accounts]);
    for (const stream of open)
      if (stream.endsAt > 0)
        sendNew(stream, newest.get(stream.accountId) ?? [], clock.now());
  }
  function look(accountIds?: readonly number[]): void {
    if (streams.size === 0 || isClosed) return;
    if (!accountIds) wanted = null;
    else for (const id of accountIds) wanted?.add(id);
    running ??= drain()
      // The next look finds what this one has missed.
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }
  function tick(): void {
    const now = clock.now();
    for (const stream of streams) if (stream.endsAt <= now) end(stream);
    const isBeat = now >= beatAt;
    if (isBeat) {
      beatAt = now + UPDATES_BEAT;
      for (const stream of streams) send(stream, "beat", {});
    }
    if (isBeat || !isNotified) look();
  }
  const timer = setInterval(tick, PERIOD).unref();

  return {
    async open({ accountId, sessionId, sessionEndsAt }) {
      const answer = await updatesAnswer(store, accountId);
      if (isClosed || streams.size >= STREAMS) return null;
      const stream: UpdateStream = {
        accountId,
        sessionId,
        endsAt: sessionEndsAt,
        told: new Set(),
        readable: newReadable(),
        isOver: false,
      };
      streams.add(stream);
      stream.readable.once("close", () => streams.delete(stream));
      sendAnswer(stream, answer);
      // The newest pages stay: the oldest may be ones that have lost their network without a word.
      for (const old of of(accountId).slice(0, -STREAMS_PER_ACCOUNT)) {
        send(old, "crowded", {});
        end(old);
      }
      // What came between the reading and now, and whether the session lives still.
      look([accountId]);
      return stream.readable;
    },
    look,
    setNotified(value) {
      isNotified = value;
      // What was notified meanwhile has been heard by nobody.
      look();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const stream of streams) end(stream);
      await running;
    },
  };
}
