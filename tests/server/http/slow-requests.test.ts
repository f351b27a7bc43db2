import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app.ts";
import { addInvestee } from "../../support/members.ts";
import { startServer, type TestServer } from "../../support/server.ts";

/** The server's time limit in these tests, and the pause between two writes of a slow client, in milliseconds. */
const TIMEOUT = 600;
const PAUSE = 200;

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startServer();
  app = buildApp(server.context, TIMEOUT);
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

type Client = {
  readonly socket: Socket;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<unknown>;
  /** Returns everything that was received. */
  received(): string;
};

function open(): Client {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  // A write can fail after the server has closed the connection.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  return { socket, closed, received: () => received };
}

/**
 * Sends a request with pauses in the body, so that sending the body takes several times as long as TIMEOUT.
 * Resolves with the status line, or with "" when the connection is closed without a response.
 */
async function sendSlowly(
  request: string,
  headers: readonly string[],
  body: readonly string[],
): Promise<string> {
  const { socket, closed, received } = open();
  const length = Buffer.byteLength(body.join(""));
  socket.write(
    [
      `${request} HTTP/1.1`,
      "Host: 127.0.0.1",
      `Content-Length: ${length}`,
      ...headers,
      "\r\n",
    ].join("\r\n"),
  );
  for (const part of body) {
    if (socket.destroyed) break;
    socket.write(part);
    await sleep(PAUSE);
  }
  socket.end();
  await closed;
  return received().split("\r\n")[0] ?? "";
}

const PART_COUNT = 3 * (TIMEOUT / PAUSE);
const FORM_HEADERS = ["Content-Type: multipart/form-data; boundary=x"];
const slowForm = [
  '--x\r\nContent-Disposition: form-data; name="pitch_deck"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  ...Array.from({ length: PART_COUNT }, () => " ".repeat(40_000)),
  "\r\n--x--\r\n",
];

test("an upload that makes progress is accepted, even if it takes several times the timeout", {
  tags: ["9-profile-05"],
}, async () => {
  const { token } = await addInvestee(server.context);
  const status = await sendSlowly(
    "POST /api/pitch-deck/",
    [...FORM_HEADERS, `Authorization: Token ${token}`],
    slowForm,
  );
  expect(status).toBe("HTTP/1.1 201 Created");
});

test("an upload whose average rate is below 0.05 Mbit/s is cut off, even if no pause is as long as the timeout", {
  tags: ["9-profile-05"],
}, async () => {
  const { token } = await addInvestee(server.context);
  const { socket, closed, received } = open();
  socket.write(
    `POST /api/pitch-deck/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n${FORM_HEADERS}\r\nAuthorization: Token ${token}\r\n\r\n${slowForm[0]}`,
  );
  const trickle = setInterval(() => socket.write(" ".repeat(1_000)), PAUSE);
  await closed;
  clearInterval(trickle);
  expect(received()).toBe("");
});

test("an upload that stalls is cut off", {
  tags: ["9-profile-05"],
}, async () => {
  const { token } = await addInvestee(server.context);
  const { socket, closed, received } = open();
  socket.write(
    `POST /api/pitch-deck/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n${FORM_HEADERS}\r\nAuthorization: Token ${token}\r\n\r\n${slowForm[0]}`,
  );
  await closed;
  expect(received()).toBe("");
});

test("a JSON body that trickles in is cut off", async () => {
  const status = await sendSlowly(
    "POST /api/check-email/",
    ["Content-Type: application/json"],
    ['{"email": "ama@example.org"', ...Array(PART_COUNT).fill(" "), "}"],
  );
  expect(status).toBe("");
});

test("a form that is rejected but continues to trickle in is cut off", async () => {
  const { socket, closed, received } = open();
  socket.write(
    `POST /api/pitch-deck/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n${FORM_HEADERS}\r\n\r\n${slowForm[0]}`,
  );
  const trickle = setInterval(() => socket.write(" "), PAUSE);
  await closed;
  clearInterval(trickle);
  expect(received()).toMatch(/^HTTP\/1.1 401 /);
});

test("a body that trickles in is cut off, even if the request path cannot be decoded", async () => {
  const { socket, closed, received } = open();
  socket.write(
    "POST /%zz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n",
  );
  const trickle = setInterval(() => socket.write(" "), PAUSE);
  await closed;
  clearInterval(trickle);
  expect(received()).toMatch(/^HTTP\/1.1 400 /);
});

test("headers that trickle in are cut off", async () => {
  const { socket, closed, received } = open();
  socket.write("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n");
  const trickle = setInterval(() => socket.write("X-A: b\r\n"), PAUSE);
  await closed;
  clearInterval(trickle);
  expect(received()).toMatch(/^HTTP\/1.1 408 /);
});

test("a connection stays open for further requests after a complete body has been received", async () => {
  const { socket, received } = open();
  const call =
    'POST /api/check-email/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 27\r\n\r\n{"email":"ama@example.org"}';
  socket.write(call);
  await once(socket, "data");
  await sleep(2 * TIMEOUT);
  socket.write(call);
  await once(socket, "data");
  expect(received().match(/HTTP\/1.1 200 OK/g)).toHaveLength(2);
  socket.destroy();
});
