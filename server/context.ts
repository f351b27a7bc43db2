import type { Clock } from "./clock.ts";
import type { Database } from "./database/connection.ts";
import type { Environment } from "./environment.ts";
import type { UploadSlots } from "./files/upload-limits.ts";
import type { Limits } from "./limits/limits.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { UpdateHub } from "./updates/hub.ts";

/** What every route is given: nothing in server/ reaches for these by itself. */
export type ServerContext = {
  env: Environment;
  clock: Clock;
  database: Database;
  /** A connection of its own for the health check, which must not queue behind requests. */
  healthDatabase: Database;
  limits: Limits;
  uploadSlots: UploadSlots;
  outbox: Outbox;
  updates: UpdateHub;
};
