import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { updates } from "../../../server/database/schema.ts";
import { CHANNEL } from "../../../server/updates/updates.ts";
import { superuserUrlOf } from "../../support/database.ts";
import { database, spawned, until } from "../../support/for-one-test.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { startServer } from "../../support/server.ts";
import { follow } from "../../support/update-streams.ts";

/**
 * Starts a node in this process and one in its own process on one database, and creates a match.
 */
async function twoNodes(prepare?: (url: string) => Promise<void>) {
  const databaseUrl = await database();
  await prepare?.(databaseUrl);
  const here = await startServer({ databaseUrl, env: { LIMITS: "off" } });
  onTestFinished(() => here.stop());
  const there = await spawned({
    env: { DATABASE_URL: databaseUrl, LIMITS: "off", LOG_LEVEL: "silent" },
  });
  const investor = await addInvestor(here.context);
  const investee = await addInvestee(here.context);
  await findInvestors(here, investee);
  const matchId = await firstMatchId(here, investee);
  return { databaseUrl, here, there, investor, investee, matchId };
}

test("a change on one node arrives on the pages of another, even after one of them is killed", async () => {
  const { here, there, investor, investee, matchId } = await twoNodes();
  const page = await follow(there, investee);
  const elsewhere = await follow(here, investee);
  await review(here, investor, matchId, "approved");
  for (const one of [page, elsewhere])
    expect((await one.next("approved")).match_id).toBe(matchId);
  await there.end("SIGKILL");
  expect(await page.untilEnd()).toBe("cut");
  // The page's next stream, on the remaining node, begins with the missed updates.
  await review(here, investor, matchId, "rejected");
  const again = await follow(here, investee);
  expect(again.updates.map(({ kind }) => kind)).toEqual([
    "pending",
    "approved",
    "rejected",
  ]);
  await review(here, investor, matchId, "approved");
  await again.next("approved");
  for (const one of [again, elsewhere]) one.leave();
});

test("nodes poll on a database engine without notifications, and changes still arrive", async () => {
  const { here, there, investor, investee, matchId } = await twoNodes(
    async (url) => {
      const client = new pg.Client(superuserUrlOf(url));
      await client.connect();
      await client.query("set allow_system_table_mods = on");
      await client.query(
        "alter function pg_catalog.pg_notify(text, text) rename to pg_notify_of_another",
      );
      await client.end();
    },
  );
  const page = await follow(there, investee);
  expect((await review(here, investor, matchId, "approved")).status).toBe(200);
  await page.next("approved");
  await here.call("POST", "/logout/", { token: investee.token });
  expect(await page.untilEnd()).toBe("closed");
});

test("changes still arrive while a node's listening connection is interrupted", async () => {
  const { here, there, investor, investee, matchId } = await twoNodes();
  const page = await follow(there, investee);
  const endListeners = () =>
    here.context.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'ubia-updates' and datname = current_database()`,
    );
  for (const status of ["approved", "rejected", "approved"] as const) {
    await endListeners();
    await review(here, investor, matchId, status);
    await page.next(status);
  }
  page.leave();
});

test("a notification contains only account numbers", async () => {
  const { databaseUrl, here, investor, investee, matchId } = await twoNodes();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const payloads: string[] = [];
  client.on("notification", ({ payload = "" }) => payloads.push(payload));
  await client.query(`listen ${CHANNEL}`);
  await review(here, investor, matchId, "approved");
  await here.call("POST", "/logout/", { token: investor.token });
  const notified = () =>
    payloads.filter((payload) => !/^[\da-f-]{36}$/.test(payload));
  await until(() => notified().length === 2);
  expect(notified()).toEqual([
    `${investee.id},${investor.id}`,
    `${investor.id}`,
  ]);
});

test("several changes in quick succession all arrive, each once, in order", async () => {
  const { here, there, investor, investee, matchId } = await twoNodes();
  const page = await follow(there, investee);
  const statuses = ["approved", "rejected", "approved", "rejected"] as const;
  for (const status of statuses) await review(here, investor, matchId, status);
  for (const status of statuses) await page.next(status);
  expect(page.updates.map(({ kind }) => kind)).toEqual([
    "pending",
    ...statuses,
  ]);
  const kept = await here.context.database.$count(updates);
  expect(kept).toBe(2 * page.updates.length);
  page.leave();
});
