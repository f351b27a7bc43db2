import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import {
  accounts,
  matches,
  matchOffers,
} from "../../../server/database/schema.ts";
import {
  findInvestors,
  firstMatchId,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import { addInvestee, addInvestors } from "../../support/members.ts";
import { startServer, type TestServer } from "../../support/server.ts";
import {
  type SpawnedServer,
  spawnServer,
} from "../../support/spawned-server.ts";

/** Starts two server processes on one database. */
let server: TestServer;
let second: SpawnedServer;
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
  second = await spawnServer({
    env: {
      DATABASE_URL: server.databaseUrl,
      LIMITS: "off",
      LOG_LEVEL: "silent",
    },
  });
});
afterAll(async () => {
  await second.dispose();
  await server.stop();
});
beforeEach(async () => {
  await server.context.database.delete(accounts);
});

const NAMES = [
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
];
const nodes = (call: number) => (call % 2 === 0 ? server : second);
const times = (count: number) =>
  Array.from({ length: count }, (_, call) => call);
const statuses = (responses: { status: number }[]) =>
  responses.map(({ status }) => status).toSorted();
const found = (response: { body: unknown }) =>
  (response.body as ResponseOf<"matchInvestors">).matching_investors.length;
async function rerunsUsed(token: string) {
  const { body } = await server.call("GET", "/api/profile/", { token });
  return (body as { match_reruns_used: number }).match_reruns_used;
}

test("ten concurrent submissions on two nodes leave exactly 2 matches and use no re-run", async () => {
  await addInvestors(server.context, ...NAMES);
  const seeker = await addInvestee(server.context);
  const responses = await Promise.all(
    times(10).map((call) => findInvestors(nodes(call), seeker)),
  );
  expect(statuses(responses)).toEqual([200, ...times(9).map(() => 409)]);
  expect(await matchesOf(server, seeker)).toHaveLength(2);
  expect(await server.context.database.$count(matches)).toBe(2);
  expect(await server.context.database.$count(matchOffers)).toBe(2);
  expect(await rerunsUsed(seeker.token)).toBe(0);
});

test("ten concurrent re-runs with the same key count as one re-run and return the same response", async () => {
  await addInvestors(server.context, ...NAMES);
  const seeker = await addInvestee(server.context);
  await findInvestors(server, seeker);
  const responses = await Promise.all(
    times(10).map((call) => findInvestors(nodes(call), seeker, "one-key")),
  );
  expect(statuses(responses)).toEqual(times(10).map(() => 200));
  for (const { body } of responses) expect(body).toEqual(responses[0]?.body);
  expect(responses[0]?.body).toMatchObject({ reruns_left: 1 });
  expect(await rerunsUsed(seeker.token)).toBe(1);
  expect(await matchesOf(server, seeker)).toHaveLength(2);
  expect(await server.context.database.$count(matchOffers)).toBe(4);
});

test("only two of ten concurrent re-runs with different keys succeed", async () => {
  await addInvestors(server.context, ...NAMES);
  const seeker = await addInvestee(server.context);
  await findInvestors(server, seeker);
  const responses = await Promise.all(
    times(10).map((call) => findInvestors(nodes(call), seeker, `key-${call}`)),
  );
  expect(statuses(responses)).toEqual([200, 200, ...times(8).map(() => 409)]);
  expect(responses.filter(({ status }) => status === 200).map(found)).toEqual([
    2, 2,
  ]);
  expect(await rerunsUsed(seeker.token)).toBe(2);
  expect(await matchesOf(server, seeker)).toHaveLength(2);
  expect(await server.context.database.$count(matchOffers)).toBe(6);
});

test("concurrent submissions and re-runs never leave more than 2 matches", async () => {
  await addInvestors(server.context, ...NAMES);
  const seeker = await addInvestee(server.context);
  const responses = await Promise.all(
    times(12).map((call) =>
      findInvestors(
        nodes(call),
        seeker,
        call % 3 === 0 ? undefined : `key-${call}`,
      ),
    ),
  );
  expect(responses.every(({ status }) => [200, 409].includes(status))).toBe(
    true,
  );
  expect((await matchesOf(server, seeker)).length).toBe(2);
  expect(await rerunsUsed(seeker.token)).toBeLessThanOrEqual(2);
});

test("when an approval and a re-run are concurrent, the match either stays approved, or is replaced and the approval is rejected", async () => {
  const backer = await addInvestors(server.context, ...NAMES);
  const outcomes = new Set<string>();
  for (const round of times(8)) {
    const seeker = await addInvestee(server.context);
    await findInvestors(server, seeker);
    const mine = (await matchesOf(server, seeker))[0];
    const investor = backer(mine?.investor.investor_name ?? "");
    const [rerun, approval] = await Promise.all([
      findInvestors(nodes(round), seeker, "key"),
      review(nodes(round + 1), investor, mine?.id ?? "", "approved"),
    ]);
    expect(rerun.status).toBe(200);
    const kept = (await matchesOf(server, seeker)).find(
      ({ id }) => id === mine?.id,
    );
    expect([approval.status, kept?.status, found(rerun)]).toEqual(
      approval.status === 200 ? [200, "approved", 1] : [409, undefined, 2],
    );
    outcomes.add(String(approval.status));
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test("when a decline and a re-run are concurrent, either only the declined match is replaced, or both are and the decline is rejected", {
  tags: ["4-matching-21"],
}, async () => {
  const backer = await addInvestors(server.context, ...NAMES);
  for (const round of times(8)) {
    const seeker = await addInvestee(server.context);
    await findInvestors(server, seeker);
    const [mine, other] = await matchesOf(server, seeker);
    const investor = backer(mine?.investor.investor_name ?? "");
    const [rerun, decline] = await Promise.all([
      findInvestors(nodes(round), seeker, "key"),
      review(nodes(round + 1), investor, mine?.id ?? "", "rejected"),
    ]);
    expect(rerun.status).toBe(200);
    const kept = (await matchesOf(server, seeker)).map(({ id }) => id);
    expect(kept).not.toContain(mine?.id);
    expect([
      decline.status,
      kept.includes(other?.id ?? ""),
      found(rerun),
    ]).toEqual(decline.status === 200 ? [200, true, 1] : [409, false, 2]);
  }
});

test("the last of several concurrent approvals and rejections determines the status of a match, and the history agrees", async () => {
  const backer = await addInvestors(server.context, "One");
  const seeker = await addInvestee(server.context);
  await findInvestors(server, seeker);
  const id = await firstMatchId(server, backer("One"));
  const responses = await Promise.all(
    times(6).map((call) =>
      review(
        nodes(call),
        backer("One"),
        id,
        call % 2 === 0 ? "approved" : "rejected",
      ),
    ),
  );
  expect(responses.every(({ status }) => [200, 409].includes(status))).toBe(
    true,
  );
  const [match] = await matchesOf(server, seeker);
  const changes = match?.history.map(({ status }) => status) ?? [];
  expect(changes.at(-1)).toBe(match?.status);
  expect(changes).toHaveLength(
    1 + responses.filter(({ status }) => status === 200).length,
  );
  expect(changes.every((status, place) => status !== changes[place - 1])).toBe(
    true,
  );
});

test("several investees can be matched with the same investors at the same time without a failure", async () => {
  await addInvestors(server.context, ...NAMES);
  const seekers = [];
  for (const _ of times(12)) seekers.push(await addInvestee(server.context));
  const responses = await Promise.all(
    seekers.map((seeker, call) => findInvestors(nodes(call), seeker)),
  );
  expect(responses.map(({ status }) => status)).toEqual(
    times(12).map(() => 200),
  );
  expect(responses.map(found)).toEqual(times(12).map(() => 2));
});
