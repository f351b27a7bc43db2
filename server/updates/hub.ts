import { Readable } from "node:stream";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";
import { UPDATES_HEARTBEAT } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import { newestUpdates, updatesResponse } from "./updates.ts";

/** Maximum number of streams per account and node. Browsers allow 6 connections per HTTP/1.1 server. */
export const STREAMS_PER_ACCOUNT = 4;
/** Maximum number of streams per node. */
const MAX_STREAMS = 5_000;
/** Interval, in milliseconds, at which the hub checks for expired streams, due heartbeats and, if it polls, updates. */
const CHECK_INTERVAL = 500;

/** Maximum number of buffered bytes for a slow reader. If it is exceeded, the stream is closed and the page polls. */
const MAX_BUFFER = 64 * 1024;

/** Manages the update streams of this node. */
export type UpdateHub = {
  /** Opens a stream for a page. Resolves with null when the node is full or shutting down. */
  open(session: {
    readonly accountId: number;
    readonly sessionId: string;
    /** In epoch milliseconds. */
    readonly sessionEndsAt: number;
  }): Promise<Readable | null>;
  /** Checks accounts for updates and ended sessions. Without a list, checks all accounts. */
  check(accountIds?: readonly number[]): void;
  /** Reports whether notifications from PostgreSQL are arriving. While they are not, the hub polls the database. */
  setNotified(isNotified: boolean): void;
  /** Ends every stream and accepts no new ones. */
  close(): Promise<void>;
};

/** The update stream of one open page, as `text/event-stream`. */
type UpdateStream = {
  readonly accountId: number;
  readonly sessionId: string;
  /** When the session ends, in epoch milliseconds. It ends earlier if another login replaces it. */
  endsAt: number;
  /** Ids of the updates that were already sent. */
  sentIds: ReadonlySet<string>;
  readonly readable: Readable;
  /** True once no more events are sent; buffered events are still delivered. */
  isEnded: boolean;
};

/** Creates a hub without streams. It does not query the database until a page opens a stream. */
export function createUpdateHub({
  database,
  clock,
  activeSessions,
  onError,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** Returns the sessions that are still active, with their expiry times in epoch milliseconds. */
  activeSessions(
    sessionIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Called with the error of a failed read; the hub continues and reads again later. */
  onError(error: unknown): void;
}): UpdateHub {
  const deps = { database, clock };
  const streams = new Set<UpdateStream>();
  let isClosed = false;
  let isNotified = false;
  let nextHeartbeatAt = clock.now() + UPDATES_HEARTBEAT;
  // Accounts to check next; null for all.
  let pending: Set<number> | null = new Set();
  let currentRun: Promise<void> | null = null;

  async function drain(): Promise<void> {
    try {
      do {
        const accountIds: ReadonlySet<number> | null = pending;
        pending = new Set();
        await checkStreams(
          [...streams].filter(
            ({ accountId }) => accountIds === null || accountIds.has(accountId),
          ),
        );
      } while (pending === null || pending.size > 0);
    } catch (error) {
      // The next heartbeat checks all streams.
      onError(error);
    } finally {
      currentRun = null;
    }
  }
  async function checkStreams(
    checkedStreams: readonly UpdateStream[],
  ): Promise<void> {
    if (checkedStreams.length === 0) return;
    const endTimes = await activeSessions(
      checkedStreams.map(({ sessionId }) => sessionId),
    );
    const accounts = new Set<number>();
    for (const stream of checkedStreams) {
      stream.endsAt = endTimes.get(stream.sessionId) ?? 0;
      if (stream.endsAt === 0) end(stream);
      else accounts.add(stream.accountId);
    }
    const newest = await newestUpdates(deps, [...accounts]);
    for (const stream of checkedStreams)
      if (stream.endsAt > 0)
        sendNew(stream, newest.get(stream.accountId) ?? [], clock.now());
  }
  function check(accountIds?: readonly number[]): void {
    if (streams.size === 0 || isClosed) return;
    if (!accountIds) pending = null;
    else for (const id of accountIds) pending?.add(id);
    currentRun ??= drain();
  }
  function tick(): void {
    const now = clock.now();
    for (const stream of streams) if (stream.endsAt <= now) end(stream);
    const isHeartbeat = now >= nextHeartbeatAt;
    if (isHeartbeat) {
      nextHeartbeatAt = now + UPDATES_HEARTBEAT;
      for (const stream of streams) send(stream, "beat", {});
    }
    if (isHeartbeat || !isNotified) check();
  }
  const timer = setInterval(tick, CHECK_INTERVAL).unref();

  return {
    async open({ accountId, sessionId, sessionEndsAt }) {
      const response = await updatesResponse(deps, accountId);
      if (isClosed || streams.size >= MAX_STREAMS) return null;
      const stream: UpdateStream = {
        accountId,
        sessionId,
        endsAt: sessionEndsAt,
        sentIds: idsOf(response.updates),
        readable: new Readable({ read() {}, highWaterMark: MAX_BUFFER }),
        isEnded: false,
      };
      streams.add(stream);
      stream.readable.once("close", () => streams.delete(stream));
      // The page ignores updates that it has already received.
      send(stream, "updates", response);
      // Only the newest streams stay open, because older ones may belong to pages whose connection was lost unnoticed.
      const owned = [...streams].filter(
        ({ accountId: id, isEnded }) => id === accountId && !isEnded,
      );
      for (const oldStream of owned.slice(0, -STREAMS_PER_ACCOUNT)) {
        send(oldStream, "crowded", {});
        end(oldStream);
      }
      // Sends updates that were added since the query above, and ends the stream if its session has ended since.
      check([accountId]);
      return stream.readable;
    },
    check,
    setNotified(value) {
      isNotified = value;
      // Notifications may have been missed until now.
      check();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const stream of streams) end(stream);
      await currentRun;
    },
  };
}

/** Sends the updates that have not been sent on this stream yet. */
function sendNew(stream: UpdateStream, newest: readonly Update[], now: number) {
  const updates = newest.filter(({ id }) => !stream.sentIds.has(id));
  if (updates.length === 0) return;
  stream.sentIds = idsOf(newest);
  send(stream, "updates", { updates, now } satisfies ResponseOf<"updates">);
}

function send(stream: UpdateStream, event: string, data: unknown): void {
  const { readable } = stream;
  if (stream.isEnded || readable.destroyed) return;
  const hasRoom = readable.push(
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
  if (!hasRoom) readable.destroy();
}

function end(stream: UpdateStream): void {
  if (stream.isEnded) return;
  stream.isEnded = true;
  stream.readable.push(null);
}

function idsOf(updates: readonly Update[]): ReadonlySet<string> {
  return new Set(updates.map(({ id }) => id));
}
