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

/** The update stream of one open page, as `text/event-stream`. */
type UpdateStream = {
  readonly accountId: number;
  readonly sessionId: string;
  /** In epoch milliseconds. The session ends earlier if another login replaces it. */
  sessionEndsAt: number;
  /** Ids of the updates that were already sent. */
  sentIds: ReadonlySet<string>;
  readonly readable: Readable;
  /** True once no more events are sent; buffered events are still delivered. */
  isEnded: boolean;
};

type HubDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Returns the sessions that are still active, with their expiry times in epoch milliseconds. */
  activeSessions(
    sessionIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Called with the error of a failed read; the hub continues and reads again later. */
  onError(error: unknown): void;
};

/** Manages the update streams of this node. Does not query the database until a page opens a stream. */
export class UpdateHub {
  readonly #deps: HubDeps;
  readonly #streams = new Set<UpdateStream>();
  readonly #timer = setInterval(() => this.#tick(), CHECK_INTERVAL).unref();
  #isClosed = false;
  #isNotified = false;
  #nextHeartbeatAt: number;
  /** The accounts to check next; null for all. */
  #pending: Set<number> | null = new Set();
  #currentRun: Promise<void> | null = null;

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.#nextHeartbeatAt = deps.clock.now() + UPDATES_HEARTBEAT;
  }

  /** The number of open streams. */
  get size(): number {
    return this.#streams.size;
  }

  /** Opens a stream for a page. Resolves with null when the node is full or shutting down. */
  async open(
    page: Pick<UpdateStream, "accountId" | "sessionId" | "sessionEndsAt">,
  ): Promise<Readable | null> {
    const { accountId, sessionId, sessionEndsAt } = page;
    const response = await updatesResponse(this.#deps, accountId);
    if (this.#isClosed || this.#streams.size >= MAX_STREAMS) return null;
    const stream: UpdateStream = {
      accountId,
      sessionId,
      sessionEndsAt,
      sentIds: idsOf(response.updates),
      readable: new Readable({ read() {}, highWaterMark: MAX_BUFFER }),
      isEnded: false,
    };
    this.#streams.add(stream);
    stream.readable.once("close", () => this.#streams.delete(stream));
    // The page ignores updates that it has already received.
    send(stream, "updates", response);
    this.#endCrowded(accountId);
    // Sends updates that were added since the query above, and ends the stream if its session has ended since.
    this.check([accountId]);
    return stream.readable;
  }

  /** Checks accounts for updates and ended sessions. Without a list, checks all accounts. */
  check(accountIds?: readonly number[]): void {
    if (this.#streams.size === 0 || this.#isClosed) return;
    if (!accountIds) this.#pending = null;
    else for (const id of accountIds) this.#pending?.add(id);
    this.#currentRun ??= this.#checkPending();
  }

  /** Reports whether notifications from PostgreSQL are arriving. While they are not, the hub polls the database. */
  setNotified(isNotified: boolean): void {
    this.#isNotified = isNotified;
    // Notifications may have been missed until now.
    this.check();
  }

  /** Ends every stream and accepts no new ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const stream of this.#streams) end(stream);
    await this.#currentRun;
  }

  /** Ends all but the newest streams of an account, because older ones may belong to pages whose connection was lost unnoticed. */
  #endCrowded(accountId: number): void {
    const owned = [...this.#streams].filter(
      (stream) => stream.accountId === accountId && !stream.isEnded,
    );
    for (const oldStream of owned.slice(0, -STREAMS_PER_ACCOUNT)) {
      send(oldStream, "crowded", {});
      end(oldStream);
    }
  }

  #tick(): void {
    const now = this.#deps.clock.now();
    for (const stream of this.#streams)
      if (stream.sessionEndsAt <= now) end(stream);
    const isHeartbeat = now >= this.#nextHeartbeatAt;
    if (isHeartbeat) {
      this.#nextHeartbeatAt = now + UPDATES_HEARTBEAT;
      for (const stream of this.#streams) send(stream, "beat", {});
    }
    if (isHeartbeat || !this.#isNotified) this.check();
  }

  /** Checks accounts until none is pending. */
  async #checkPending(): Promise<void> {
    try {
      do {
        const accountIds = this.#pending;
        this.#pending = new Set();
        await this.#checkStreams(
          [...this.#streams].filter(
            ({ accountId }) => accountIds === null || accountIds.has(accountId),
          ),
        );
      } while (this.#pending === null || this.#pending.size > 0);
    } catch (error) {
      // The next heartbeat checks all streams.
      this.#deps.onError(error);
    } finally {
      this.#currentRun = null;
    }
  }

  /** Ends the streams whose sessions have ended, and sends the new updates to the others. */
  async #checkStreams(checked: readonly UpdateStream[]): Promise<void> {
    if (checked.length === 0) return;
    const { activeSessions, clock } = this.#deps;
    const endTimes = await activeSessions(
      checked.map(({ sessionId }) => sessionId),
    );
    const accounts = new Set<number>();
    for (const stream of checked) {
      stream.sessionEndsAt = endTimes.get(stream.sessionId) ?? 0;
      if (stream.sessionEndsAt === 0) end(stream);
      else accounts.add(stream.accountId);
    }
    const newest = await newestUpdates(this.#deps, [...accounts]);
    for (const stream of checked)
      if (stream.sessionEndsAt > 0)
        sendNew(stream, newest.get(stream.accountId) ?? [], clock.now());
  }
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
