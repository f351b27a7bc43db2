import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { systemClock } from "../../../server/clock.ts";
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
 * The number of investees that send calls at the same time, each four in parallel. Two nodes can serve all investees
 * at the same time, but on a slow machine they would correctly return 503 to calls that wait longer than 5 seconds.
 */
const CONCURRENT_INVESTEES = 10;
/**
 * Few enough that the investees compete for the same investors, but enough that each investee can use two re-runs.
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
  nodes = [await spawnServer({ env }), await spawnServer({ env })];
});
afterAll(async () => {
  for (const node of nodes) await node.dispose();
  await connection.close();
  await testDatabase.drop();
});

function nodeFor(call: number): SpawnedServer {
  const node = nodes[call % nodes.length];
  if (!node) throw new Error("No node");
  return node;
}

/** Sends each investee's calls concurrently to both nodes. A call with a key is a re-run. */
async function callConcurrently(
  investees: readonly TestMember[],
  ...keys: readonly (string | undefined)[]
): Promise<HttpResponse[][]> {
  const responses: HttpResponse[][] = [];
  const queue = [...investees.entries()];
  const callNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, investee] = next;
      responses[index] = await Promise.all(
        keys.map((key, call) =>
          findInvestors(nodeFor(call + index), investee, key),
        ),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_INVESTEES }, callNext));
  return responses;
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await connection.database.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.deadlocks);
}

test("during concurrent match requests and reviews on two nodes, no investee exceeds the maximum number of matches or re-runs, and no server error or deadlock occurs", {
  tags: ["4-matching-02", "4-matching-09"],
}, async () => {
  const store = { database: connection.database, clock: systemClock };
  const investees: TestMember[] = [];
  const investors: TestMember[] = [];
  for (let count = 0; count < INVESTORS; count += 1)
    investors.push(await addInvestor(store));
  for (let count = 0; count < INVESTEES; count += 1)
    investees.push(await addInvestee(store));

  const first = await callConcurrently(
    investees,
    undefined,
    undefined,
    "a",
    "b",
  );
  const pendingReviews = investors.map(async (investor, index) => {
    const responses: HttpResponse[] = [];
    for (const { id } of (await matchesOf(nodeFor(index), investor)).slice(
      0,
      4,
    ))
      responses.push(
        await review(
          nodeFor(index + 1),
          investor,
          id,
          index % 2 === 0 ? "approved" : "rejected",
        ),
      );
    return responses;
  });
  const second = await callConcurrently(investees, undefined, "b", "c", "d");
  const reviewResponses = (await Promise.all(pendingReviews)).flat();

  const matchResponses = [...first.flat(), ...second.flat()];
  expect(new Set(matchResponses.map(({ status }) => status))).toEqual(
    new Set([200, 409]),
  );
  const reviewStatuses = reviewResponses.map(({ status }) => status);
  expect(reviewStatuses).toContain(200);
  expect([200, 409]).toEqual(expect.arrayContaining(reviewStatuses));
  for (const [index, investee] of investees.entries()) {
    const ownResponses = [...(first[index] ?? []), ...(second[index] ?? [])];
    const offered = ownResponses
      .filter(({ status }) => status === 200)
      .flatMap(
        ({ body }) => (body as ResponseOf<"matchInvestors">).matching_investors,
      );
    // Calls with the same key return the same matches, and all other calls return different ones.
    const offers = await connection.database.$count(
      matchOffers,
      eq(matchOffers.investeeId, investee.id),
    );
    expect(new Set(offered.map((offer) => offer.match_id)).size).toBe(offers);
    expect(await matchesOf(nodeFor(index), investee)).toHaveLength(MAX_MATCHES);
  }
  const counts = await connection.database
    .select({ count: sql<number>`count(*)::int` })
    .from(matches)
    .where(isNull(matches.end))
    .groupBy(matches.investeeId);
  expect(counts.map(({ count }) => count)).toEqual(
    investees.map(() => MAX_MATCHES),
  );
  const used = await connection.database
    .select({ used: profiles.matchRerunsUsed })
    .from(profiles);
  expect(Math.max(...used.map((row) => row.used))).toBe(MAX_RERUNS);
  expect(await countDeadlocks()).toBe(0);
  for (const { output } of nodes)
    expect(output()).not.toMatch(/"level":(50|60)/);
});
