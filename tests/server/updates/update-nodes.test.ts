import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { accounts, updates } from "../../../server/database/schema.ts";
import { CHANNEL } from "../../../server/updates/updates.ts";
import { createDatabase, until } from "../../support/for-one-test.ts";
import { addMatch, review } from "../../support/match-calls.ts";
import {
  removeNotify,
  terminateListeners,
} from "../../support/notifications.ts";
import { startServer } from "../../support/server.ts";
import { spawnServer } from "../../support/spawned-server.ts";
import { openStream } from "../../support/update-streams.ts";

/** Starts two nodes on one database, the second one in a separate process. */
async function startTwoNodes(databaseUrl?: string) {
  const env = { LIMITS: "off" };
  const node = await startServer({ env, ...(databaseUrl && { databaseUrl }) });
  const otherNode = await spawnServer({
    env: { ...env, DATABASE_URL: node.databaseUrl, LOG_LEVEL: "silent" },
  });
  const stop = async () => {
    await otherNode.dispose();
    await node.stop();
  };
  return { node, otherNode, stop };
}

/** The nodes of all tests but one. The last of them kills the second node. */
let nodes: Awaited<ReturnType<typeof startTwoNodes>>;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.stop());

/** Removes all other accounts and creates a match. */
async function addOnlyMatch() {
  await nodes.node.context.database.delete(accounts);
  return { ...nodes, ...(await addMatch(nodes.node)) };
}

test("on a database engine without notifications, a stream still receives updates and ends after a logout", async () => {
  const databaseUrl = await createDatabase();
  await removeNotify(databaseUrl);
  const { node, otherNode, stop } = await startTwoNodes(databaseUrl);
  onTestFinished(stop);
  const { investor, investee, matchId } = await addMatch(node);
  const stream = await openStream(otherNode, investee);
  expect((await review(node, investor, matchId, "approved")).status).toBe(200);
  await stream.next("approved");
  await node.call("POST", "/logout/", { token: investee.token });
  expect(await stream.waitForEnd()).toBe("closed");
});

test("a stream still receives updates when the nodes' listening connections are terminated", async () => {
  const { node, otherNode, investor, investee, matchId } = await addOnlyMatch();
  const stream = await openStream(otherNode, investee);
  for (const status of ["approved", "rejected", "approved"] as const) {
    await terminateListeners(node.context.database);
    await review(node, investor, matchId, status);
    await stream.next(status);
  }
  stream.close();
});

test("notifications about a changed match and about a logout contain only account ids", async () => {
  const { node, investor, investee, matchId } = await addOnlyMatch();
  const client = new pg.Client({ connectionString: node.databaseUrl });
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
  const { node, otherNode, investor, investee, matchId } = await addOnlyMatch();
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

test("both nodes send a change to their streams; when one node is killed, the other node sends the missed updates", async () => {
  const { node, otherNode, investor, investee, matchId } = await addOnlyMatch();
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
