import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createDebianPostgres } from "../../scripts/deployment/debian-postgres.ts";
import {
  asUser,
  installPackages,
  run,
  start,
  until,
} from "../../scripts/deployment/machine.ts";
import { systemClock } from "../../server/clock.ts";
import { connectTo } from "../../server/database/connection.ts";
import { startMailServer } from "../support/browser/mail-server.ts";
import { startServerProcess } from "../support/for-one-test.ts";
import { addInvestor } from "../support/members.ts";
import { freePort } from "../support/spawned-server.ts";
import { halfStates, Load } from "./load.ts";

/** Fewer sessions than one node has connections, so that each transaction gets another one. */
const POOL_SIZE = 4;
/** In milliseconds. */
const LOAD_TIME = 5_000;

test("two nodes work on PgBouncer with transaction pooling, and listen for updates at the direct address", async () => {
  installPackages(["pgbouncer", "postgresql-15"]);
  const postgres = await createDebianPostgres();
  onTestFinished(postgres.remove);
  postgres.start();
  const direct = postgres.url("ubia");
  run("psql", [postgres.url(), "--quiet", "--command=create database ubia"]);
  const port = await startPooler(postgres);
  const pooled = direct.replace(`:${postgres.port}/`, `:${port}/`);
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const env = {
    DATABASE_URL: pooled,
    DATABASE_DIRECT_URL: direct,
    SMTP_URL: mail.url,
    LIMITS: "off",
  };
  const nodes = [
    await startServerProcess({ env }),
    await startServerProcess({ env }),
  ];
  const connection = connectTo(pooled, 4, true);
  onTestFinished(connection.close);
  const { database } = connection;
  const { rows } = await database.execute(sql`show statement_timeout`);
  expect(rows).toEqual([{ statement_timeout: "10s" }]);
  const store = { database, clock: systemClock };
  const load = new Load(nodes, mail, [
    await addInvestor(store),
    await addInvestor(store),
  ]);
  onTestFinished(() => load.abort());
  load.start();
  await sleep(LOAD_TIME);
  await load.stop();
  const { answered, lost } = await load.compare(connection);
  const statuses = [...load.statuses.keys()];
  console.log(
    `PgBouncer with ${POOL_SIZE} sessions: answered ${answered}, lost ${lost.length}; statuses ${statuses.join(", ")}`,
  );
  expect(load.failures).toEqual([]);
  expect(lost).toEqual([]);
  expect(statuses.every((status) => status < 300)).toBe(true);
  expect(await halfStates(connection)).toEqual([]);
  const listeners = await database.execute(
    sql`select from pg_stat_activity where application_name = 'ubia-updates' and query like 'listen %'`,
  );
  expect(listeners.rowCount).toBe(nodes.length);
  for (const node of nodes)
    expect(node.output()).not.toContain("listening for updates failed");
});

/** Starts PgBouncer in front of PostgreSQL, as a user other than root, which it refuses. Returns its port. */
async function startPooler(
  postgres: Awaited<ReturnType<typeof createDebianPostgres>>,
): Promise<number> {
  const port = await freePort();
  const file = join(postgres.folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
ubia = host=127.0.0.1 port=${postgres.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
`,
  );
  chownSync(file, Number(run("id", ["-u", "postgres"])), 0);
  const [setpriv = "", ...prefix] = asUser("postgres");
  const pooler = start(setpriv, [...prefix, "pgbouncer", file]);
  onTestFinished(async () => {
    await pooler.end();
  });
  await until(
    "PgBouncer accepting connections",
    () => pooler.output().includes("process up"),
    { programs: [pooler] },
  );
  return port;
}
