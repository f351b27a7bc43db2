import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { createClock } from "../../../server/clock.ts";
import {
  type Connection,
  connectTo,
} from "../../../server/database/connection.ts";
import {
  matches,
  matchOffers,
  profiles,
} from "../../../server/database/schema.ts";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../support/database.ts";
import type { HttpResponse } from "../../support/http-client.ts";
import { findInvestors, matchesOf, review } from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import {
  type SpawnedServer,
  spawnServer,
} from "../../support/spawned-server.ts";

const INVESTEES = 50;
/**
 * The number of investees that call at the same moment, four times each. Two nodes can also serve all fifty at once,
 * but on a slow machine they correctly return 503 to calls that would wait longer than 5 seconds.
 */
const CONCURRENT_INVESTEES = 10;
/**
 * Few enough for the investees to compete for the same investors, and enough for two re-runs each.
 */
const INVESTORS = 9;

let testDatabase: TestDatabase;
let connection: Connection;
let nodes: readonly SpawnedServer[];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connection = connectTo(testDatabase.url);
  const env = {
    DATABASE_URL: testDatabase.url,
    LIMITS: "off",
    LOG_LEVEL: "warn",
  };
  // Started in sequence, so that the first one prepares the database.
  nodes = [await spawnServer({ env }), await spawnServer({ env })];
});
afterAll(async () => {
  for (const node of nodes) await node.dispose();
  await connection.close();
  await testDatabase.drop();
});

function node(call: number): SpawnedServer {
  const found = nodes[call % nodes.length];
  if (!found) throw new Error("No node");
  return found;
}

/** Sends each investee's calls concurrently to both nodes. A call without a key is a submission. */
async function callConcurrently(
  seekers: readonly TestMember[],
  ...keys: readonly (string | undefined)[]
): Promise<HttpResponse[][]> {
  const responses: HttpResponse[][] = [];
  const waiting = [...seekers.entries()];
  const callInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, seeker] = next;
      responses[place] = await Promise.all(
        keys.map((key, call) => findInvestors(node(call + place), seeker, key)),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_INVESTEES }, callInTurn));
  return responses;
}

async function deadlocks(): Promise<number> {
  const { rows } = await connection.database.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.deadlocks);
}

test("when fifty investees make four concurrent calls each while investors review, none gets a third match or re-run, and no call fails or deadlocks", {
  tags: ["4-matching-02", "4-matching-09"],
}, async () => {
  const store = { database: connection.database, clock: createClock() };
  const seekers: TestMember[] = [];
  const backers: TestMember[] = [];
  for (let made = 0; made < INVESTORS; made += 1)
    backers.push(await addInvestor(store));
  for (let made = 0; made < INVESTEES; made += 1)
    seekers.push(await addInvestee(store));

  const first = await callConcurrently(seekers, undefined, undefined, "a", "b");
  const reviews = backers.map(async (backer, place) => {
    const responses: HttpResponse[] = [];
    for (const { id } of (await matchesOf(node(place), backer)).slice(0, 4))
      responses.push(
        await review(
          node(place + 1),
          backer,
          id,
          place % 2 === 0 ? "approved" : "rejected",
        ),
      );
    return responses;
  });
  const second = await callConcurrently(seekers, undefined, "b", "c", "d");
  const reviewed = (await Promise.all(reviews)).flat();

  const calls = [...first.flat(), ...second.flat()];
  expect(new Set(calls.map(({ status }) => status))).toEqual(
    new Set([200, 409]),
  );
  expect(reviewed.every(({ status }) => [200, 404, 409].includes(status))).toBe(
    true,
  );
  for (const [place, seeker] of seekers.entries()) {
    const mine = [...(first[place] ?? []), ...(second[place] ?? [])];
    const offered = mine
      .filter(({ status }) => status === 200)
      .flatMap(
        ({ body }) => (body as ResponseOf<"matchInvestors">).matching_investors,
      );
    // Calls with the same key return the same matches, and all other calls return different ones.
    const offers = await connection.database.$count(
      matchOffers,
      eq(matchOffers.investeeId, seeker.id),
    );
    expect(new Set(offered.map((offer) => offer.match_id)).size).toBe(offers);
    expect(await matchesOf(node(place), seeker)).toHaveLength(MAX_MATCHES);
  }
  const held = await connection.database
    .select({ count: sql<number>`count(*)::int` })
    .from(matches)
    .where(isNull(matches.ended))
    .groupBy(matches.investeeId);
  expect(held.map(({ count }) => count)).toEqual(
    seekers.map(() => MAX_MATCHES),
  );
  const used = await connection.database
    .select({ used: profiles.matchRerunsUsed })
    .from(profiles);
  expect(Math.max(...used.map((row) => row.used))).toBe(MAX_RERUNS);
  expect(await deadlocks()).toBe(0);
  for (const { output } of nodes)
    expect(output()).not.toMatch(/"level":(50|60)/);
});
