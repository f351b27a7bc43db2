import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connectOnce, POOL_SIZE } from "../../../server/database/connection.ts";
import { until } from "../../support/for-one-test.ts";
import { startServer } from "../../support/server.ts";

test("/healthz responds while every connection of the pool is busy", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const lockHolder = await connectOnce(server.databaseUrl);
  onTestFinished(() => lockHolder.close());
  await lockHolder.database.execute(sql`select pg_advisory_lock(1)`);
  const settled = () => "a busy connection";
  const queries = Array.from({ length: POOL_SIZE }, () =>
    server.context.database
      .execute(sql`select pg_advisory_xact_lock(1)`)
      .then(settled, settled),
  );
  await until(async () => {
    const { rowCount } = await lockHolder.database.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    return rowCount === POOL_SIZE;
  });
  const first = await Promise.race([
    ...queries,
    server.call("GET", "/healthz").then(({ status, body }) => [status, body]),
  ]);
  expect(first).toEqual([200, { status: "ok" }]);
  await lockHolder.database.execute(sql`select pg_advisory_unlock(1)`);
  await Promise.all(queries);
});

test("/readyz says in words that migrations of this version are missing, and the node is alive and healthy meanwhile", {
  tags: ["8-health-261"],
}, async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const readiness = async () => {
    const response = await fetch(`${server.origin}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await readiness()).toEqual([200, { status: "ready" }]);
  for (const change of [
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
    "drop schema drizzle cascade",
  ]) {
    await server.context.database.execute(change);
    expect(await readiness()).toEqual([
      503,
      {
        status: "not ready",
        missing: [
          "The database lacks migrations of this version: restart the node.",
        ],
      },
    ]);
  }
  for (const path of ["/livez", "/healthz"])
    expect((await server.call("GET", path)).body).toEqual({ status: "ok" });
});
