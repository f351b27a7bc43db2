import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limitCounters } from "../../../server/database/schema.ts";
import {
  loginFailures,
  unknownAddressFailures,
} from "../../../server/limits/rules.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import { newToken, uidOf } from "../../../server/security/tokens.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { FRONTEND } from "../../support/frontend.ts";
import type { Call } from "../../support/http-client.ts";
import {
  LIMIT_ROWS,
  type LimitRow,
  logInFrom,
} from "../../support/limit-rows.ts";
import { addInvestee } from "../../support/members.ts";
import { startServer, type TestServer } from "../../support/server.ts";
import {
  type SpawnedServer,
  spawnServer,
} from "../../support/spawned-server.ts";

// Two servers that share a database and take the client's address from X-Forwarded-For.
let first: TestServer;
let second: SpawnedServer;
let passwordHash: string;
beforeAll(async () => {
  const env = { TRUST_PROXY: "127.0.0.1" };
  first = await startServer({ env });
  second = await spawnServer({
    env: { ...env, DATABASE_URL: first.databaseUrl, LOG_LEVEL: "silent" },
  });
  passwordHash = await hashPassword(GOOD_PASSWORD);
});
afterAll(async () => {
  await second.dispose();
  await first.stop();
});

const newMember: Parameters<LimitRow["prepare"]>[0]["newMember"] = (
  columns = {},
) => addInvestee(first.context, { account: { passwordHash, ...columns } });

describe("two nodes on one database share request limits", () => {
  for (const row of LIMIT_ROWS)
    test(row.name, { tags: row.rules ?? [] }, async () => {
      const { hits, seconds } = row;
      const attempt = await row.prepare({ server: first, newMember });
      const precounted = row.precounted?.hits ?? 0;
      for (let hit = 0; hit < precounted; hit++)
        await first.context.limits.hit(
          row.limit,
          ...(row.precounted?.keyParts ?? []),
        );
      const nodeFor = (number: number) => (number % 2 === 0 ? first : second);
      for (let number = precounted; number < hits; number++) {
        const { status } = await attempt(nodeFor(number).call, number);
        expect([number, status]).toEqual([number, row.acceptedStatus]);
      }
      for (const number of [hits, hits + 1]) {
        const rejected = await attempt(nodeFor(number).call, number);
        expect(rejected.status).toBe(429);
        expect(rejected.body).toEqual(row.rejection);
        const wait = Number(rejected.headers.get("Retry-After"));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(seconds);
      }
    });
});

test("the limit for unknown network addresses does not block a login from a known address", async () => {
  const { email } = await newMember();
  const knownAddress = "198.51.100.9";
  expect(
    (await logInFrom(first.call, email, GOOD_PASSWORD, knownAddress)).status,
  ).toBe(200);
  const { limits } = first.context;
  for (let hit = 0; hit < 100; hit++)
    await limits.hit(unknownAddressFailures, email);
  const rejected = await logInFrom(
    second.call,
    email,
    GOOD_PASSWORD,
    "198.51.100.10",
  );
  expect(rejected.status).toBe(429);
  expect(
    (await logInFrom(second.call, email, GOOD_PASSWORD, knownAddress)).status,
  ).toBe(200);
});

test("when the time window of a limit ends, another attempt is accepted and is counted on both nodes", async () => {
  const { email } = await newMember({ verifiedAt: null });
  const resend = (call: Call) =>
    call("POST", "/api/resend-activation/", {
      json: { email, frontend_url: FRONTEND },
    });
  expect((await resend(first.call)).status).toBe(200);
  expect((await resend(second.call)).status).toBe(429);
  first.clock.advance(30_000);
  await second.advance(30_000);
  expect((await resend(second.call)).status).toBe(200);
  expect((await resend(first.call)).status).toBe(429);
});

test("a client that names many accounts and handles adds at most 100 counters, and a hit that is undone leaves none", async () => {
  const { database, limits } = first.context;
  const before = await database.$count(limitCounters);
  const headers = { "X-Forwarded-For": "198.51.100.12" };
  const post = (path: string, json: unknown) =>
    first.call("POST", path, { json, headers });
  const token = newToken();
  for (let account = 1; account <= 120; account++) {
    const link = { uid: uidOf(770_000 + account), token };
    const path = `/api/reset-password-confirm/${link.uid}/${token}/`;
    const json = { ...link, password: GOOD_PASSWORD };
    expect((await post(path, json)).status).toBe(400);
  }
  for (let handle = 0; handle < 10; handle++) {
    const json = { token: newToken(), code: "000000" };
    expect((await post("/api/verify/code/", json)).status).toBe(400);
  }
  for (let account = 0; account < 10; account++) {
    const key = [loginFailures, `unknown-${account}`, "198.51.100.11"] as const;
    await limits.hitAll([key]);
    await limits.undoHit(...key);
  }
  const added = (await database.$count(limitCounters)) - before;
  expect(added).toBeLessThanOrEqual(100);
  expect(added).toBeGreaterThan(0);
});
