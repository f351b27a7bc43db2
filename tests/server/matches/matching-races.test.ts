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

let server: TestServer;
/** A second node on the same database, in a separate process. */
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
const nodeFor = (call: number) => (call % 2 === 0 ? server : second);
const range = (count: number) =>
  Array.from({ length: count }, (_, call) => call);
const statuses = (responses: { status: number }[]) =>
  responses.map(({ status }) => status).toSorted();
const offerCount = (response: { body: unknown }) =>
  (response.body as ResponseOf<"matchInvestors">).matching_investors.length;
async function rerunsUsed(token: string) {
  const { body } = await server.call("GET", "/api/profile/", { token });
  return (body as { match_reruns_used: number }).match_reruns_used;
}

test("ten concurrent submissions on two nodes create exactly 2 matches and use no re-run", async () => {
  await addInvestors(server.context, ...NAMES);
  const investee = await addInvestee(server.context);
  const responses = await Promise.all(
    range(10).map((call) => findInvestors(nodeFor(call), investee)),
  );
  expect(statuses(responses)).toEqual([200, ...range(9).map(() => 409)]);
  expect(await matchesOf(server, investee)).toHaveLength(2);
  expect(await server.context.database.$count(matches)).toBe(2);
  expect(await server.context.database.$count(matchOffers)).toBe(2);
  expect(await rerunsUsed(investee.token)).toBe(0);
});

test("ten concurrent re-runs with the same key count as one re-run and return the same response", async () => {
  await addInvestors(server.context, ...NAMES);
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  const responses = await Promise.all(
    range(10).map((call) => findInvestors(nodeFor(call), investee, "one-key")),
  );
  expect(statuses(responses)).toEqual(range(10).map(() => 200));
  for (const { body } of responses) expect(body).toEqual(responses[0]?.body);
  expect(responses[0]?.body).toMatchObject({ reruns_left: 1 });
  expect(await rerunsUsed(investee.token)).toBe(1);
  expect(await matchesOf(server, investee)).toHaveLength(2);
  expect(await server.context.database.$count(matchOffers)).toBe(4);
});

test("only two of ten concurrent re-runs with different keys succeed", async () => {
  await addInvestors(server.context, ...NAMES);
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  const responses = await Promise.all(
    range(10).map((call) =>
      findInvestors(nodeFor(call), investee, `key-${call}`),
    ),
  );
  expect(statuses(responses)).toEqual([200, 200, ...range(8).map(() => 409)]);
  expect(
    responses.filter(({ status }) => status === 200).map(offerCount),
  ).toEqual([2, 2]);
  expect(await rerunsUsed(investee.token)).toBe(2);
  expect(await matchesOf(server, investee)).toHaveLength(2);
  expect(await server.context.database.$count(matchOffers)).toBe(6);
});

test("after concurrent submissions and re-runs, there are exactly 2 matches, and at most 2 re-runs are used", async () => {
  await addInvestors(server.context, ...NAMES);
  const investee = await addInvestee(server.context);
  const responses = await Promise.all(
    range(12).map((call) =>
      findInvestors(
        nodeFor(call),
        investee,
        call % 3 === 0 ? undefined : `key-${call}`,
      ),
    ),
  );
  expect(responses.every(({ status }) => [200, 409].includes(status))).toBe(
    true,
  );
  expect((await matchesOf(server, investee)).length).toBe(2);
  expect(await rerunsUsed(investee.token)).toBeLessThanOrEqual(2);
});

test("when an approval and a re-run are concurrent, either the match is approved and kept, or it is replaced and the approval fails with 409", async () => {
  const investorNamed = await addInvestors(server.context, ...NAMES);
  for (const round of range(8)) {
    const investee = await addInvestee(server.context);
    await findInvestors(server, investee);
    const match = (await matchesOf(server, investee))[0];
    const investor = investorNamed(match?.investor.investor_name ?? "");
    const [rerun, approval] = await Promise.all([
      findInvestors(nodeFor(round), investee, "key"),
      review(nodeFor(round + 1), investor, match?.id ?? "", "approved"),
    ]);
    expect(rerun.status).toBe(200);
    const current = (await matchesOf(server, investee)).find(
      ({ id }) => id === match?.id,
    );
    expect([approval.status, current?.status, offerCount(rerun)]).toEqual(
      approval.status === 200 ? [200, "approved", 1] : [409, undefined, 2],
    );
  }
});

test("when a decline and a re-run are concurrent, either only the declined match is replaced, or both matches are replaced and the decline fails with 409", {
  tags: ["4-matching-21"],
}, async () => {
  const investorNamed = await addInvestors(server.context, ...NAMES);
  for (const round of range(8)) {
    const investee = await addInvestee(server.context);
    await findInvestors(server, investee);
    const [match, other] = await matchesOf(server, investee);
    const investor = investorNamed(match?.investor.investor_name ?? "");
    const [rerun, decline] = await Promise.all([
      findInvestors(nodeFor(round), investee, "key"),
      review(nodeFor(round + 1), investor, match?.id ?? "", "rejected"),
    ]);
    expect(rerun.status).toBe(200);
    const currentIds = (await matchesOf(server, investee)).map(({ id }) => id);
    expect(currentIds).not.toContain(match?.id);
    expect([
      decline.status,
      currentIds.includes(other?.id ?? ""),
      offerCount(rerun),
    ]).toEqual(decline.status === 200 ? [200, true, 1] : [409, false, 2]);
  }
});

test("after concurrent approvals and declines, the history has gained one entry for each successful call, and ends with the current status", async () => {
  const investorNamed = await addInvestors(server.context, "One");
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  const id = await firstMatchId(server, investorNamed("One"));
  const responses = await Promise.all(
    range(6).map((call) =>
      review(
        nodeFor(call),
        investorNamed("One"),
        id,
        call % 2 === 0 ? "approved" : "rejected",
      ),
    ),
  );
  expect(responses.every(({ status }) => [200, 409].includes(status))).toBe(
    true,
  );
  const [match] = await matchesOf(server, investee);
  const changes = match?.history.map(({ status }) => status) ?? [];
  expect(changes.at(-1)).toBe(match?.status);
  expect(changes).toHaveLength(
    1 + responses.filter(({ status }) => status === 200).length,
  );
  expect(changes.every((status, index) => status !== changes[index - 1])).toBe(
    true,
  );
});

test("several investees can be matched with the same investors concurrently", async () => {
  await addInvestors(server.context, ...NAMES);
  const investees = [];
  for (const _ of range(12)) investees.push(await addInvestee(server.context));
  const responses = await Promise.all(
    investees.map((investee, call) => findInvestors(nodeFor(call), investee)),
  );
  expect(responses.map(({ status }) => status)).toEqual(
    range(12).map(() => 200),
  );
  expect(responses.map(offerCount)).toEqual(range(12).map(() => 2));
});
