import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHANGING_READS, calls, pathOf } from "../../../contract/api.ts";
import type { Database } from "../../../server/database/connection.ts";
import { registration } from "../../support/accounts.ts";
import { latestEmail, linkParts } from "../../support/mailbox.ts";
import { matchesOf } from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestors,
  type TestMember,
} from "../../support/members.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let investee: TestMember;
/** The token of an unused verification link. */
let token: string;
beforeAll(async () => {
  server = await startServer();
  await addInvestors(server.context, "Baobab Capital", "Acacia Partners");
  investee = await addInvestee(server.context);
  const form = registration();
  await server.call("POST", "/api/register/", { json: form });
  token = linkParts(await latestEmail(server, form.email)).token;
});
afterAll(() => server.stop());

const GET_CALLS = (Object.keys(calls) as (keyof typeof calls)[]).filter(
  (name) => calls[name].method === "GET",
);
const ID = "11111111-2222-4333-8444-555555555555";
const path = (name: keyof typeof calls) => pathOf(name, { id: ID, token });

/** Returns a digest of the content of each table. */
async function digests(database: Database): Promise<Record<string, unknown>> {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const entries: [string, unknown][] = [];
  for (const { name } of tables) {
    const { rows } = await database.execute<{ digest: string }>(
      sql`select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.identifier(name)} t`,
    );
    entries.push([name, rows[0]?.digest]);
  }
  return Object.fromEntries(entries);
}

/** Sends a request and returns its status, and whether it changed stored data. */
async function outcome(
  method: string,
  name: keyof typeof calls,
  headers: Record<string, string> = {},
) {
  const { database } = server.context;
  const before = await digests(database);
  const { status } = await server.call(method, path(name), {
    token: investee.token,
    headers,
  });
  const after = await digests(database);
  const changed = Object.keys(after).filter(
    (table) => after[table] !== before[table],
  );
  return { name, status, changed };
}

test("HEAD returns 405 for every path of the API and changes nothing", {
  tags: ["7-api-107"],
}, async () => {
  for (const name of GET_CALLS)
    expect(await outcome("HEAD", name)).toEqual({
      name,
      status: 405,
      changed: [],
    });
});

test("a prefetch of a GET call that changes data returns 503 and changes nothing", {
  tags: ["7-api-108"],
}, async () => {
  for (const name of CHANGING_READS)
    for (const headers of [
      { "Sec-Purpose": "prefetch" },
      { "Sec-Purpose": "prefetch;prerender" },
      { Purpose: "prefetch" },
      { "X-Moz": "prefetch" },
    ] as Record<string, string>[]) {
      expect(await outcome("GET", name, headers)).toEqual({
        name,
        status: 503,
        changed: [],
      });
    }
  expect(await matchesOf(server, investee)).toEqual([]);
});

// Counts towards the rate limits are not considered.
test("the GET calls that change data are exactly those that the contract names", {
  tags: ["7-api-108"],
}, async () => {
  const changing: string[] = [];
  for (const name of GET_CALLS) {
    const { changed } = await outcome("GET", name);
    if (changed.some((table) => table !== "limit_counters"))
      changing.push(name);
  }
  expect(changing.sort()).toEqual([...CHANGING_READS].sort());
});
