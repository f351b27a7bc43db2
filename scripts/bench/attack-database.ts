import { setTimeout as sleep } from "node:timers/promises";
import { connectClient } from "../../server/database/connection.ts";
import { embeddedDatabase } from "../../server/database/embedded.ts";

/** A separate PostgreSQL server, which the benchmark may crash. */
export type DisposableDatabase = {
  readonly url: string;
  /** In each round, terminates some backends, busy ones first. Returns the total number of terminated backends. */
  killBackends(rounds: number): Promise<number>;
  /** Stops the database and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Number of backends that are terminated in each round. */
const BACKENDS_PER_KILL = 3;
/** The pause after each round, in milliseconds. */
const KILL_INTERVAL = 200;
const CONNECTIONS = 100;

/** Starts the database in an empty folder. */
export async function startDisposableDatabase(
  dataDir: string,
): Promise<DisposableDatabase> {
  const startPostgres = () =>
    embeddedDatabase(dataDir).start({
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: CONNECTIONS,
    });
  let postgres = await startPostgres();
  return {
    url: postgres.url(),
    killBackends: (rounds) => killBackends(postgres.url(), rounds),
    async restart() {
      await postgres.stop();
      postgres = await startPostgres();
    },
    stop: () => postgres.stop(),
  };
}

async function killBackends(url: string, rounds: number): Promise<number> {
  const client = await connectClient({ connectionString: url });
  let terminated = 0;
  for (let round = 0; round < rounds; round++) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       order by state = 'active' desc, state like 'idle in transaction%' desc, random()
       limit $1`,
      [BACKENDS_PER_KILL],
    );
    terminated += rowCount ?? 0;
    await sleep(KILL_INTERVAL);
  }
  await client.end();
  return terminated;
}
