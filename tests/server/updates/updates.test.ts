import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { UPDATES_HEARTBEAT } from "../../../contract/constants.ts";
import { updates } from "../../../server/database/schema.ts";
import { runCleanup } from "../../../server/jobs/cleanup.ts";
import { closeMatchesOf } from "../../../server/matches/lifecycle.ts";
import { STREAMS_PER_ACCOUNT, UpdateHub } from "../../../server/updates/hub.ts";
import { until } from "../../support/for-one-test.ts";
import { addMatch, findInvestors, review } from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { operatorOf } from "../../support/operator.ts";
import { formOf } from "../../support/profiles.ts";
import { serverForTests } from "../../support/server.ts";
import { openStream } from "../../support/update-streams.ts";

const server = serverForTests({ env: { LIMITS: "off" }, isEmptied: true });
let investee: TestMember;
let investor: TestMember;
let matchId: string;
beforeEach(async () => {
  ({ investor, investee, matchId } = await addMatch(server));
});

async function updatesOf(member: TestMember) {
  const { status, body } = await server.call("GET", "/api/updates/", {
    token: member.token,
  });
  expect(status).toBe(200);
  return (body as ResponseOf<"updates">).updates;
}
const kindsFor = async (member: TestMember) =>
  (await updatesOf(member)).map(({ kind }) => kind);

test("the updates endpoint returns an account's updates, oldest first, each with the other side's name", async () => {
  await review(server, investor, matchId, "approved");
  for (const [member, name] of [
    [investee, "Baobab Capital"],
    [investor, "Nakuru Dryers"],
  ] as const)
    expect(await updatesOf(member)).toEqual(
      ["pending", "approved"].map((kind) => ({
        id: expect.any(String),
        kind,
        match_id: matchId,
        name,
        funded_ammount: "0.00",
        at: expect.any(Number),
      })),
    );
  const [first, second] = await updatesOf(investee);
  expect(first?.id).not.toBe(second?.id);
});

test("a stream starts with the existing updates and continues with the other side's changes", async () => {
  const stream = await openStream(server, investee);
  expect(stream.status).toBe(200);
  expect(stream.headers.get("content-type")).toBe("text/event-stream");
  expect(stream.headers.get("cache-control")).toContain("no-store");
  expect(stream.headers.get("x-accel-buffering")).toBe("no");
  expect(stream.updates.map(({ kind }) => kind)).toEqual(["pending"]);
  await review(server, investor, matchId, "approved");
  expect(await stream.next("approved")).toMatchObject({
    match_id: matchId,
    name: "Baobab Capital",
  });
  await review(server, investor, matchId, "rejected");
  await stream.next("rejected");
  // Each update is sent once.
  expect(stream.updates).toHaveLength(3);
  expect(stream.result()).toBeNull();
  stream.close();
});

test("when the operator records that a match was funded, both sides receive an update with the amount", {
  tags: ["4-match-review-06"],
}, async () => {
  await review(server, investor, matchId, "approved");
  const streams = [
    await openStream(server, investee),
    await openStream(server, investor),
  ];
  const operator = operatorOf(server);
  const { exitCode } = await operator.run("matches", "fund", matchId, "180000");
  expect(exitCode).toBe(0);
  for (const stream of streams) {
    expect((await stream.next("funded")).funded_ammount).toBe("180000.00");
    stream.close();
  }
});

test("an investor receives an update about a new match, and an update without a name when a re-run replaces a match", async () => {
  const stream = await openStream(server, investor);
  for (const businessName of ["Two", "Three", "Four"])
    await addInvestor(server.context, { profile: { businessName } });
  await findInvestors(server, investee);
  await findInvestors(server, investee, "a-key");
  expect(await stream.next("replaced")).toMatchObject({
    match_id: matchId,
    name: null,
  });
  const otherInvestee = await addInvestee(server.context, {
    profile: { businessName: "Third" },
  });
  await findInvestors(server, otherInvestee);
  expect((await stream.next("pending")).name).toBe("Third");
  stream.close();
});

test("closing the matches of an account sends the other side a `closed` update without a name", async () => {
  const stream = await openStream(server, investee);
  await closeMatchesOf(
    server.context.database,
    investor.id,
    new Date(server.clock.now()),
  );
  expect((await stream.next("closed")).name).toBeNull();
  stream.close();
});

test("a change in one side's profile is sent to the other side until the match is rejected", async () => {
  const stream = await openStream(server, investor);
  const save = (businessName: string) =>
    server.call("PUT", "/api/profile/", {
      token: investee.token,
      raw: formOf({ business_name: businessName }),
    });
  expect((await save("Nakuru Foods")).status).toBe(200);
  expect((await stream.next("changed")).name).toBe("Nakuru Foods");
  expect(await kindsFor(investee)).not.toContain("changed");
  await review(server, investor, matchId, "rejected");
  expect((await save("Nakuru Drinks")).status).toBe(200);
  expect(await kindsFor(investor)).toEqual(["pending", "changed", "rejected"]);
  stream.close();
});

test("an update about a profile change replaces the update about the previous change, and a save without a change sends no update", {
  tags: ["9-profile-09"],
}, async () => {
  await review(server, investor, matchId, "approved");
  const save = async (json: object) => {
    const { token } = investee;
    const saved = await server.call("PUT", "/api/profile/", { token, json });
    expect(saved.status).toBe(200);
    return updatesOf(investor);
  };
  const first = await save({ market: "Kenya", annual_turnover: 5000 });
  const second = await save({ market: "Ghana" });
  const kinds = ["pending", "approved", "changed"];
  expect(first.map(({ kind }) => kind)).toEqual(kinds);
  expect(second.map(({ kind }) => kind)).toEqual(kinds);
  expect(second.at(-1)?.id).not.toBe(first.at(-1)?.id);
  expect(await save({ market: " Ghana ", annual_turnover: "5000" })).toEqual(
    second,
  );
  // The investor's own changes do not remove updates about the investee's changes.
  await server.call("PUT", "/api/profile/", {
    token: investor.token,
    json: { business_name: "Rift Capital" },
  });
  expect(await updatesOf(investor)).toEqual(second);
  expect(await kindsFor(investee)).toEqual(kinds);
});

test("an account receives no updates about other accounts' matches", async () => {
  const otherMembers = [
    await addInvestor(server.context),
    await addInvestee(server.context),
  ];
  const streams = await Promise.all(
    otherMembers.map((member) => openStream(server, member)),
  );
  const ownStream = await openStream(server, investee);
  await review(server, investor, matchId, "approved");
  await ownStream.next("approved");
  server.context.updates.check();
  await sleep(200);
  for (const stream of streams) expect(stream.updates).toEqual([]);
  for (const stream of [...streams, ownStream]) stream.close();
});

test("the updates endpoint and the stream require a session, and a token in the URL is not accepted", async () => {
  for (const token of ["x".repeat(43), ""]) {
    const stream = await openStream(server, { token });
    expect([stream.status, await stream.waitForEnd(), stream.events]).toEqual([
      401,
      "closed",
      [],
    ]);
  }
  expect(
    (await server.call("GET", `/api/updates/?token=${investee.token}`)).status,
  ).toBe(401);
});

test("a stream sends a heartbeat", async () => {
  const stream = await openStream(server, investee);
  server.clock.advance(UPDATES_HEARTBEAT);
  await expect.poll(() => stream.events, { timeout: 60_000 }).toContain("beat");
  expect(stream.result()).toBeNull();
  stream.close();
});

test("without notifications, a hub checks for updates before the next heartbeat", async () => {
  const now = server.clock.now();
  const hub = new UpdateHub({
    database: server.context.database,
    clock: { now: () => now },
    activeSessions: async (ids) => new Map(ids.map((id) => [id, Infinity])),
    onError(error) {
      throw error;
    },
  });
  onTestFinished(() => hub.close());
  let received = "";
  const stream = await hub.open({
    accountId: investee.id,
    sessionId: "session",
    sessionEndsAt: Infinity,
  });
  stream?.on("data", (chunk) => {
    received += chunk;
  });
  // The check that runs when a stream opens may find the first update, but not the second.
  for (const status of ["approved", "rejected"] as const) {
    await review(server, investor, matchId, status);
    await until(() => received.includes(`"kind":"${status}"`));
  }
});

test("when an account exceeds its stream limit, its oldest stream receives a `crowded` event and ends", async () => {
  const streams = [];
  for (let index = 0; index <= STREAMS_PER_ACCOUNT; index++)
    streams.push(await openStream(server, investee));
  const otherStream = await openStream(server, investor);
  const [oldest, ...newer] = streams;
  expect(await oldest?.waitForEnd()).toBe("closed");
  expect(oldest?.events.at(-1)).toBe("crowded");
  await review(server, investor, matchId, "approved");
  for (const stream of [...newer, otherStream]) {
    await stream.next("approved");
    stream.close();
  }
});

test("the cleanup removes updates after an hour", async () => {
  server.clock.advance(20 * 60_000);
  await review(server, investor, matchId, "approved");
  server.clock.advance(40 * 60_000 + 1);
  await runCleanup(server.context);
  const kinds = await server.context.database
    .selectDistinct({ kind: updates.kind })
    .from(updates);
  expect(kinds).toEqual([{ kind: "approved" }]);
});

test("updates older than an hour are not sent, even before they are removed", async () => {
  await server.context.database
    .update(updates)
    .set({ at: new Date(server.clock.now() - 60 * 60_000) })
    .where(eq(updates.accountId, investee.id));
  expect(await updatesOf(investee)).toEqual([]);
  expect(await updatesOf(investor)).toHaveLength(1);
});
