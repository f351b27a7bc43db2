import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { updates } from "../../../server/database/schema.ts";
import { CHANNEL } from "../../../server/updates/updates.ts";
import {
  createDatabase,
  startServerProcess,
  until,
} from "../../support/for-one-test.ts";
import { addMatch, review } from "../../support/match-calls.ts";
import {
  removeNotify,
  terminateListeners,
} from "../../support/notifications.ts";
import { startServer } from "../../support/server.ts";
import { openStream } from "../../support/update-streams.ts";

/**
 * Starts two nodes on one database, the second one in a separate process, and creates a match.
 */
async function startTwoNodes(prepare?: (url: string) => Promise<void>) {
  const databaseUrl = await createDatabase();
  await prepare?.(databaseUrl);
  const node = await startServer({ databaseUrl, env: { LIMITS: "off" } });
  onTestFinished(() => node.stop());
  const otherNode = await startServerProcess({
    env: { DATABASE_URL: databaseUrl, LIMITS: "off", LOG_LEVEL: "silent" },
  });
  return { databaseUrl, node, otherNode, ...(await addMatch(node)) };
}

test("both nodes send a change to their streams; when one node is killed, the other node sends the missed updates", async () => {
  const { node, otherNode, investor, investee, matchId } =
    await startTwoNodes();
  const stream = await openStream(node, investee);
  const otherStream = await openStream(otherNode, investee);
  await review(node, investor, matchId, "approved");
  for (const openedStream of [stream, otherStream])
    expect((await openedStream.next("approved")).match_id).toBe(matchId);
  await otherNode.end("SIGKILL");
  expect(await otherStream.waitForEnd()).toBe("broken");
  // The next stream, on the remaining node, starts with all updates, including the missed one.
  await review(node, investor, matchId, "rejected");
  const reopened = await openStream(node, investee);
  expect(reopened.updates.map(({ kind }) => kind)).toEqual([
    "pending",
    "approved",
    "rejected",
  ]);
  await review(node, investor, matchId, "approved");
  await reopened.next("approved");
  for (const openedStream of [reopened, stream]) openedStream.close();
});

test("on a database engine without notifications, a stream still receives updates and ends after a logout", async () => {
  const { node, otherNode, investor, investee, matchId } =
    await startTwoNodes(removeNotify);
  const stream = await openStream(otherNode, investee);
  expect((await review(node, investor, matchId, "approved")).status).toBe(200);
  await stream.next("approved");
  await node.call("POST", "/logout/", { token: investee.token });
  expect(await stream.waitForEnd()).toBe("closed");
});

test("a stream still receives updates when the nodes' listening connections are terminated", async () => {
  const { node, otherNode, investor, investee, matchId } =
    await startTwoNodes();
  const stream = await openStream(otherNode, investee);
  for (const status of ["approved", "rejected", "approved"] as const) {
    await terminateListeners(node.context.database);
    await review(node, investor, matchId, status);
    await stream.next(status);
  }
  stream.close();
});

test("notifications about a changed match and about a logout contain only account ids", async () => {
  const { databaseUrl, node, investor, investee, matchId } =
    await startTwoNodes();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const payloads: string[] = [];
  client.on("notification", ({ payload = "" }) => payloads.push(payload));
  await client.query(`listen ${CHANNEL}`);
  await review(node, investor, matchId, "approved");
  await node.call("POST", "/logout/", { token: investor.token });
  const accountLists = () =>
    payloads.filter((payload) => !/^[\da-f-]{36}$/.test(payload));
  await until(() => accountLists().length === 2);
  expect(accountLists()).toEqual([
    `${investee.id},${investor.id}`,
    `${investor.id}`,
  ]);
});

test("changes made in quick succession are each sent to a stream once and in order", async () => {
  const { node, otherNode, investor, investee, matchId } =
    await startTwoNodes();
  const stream = await openStream(otherNode, investee);
  const statuses = ["approved", "rejected", "approved", "rejected"] as const;
  for (const status of statuses) await review(node, investor, matchId, status);
  for (const status of statuses) await stream.next(status);
  expect(stream.updates.map(({ kind }) => kind)).toEqual([
    "pending",
    ...statuses,
  ]);
  const stored = await node.context.database.$count(updates);
  expect(stored).toBe(2 * stream.updates.length);
  stream.close();
});
