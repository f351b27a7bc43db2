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

/** Maximum number of streams per account and node. Browsers allow 6 connections per HTTP/1.1 server. */
export const STREAMS_PER_ACCOUNT = 4;
/** Maximum number of streams per node. */
const STREAMS = 5_000;
/** Interval at which the hub checks the time and, without notifications, queries the database. In milliseconds. */
const PERIOD = 500;

/** The session for which a page opens its stream. */
export type StreamOwner = {
  readonly accountId: number;
  readonly sessionId: string;
  /** When the session expires, in epoch milliseconds. */
  readonly sessionEndsAt: number;
};

/** Manages the update streams of this node. */
export type UpdateHub = {
  /** Opens the stream of a page. Resolves with null when the node is full or shutting down. */
  open(owner: StreamOwner): Promise<Readable | null>;
  /** Checks these accounts for updates and ended sessions; without a list, all accounts. */
  look(accountIds?: readonly number[]): void;
  /** Sets whether notifications arrive. While they do not, the hub polls the database. */
  setNotified(isNotified: boolean): void;
  /** Ends every stream and accepts no new ones. */
  close(): Promise<void>;
};

/** Dependencies of the hub. */
export type UpdateHubOptions = {
  readonly database: Database;
  readonly clock: Clock;
  /** Returns the sessions that are still active, with their expiry times in epoch milliseconds. */
  activeSessions(
    sessionIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Called with the error of a failed read; the hub continues and reads again later. */
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
  /** Accounts to check next; null for all. */
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
    const active = await activeSessions(open.map(({ sessionId }) => sessionId));
    const accounts = new Set<number>();
    for (const stream of open) {
      stream.endsAt = active.get(stream.sessionId) ?? 0;
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
      // The next check finds what this one has missed.
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
        sentIds: new Set(),
        readable: newReadable(),
        isOver: false,
      };
      streams.add(stream);
      stream.readable.once("close", () => streams.delete(stream));
      sendAnswer(stream, answer);
      // Keeps the newest streams: the oldest may belong to pages that lost their connection silently.
      for (const old of of(accountId).slice(0, -STREAMS_PER_ACCOUNT)) {
        send(old, "crowded", {});
        end(old);
      }
      // Covers updates between the query above and now, and a session that has ended meanwhile.
      look([accountId]);
      return stream.readable;
    },
    look,
    setNotified(value) {
      isNotified = value;
      // Notifications may have been missed before this change.
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
