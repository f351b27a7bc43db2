import type { Clock } from "./clock.ts";
import type { Database } from "./database/connection.ts";
import type { Environment } from "./environment.ts";
import type { FileSlots } from "./http/file-slots.ts";
import type { Limits } from "./limits/limits.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { UpdateHub } from "./updates/hub.ts";

/** The dependencies of every route. Modules in server/ receive them as arguments instead of importing them. */
export type ServerContext = {
  env: Environment;
  clock: Clock;
  database: Database;
  /** A separate connection for the health check, which must not wait behind requests. */
  healthDatabase: Database;
  limits: Limits;
  fileSlots: FileSlots;
  outbox: Outbox;
  /** Sends the emails in the outbox now. Called at the end of each request that adds an email. */
  wakeMail: () => void;
  updates: UpdateHub;
  metrics: Metrics;
  /** The state of the node that `/readyz` reports. */
  readiness: {
    /** Whether the node is about to stop, so that a proxy should send its requests to others. */
    isDraining: boolean;
    /** Whether the worker that sends the emails is running; true if the node only shows them. */
    readonly sendsMail: () => boolean;
  };
};

/** For functions that need only the database and the time. */
export type DatabaseAndClock = Pick<ServerContext, "database" | "clock">;

/** What a periodic job needs. */
export type JobContext = DatabaseAndClock & {
  readonly outbox: Outbox;
  /** The origin of links in emails. */
  readonly env: Pick<Environment, "publicUrl">;
  /** Aborted when the node stops. A long job then fails, and another node repeats it. */
  readonly signal?: AbortSignal;
};
