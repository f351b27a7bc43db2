import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ServerContext } from "../../server/context.ts";
import { accounts } from "../../server/database/schema.ts";
import { readEnvironment } from "../../server/environment.ts";
import { startNode } from "../../server/node.ts";
import { createTestDatabase } from "./database.ts";
import { FRONTEND } from "./frontend.ts";
import { type Call, createCall } from "./http-client.ts";
import { createClock, type MovableClock } from "./movable-clock.ts";

export { FRONTEND } from "./frontend.ts";

export type TestServer = {
  origin: string;
  clock: MovableClock;
  /** The server's context, for direct access to its database and functions. */
  context: ServerContext;
  databaseUrl: string;
  dataDir: string;
  metricsPort: number | null;
  call: Call;
  stop(): Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  clock?: MovableClock;
  databaseUrl?: string;
};

/**
 * Starts a server before the tests of a file, and stops it after them. With `isEmptied`, all accounts are deleted before
 * each test.
 */
export function serverForTests({
  isEmptied = false,
  ...options
}: Options & { isEmptied?: boolean } = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(options));
  });
  afterAll(() => server.stop());
  if (isEmptied)
    beforeEach(async () => {
      await server.context.database.delete(accounts);
    });
  return server;
}

/**
 * Starts a server in this process, with its own port and a new database. If `databaseUrl` is set, the server uses that
 * database instead, as an additional node.
 */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const clock = options.clock ?? createClock();
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-server-"));
  const database = options.databaseUrl ? null : await createTestDatabase();
  const databaseUrl = options.databaseUrl ?? database?.url ?? "";
  const env = readEnvironment({
    PUBLIC_URL: FRONTEND,
    PORT: "0",
    DATA_DIR: dataDir,
    SEED: "none",
    LOG_LEVEL: "silent",
    ...options.env,
  });
  const node = await startNode({
    env,
    clock,
    databaseUrl,
    runsJobs: false,
  });
  const origin = `http://127.0.0.1:${node.port}`;
  return {
    origin,
    clock,
    context: node.context,
    databaseUrl,
    dataDir,
    metricsPort: node.metricsPort,
    call: createCall(origin),
    async stop() {
      await node.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
