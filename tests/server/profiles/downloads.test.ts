import { randomFillSync } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { UPLOAD_MAX_BYTES } from "../../../contract/constants.ts";
import { buildApp } from "../../../server/app.ts";
import { addFile } from "../../../server/files/file-store.ts";
import { createFileSlots } from "../../../server/http/file-slots.ts";
import { withoutCodes } from "../../support/error-codes.ts";
import { until } from "../../support/for-one-test.ts";
import { addInvestee } from "../../support/members.ts";
import * as sample from "../../support/sample-files.ts";
import {
  serverForTests,
  startServer,
  type TestServer,
} from "../../support/server.ts";

const server = serverForTests();

const DECK_BYTES = 2 * UPLOAD_MAX_BYTES;
const DOWNLOADS_PER_NODE = 24;
const DOWNLOADS_PER_ACCOUNT = 8;

type StoredDeck = { readonly token: string; readonly path: string };

/** Adds an investee with a pitch deck that is too large for the buffers of an unread connection. */
async function newDeck(
  { context }: TestServer = server,
  content = sample.pdf(DECK_BYTES),
): Promise<StoredDeck> {
  const { id: accountId, token } = await addInvestee(context);
  const { id } = await addFile(context.database, {
    accountId,
    kind: "pitch_deck",
    upload: {
      name: "a.pdf",
      size: content.length,
      type: "application/pdf",
      content,
    },
    at: new Date(context.clock.now()),
  });
  return { token, path: `/api/files/${id}/` };
}

/** Requests a file on its own connection, and returns the response without reading its body. */
async function startDownload(
  { token, path }: StoredDeck,
  origin = server.origin,
): Promise<IncomingMessage> {
  const outgoing = request(origin + path, {
    agent: new Agent(),
    headers: { Authorization: `Token ${token}` },
  }).end();
  onTestFinished(() => {
    outgoing.destroy();
  });
  const [response] = await once(outgoing, "response");
  // The server closes the connection of a client that does not read.
  response.on("error", () => {});
  return response as IncomingMessage;
}

async function startDownloads(count: number, deck: StoredDeck) {
  const responses = [];
  for (let number = 0; number < count; number++)
    responses.push(await startDownload(deck));
  return responses;
}

const statusOf = async (deck: StoredDeck, origin?: string) => {
  const response = await startDownload(deck, origin);
  response.destroy();
  return response.statusCode;
};

test("a node sends at most 8 files to an account concurrently and rejects further downloads with 503", {
  tags: ["9-profile-06"],
}, async () => {
  const deck = await newDeck();
  const responses = await startDownloads(DOWNLOADS_PER_ACCOUNT, deck);
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  const rejected = await startDownload(deck);
  expect(rejected.statusCode).toBe(503);
  expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
  expect(withoutCodes(await json(rejected))).toEqual({
    detail: "Something went wrong on our side. Please try again.",
  });
  expect(await statusOf(await newDeck())).toBe(200);
  // A download frees its slot when it is complete or when its client aborts it.
  const [first, second] = responses as [IncomingMessage, IncomingMessage];
  expect((await buffer(first)).length).toBe(DECK_BYTES);
  await until(async () => (await statusOf(deck)) === 200);
  second.destroy();
  await until(async () => {
    const next = await startDownloads(2, deck);
    for (const response of next) response.destroy();
    return next.every(({ statusCode }) => statusCode === 200);
  });
});

test("a node sends at most 24 files concurrently and rejects further downloads with 503", {
  tags: ["9-profile-06"],
}, async () => {
  // Each account downloads its deck at most seven times.
  const decks: StoredDeck[] = [];
  for (let number = 0; number < 4; number++) decks.push(await newDeck());
  const responses = await Promise.all(
    Array.from({ length: DOWNLOADS_PER_NODE + 1 }, (_, number) =>
      startDownload(decks[number % decks.length] as StoredDeck),
    ),
  );
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(
    DOWNLOADS_PER_NODE,
  );
});

test("a download frees its slot if the file does not exist", async () => {
  const deck = await newDeck();
  const missing = { ...deck, path: `/api/files/${crypto.randomUUID()}/` };
  for (let number = 0; number <= DOWNLOADS_PER_ACCOUNT; number++)
    await until(async () => (await statusOf(missing)) === 404);
  await until(async () => (await statusOf(deck)) === 200);
});

test("when limits are disabled in local mode, an account can download more than 8 files concurrently", async () => {
  const unlimited = await startServer({ env: { LIMITS: "off" } });
  onTestFinished(() => unlimited.stop());
  const deck = await newDeck(unlimited);
  for (let number = 0; number <= DOWNLOADS_PER_ACCOUNT; number++) {
    const response = await startDownload(deck, unlimited.origin);
    expect(response.statusCode).toBe(200);
  }
});

/** Starts another HTTP server, which disconnects a client that reads nothing for `timeout` milliseconds. */
async function startApp(timeout: number, fileSlots = createFileSlots()) {
  const app = buildApp({ ...server.context, fileSlots }, timeout);
  onTestFinished(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const countConnections = promisify(app.server.getConnections).bind(
    app.server,
  );
  return { origin: `http://127.0.0.1:${port}`, countConnections };
}

test("a download is cut off when its client does not read", {
  tags: ["9-profile-07"],
}, async () => {
  const { origin, countConnections } = await startApp(500);
  const response = await startDownload(await newDeck(), origin);
  expect(response.statusCode).toBe(200);
  await until(async () => (await countConnections()) === 0);
  await expect(buffer(response)).rejects.toThrow("aborted");
});

test("a download to a slow client completes, even if it takes several times the timeout", {
  tags: ["9-profile-07"],
}, async () => {
  const timeout = 400;
  const parts = 20;
  const { origin } = await startApp(timeout);
  // No part of the content repeats another one.
  const content = randomFillSync(sample.pdf(DECK_BYTES), 1_000);
  const response = await startDownload(await newDeck(server, content), origin);
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  let received = 0;
  let pauses = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    received += chunk.length;
    if (received < (pauses * DECK_BYTES) / parts) continue;
    pauses += 1;
    await sleep(timeout / 4);
  }
  expect(content.equals(Buffer.concat(chunks))).toBe(true);
  expect(performance.now() - startedAt).toBeGreaterThan(3 * timeout);
});

test("a download is cut off at the maximum duration", {
  tags: ["9-profile-07"],
}, async () => {
  // Long enough for a busy machine to send the headers: the time for the headers also counts toward the duration.
  const { origin, countConnections } = await startApp(
    60_000,
    createFileSlots({ maxDownloadDuration: 3_000 }),
  );
  const response = await startDownload(await newDeck(), origin);
  expect(response.statusCode).toBe(200);
  await until(async () => (await countConnections()) === 0);
  await expect(buffer(response)).rejects.toThrow("aborted");
});

test("when two accounts occupy all slots, the oldest download of one of them is cut off for another account", {
  tags: ["9-profile-162"],
}, async () => {
  const fileSlots = createFileSlots({ minDuration: 0, maxDownloads: 4 });
  const { origin } = await startApp(60_000, fileSlots);
  const holders = [await newDeck(), await newDeck()];
  const held = [];
  for (const deck of [...holders, ...holders])
    held.push(await startDownload(deck, origin));
  expect(held.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200));
  expect(await statusOf(await newDeck(), origin)).toBe(200);
  const [oldest, ...others] = held as [IncomingMessage, ...IncomingMessage[]];
  await expect(buffer(oldest)).rejects.toThrow("aborted");
  for (const response of others)
    expect((await buffer(response)).length).toBe(DECK_BYTES);
});

test("an account has one unread export at a time, which is cut off at the maximum duration", {
  tags: ["9-profile-163"],
}, async () => {
  const fileSlots = createFileSlots({ maxDownloadDuration: 5_000 });
  const { origin } = await startApp(60_000, fileSlots);
  const exportOf = ({ token }: StoredDeck) => ({ token, path: "/api/export/" });
  const own = exportOf(await newDeck());
  const first = await startDownload(own, origin);
  expect(first.statusCode).toBe(200);
  expect(await statusOf(own, origin)).toBe(503);
  expect(await statusOf(exportOf(await newDeck()), origin)).toBe(200);
  await sleep(5_500);
  await expect(buffer(first)).rejects.toThrow("aborted");
});
