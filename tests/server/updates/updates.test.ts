import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { UPDATES_HEARTBEAT } from "../../../contract/constants.ts";
import { runCleanup } from "../../../server/cleanup.ts";
import { accounts, updates } from "../../../server/database/schema.ts";
import { closeMatchesOf } from "../../../server/matches/lifecycle.ts";
import { STREAMS_PER_ACCOUNT } from "../../../server/updates/hub.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { operatorOf } from "../../support/operator.ts";
import { formOf } from "../../support/profiles.ts";
import { startServer, type TestServer } from "../../support/server.ts";
import { follow } from "../../support/update-streams.ts";

let server: TestServer;
let seeker: TestMember;
let backer: TestMember;
let matchId: string;
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.database.delete(accounts);
  backer = await addInvestor(server.context);
  seeker = await addInvestee(server.context);
  await findInvestors(server, seeker);
  matchId = await firstMatchId(server, seeker);
});

async function updatesOf(who: TestMember) {
  const { status, body } = await server.call("GET", "/api/updates/", {
    token: who.token,
  });
  expect(status).toBe(200);
  return (body as ResponseOf<"updates">).updates;
}
const kindsFor = async (who: TestMember) =>
  (await updatesOf(who)).map(({ kind }) => kind);

test("the updates endpoint returns the newest updates of both sides, oldest first, each with the other side's name", async () => {
  await review(server, backer, matchId, "approved");
  for (const [who, name] of [
    [seeker, "Baobab Capital"],
    [backer, "Nakuru Dryers"],
  ] as const)
    expect(await updatesOf(who)).toEqual(
      ["pending", "approved"].map((kind) => ({
        id: expect.any(String),
        kind,
        match_id: matchId,
        name,
        funded_ammount: "0.00",
        at: expect.any(Number),
      })),
    );
  const [one, other] = await updatesOf(seeker);
  expect(one?.id).not.toBe(other?.id);
});

test("a stream starts with the existing updates and continues with the other side's changes", async () => {
  const page = await follow(server, seeker);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toBe("text/event-stream");
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(page.headers.get("x-accel-buffering")).toBe("no");
  expect(page.updates.map(({ kind }) => kind)).toEqual(["pending"]);
  await review(server, backer, matchId, "approved");
  expect(await page.next("approved")).toMatchObject({
    match_id: matchId,
    name: "Baobab Capital",
  });
  await review(server, backer, matchId, "rejected");
  await page.next("rejected");
  // Each update is sent once.
  expect(page.updates).toHaveLength(3);
  expect(page.end()).toBeNull();
  page.leave();
});

test("when the operator records a funding, both sides receive an update with the amount", {
  tags: ["4-match-review-06"],
}, async () => {
  await review(server, backer, matchId, "approved");
  const pages = [await follow(server, seeker), await follow(server, backer)];
  const operator = operatorOf(server);
  const { exitCode } = await operator.here(
    ...["matches", "fund", matchId, "180000"],
  );
  expect(exitCode).toBe(0);
  for (const page of pages) {
    expect((await page.next("funded")).funded_ammount).toBe("180000.00");
    page.leave();
  }
});

test("an investor receives an update about a new match, and one without a name about a match that was replaced by a re-run", async () => {
  const page = await follow(server, backer);
  for (const businessName of ["Two", "Three", "Four"])
    await addInvestor(server.context, { profile: { businessName } });
  await findInvestors(server, seeker);
  await findInvestors(server, seeker, "a-key");
  expect(await page.next("replaced")).toMatchObject({
    match_id: matchId,
    name: null,
  });
  const third = await addInvestee(server.context, {
    profile: { businessName: "Third" },
  });
  await findInvestors(server, third);
  expect((await page.next("pending")).name).toBe("Third");
  page.leave();
});

test("closing an account closes the match on the other side's page", async () => {
  const page = await follow(server, seeker);
  await closeMatchesOf(
    server.context.database,
    backer.id,
    new Date(server.clock.now()),
  );
  expect((await page.next("closed")).name).toBeNull();
  page.leave();
});

test("a change in one side's profile is sent to the other side until the match is rejected", async () => {
  const page = await follow(server, backer);
  const save = (businessName: string) =>
    server.call("PUT", "/api/profile/", {
      token: seeker.token,
      raw: formOf({ business_name: businessName }),
    });
  expect((await save("Nakuru Foods")).status).toBe(200);
  expect((await page.next("changed")).name).toBe("Nakuru Foods");
  expect(await kindsFor(seeker)).not.toContain("changed");
  await review(server, backer, matchId, "rejected");
  await save("Nakuru Drinks");
  expect(await kindsFor(backer)).toEqual(["pending", "changed", "rejected"]);
  page.leave();
});

test("an account receives no updates of other accounts' matches", async () => {
  const strangers = [
    await addInvestor(server.context),
    await addInvestee(server.context),
  ];
  const pages = await Promise.all(
    strangers.map((stranger) => follow(server, stranger)),
  );
  const own = await follow(server, seeker);
  await review(server, backer, matchId, "approved");
  await own.next("approved");
  server.context.updates.check();
  for (const page of pages) expect(page.updates).toEqual([]);
  for (const page of [...pages, own]) page.leave();
});

test("the updates endpoint and the stream are rejected without a session", async () => {
  for (const token of ["x".repeat(43), ""]) {
    const page = await follow(server, { token });
    expect([page.status, await page.untilEnd(), page.events]).toEqual([
      401,
      "closed",
      [],
    ]);
  }
  expect(
    (await server.call("GET", `/api/updates/?token=${seeker.token}`)).status,
  ).toBe(401);
});

test("a HEAD request opens no stream", async () => {
  const response = await server.call("HEAD", "/api/updates/", {
    token: seeker.token,
    headers: { Accept: "text/event-stream" },
  });
  expect(response.status).toBe(200);
});

test("a stream sends a heartbeat", async () => {
  const page = await follow(server, seeker);
  server.clock.advance(UPDATES_HEARTBEAT);
  await expect.poll(() => page.events, { timeout: 60_000 }).toContain("beat");
  expect(page.end()).toBeNull();
  page.leave();
});

test("when an account exceeds its limit of streams, the oldest one is notified and ends", async () => {
  const pages = [];
  for (let place = 0; place <= STREAMS_PER_ACCOUNT; place++)
    pages.push(await follow(server, seeker));
  const other = await follow(server, backer);
  const [oldest, ...newer] = pages;
  expect(await oldest?.untilEnd()).toBe("closed");
  expect(oldest?.events.at(-1)).toBe("crowded");
  await review(server, backer, matchId, "approved");
  for (const page of [...newer, other]) {
    await page.next("approved");
    page.leave();
  }
});

test("updates are stored for an hour", async () => {
  server.clock.advance(60 * 60_000 + 1);
  await runCleanup(server.context);
  expect(await server.context.database.$count(updates)).toBe(0);
});

test("updates older than an hour are not sent, even before they are removed", async () => {
  await server.context.database
    .update(updates)
    .set({ at: new Date(server.clock.now() - 60 * 60_000) })
    .where(eq(updates.accountId, seeker.id));
  expect(await updatesOf(seeker)).toEqual([]);
  expect(await updatesOf(backer)).toHaveLength(1);
});
