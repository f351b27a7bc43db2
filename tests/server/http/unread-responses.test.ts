import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { limitCounters } from "../../../server/database/schema.ts";
import { limitConnections } from "../../../server/http/connections.ts";
import { handleError } from "../../../server/http/http-error.ts";
import { endSlowReaders } from "../../../server/http/slow-readers.ts";
import { limitUnsentResponses } from "../../../server/http/unsent-responses.ts";
import { until } from "../../support/for-one-test.ts";
import { addInvestee } from "../../support/members.ts";
import { startServer } from "../../support/server.ts";

/** Larger than the buffers of a connection, so that it remains unsent until its client reads it. */
const LONG_TEXT = "a".repeat(16 * 1024 * 1024);
const REQUEST = "GET /long HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

async function start(limit: (app: FastifyInstance) => void) {
  let calls = 0;
  const clients: string[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.decorateRequest("member", null);
  app.setErrorHandler(handleError);
  limit(app);
  app.get("/short", async (request) => {
    clients.push(request.ip);
    return "";
  });
  app.get("/long", async () => {
    calls += 1;
    return LONG_TEXT;
  });
  app.get("/late", async ({ raw }) => {
    calls += 1;
    await once(raw.socket, "close");
    return LONG_TEXT;
  });
  app.get("/parts", async (_request, reply) => {
    calls += 1;
    return Readable.from(
      (function* () {
        for (const part of [LONG_TEXT, LONG_TEXT]) {
          if (app.hasReplyDecorator("countUnsent"))
            reply.countUnsent(part.length);
          yield part;
        }
      })(),
      { highWaterMark: 0 },
    );
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const connections = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  return {
    port: (app.server.address() as AddressInfo).port,
    calls: () => calls,
    hasConnection: () => connections.size > 0,
    /** The addresses of the clients of /short, in the order in which their requests were handled. */
    clients: () => clients,
  };
}

/** Connects from an address of this machine. Nothing is read until a listener for `data` is added. */
async function open(port: number, localAddress = "127.0.0.1") {
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  onTestFinished(() => void socket.destroy());
  // The server may close the connection with a reset.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function firstLines(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, "data");
  socket.pause();
  return String(chunk);
}

test("a connection's next request is handled only after the response to the previous one has been read", async () => {
  const { port, calls } = await start((app) => limitConnections(app));
  const socket = await open(port);
  socket.write(REQUEST.repeat(3));
  await until(() => calls() > 0);
  await sleep(100);
  expect(calls()).toBe(1);
  let received = 0;
  socket.on("data", (chunk) => {
    received += chunk.length;
  });
  await until(() => received > 3 * LONG_TEXT.length);
  expect(calls()).toBe(3);
});

test("when unsent responses reach the limit of the node, the client with the most gets 503, and others are served in place of its oldest", {
  tags: ["9-api-162"],
}, async () => {
  const { port } = await start((app) =>
    limitUnsentResponses(app, 2.5 * LONG_TEXT.length),
  );
  const request = async (address: string) => {
    const socket = await open(port, address);
    socket.write(REQUEST);
    return { socket, head: await firstLines(socket) };
  };
  const first = await request("127.0.0.2");
  const second = await request("127.0.0.2");
  expect([first.head, second.head].join()).toMatch(/200 OK.*200 OK/s);
  const rejected = await request("127.0.0.2");
  expect(rejected.head).toMatch(/^HTTP\/1\.1 503 .*retry-after: \d/is);
  const other = await request("127.0.0.3");
  expect(other.head).toContain("200 OK");
  first.socket.resume();
  await once(first.socket, "close");
  expect(first.socket.bytesRead).toBeLessThan(LONG_TEXT.length);
  second.socket.resume();
  await until(() => second.socket.bytesRead > LONG_TEXT.length);
});

test("the part of a streamed response that is being sent counts as unsent, and responses of closed connections do not", {
  tags: ["9-api-162"],
}, async () => {
  const { port, calls } = await start((app) =>
    limitUnsentResponses(app, 2.5 * LONG_TEXT.length),
  );
  const request = async (address: string, path: string) => {
    const socket = await open(port, address);
    socket.write(REQUEST.replace("/long", path));
    return socket;
  };
  for (let count = 1; count <= 3; count++) {
    const socket = await request("127.0.0.2", "/late");
    await until(() => calls() === count);
    socket.destroy();
  }
  const streams = [
    await request("127.0.0.2", "/parts"),
    await request("127.0.0.2", "/parts"),
  ];
  for (const socket of streams)
    expect(await firstLines(socket)).toContain("200 OK");
  expect(await firstLines(await request("127.0.0.2", "/long"))).toContain(
    " 503 ",
  );
  const [first] = streams as [Socket];
  first.resume();
  await until(() => first.bytesRead > 2 * LONG_TEXT.length);
});

test.each(["/long", "/parts"])(
  "a client that reads %s too slowly is disconnected, and one that reads at once gets everything",
  { tags: ["9-api-206"] },
  async (path) => {
    const request = REQUEST.replace("/long", path);
    /** Reads a response until it ends or is cut off. With `pause`, pauses after each chunk. */
    async function read(
      { port, hasConnection }: Awaited<ReturnType<typeof start>>,
      pause?: number,
    ) {
      const socket = await open(port);
      const startedAt = performance.now();
      socket.write(request.replace("Host", "Connection: close\r\nHost"));
      socket.on("data", () => {
        // What arrived before the end is still read.
        if (pause === undefined || !hasConnection()) return;
        socket.pause();
        setTimeout(() => socket.resume(), pause);
      });
      await once(socket, "close");
      return {
        bytes: socket.bytesRead,
        duration: performance.now() - startedAt,
      };
    }
    const unlimited = await start(() => {});
    const { duration } = await read(unlimited);
    const limited = await start((app) =>
      // Enough for a busy machine; a client that pauses after each chunk needs more than 100 times as long.
      endSlowReaders(app, { grace: 20 * duration, minRate: 1e12 }),
    );
    expect((await read(limited)).bytes).toBeGreaterThan(LONG_TEXT.length);
    expect((await read(limited, duration)).bytes).toBeLessThan(
      LONG_TEXT.length,
    );
  },
);

test("a connection beyond the limit of its address or of the node replaces an idle one of the address with the most", {
  tags: ["9-api-163"],
}, async () => {
  const { port, calls } = await start((app) =>
    limitConnections(app, { maxConnections: 4, maxPerAddress: 3 }),
  );
  const busy = await open(port, "127.0.0.2");
  busy.write(REQUEST);
  await until(() => calls() === 1);
  const idle = await open(port, "127.0.0.2");
  const others = [await open(port, "127.0.0.2")];
  idle.resume();
  others.push(await open(port, "127.0.0.2"));
  await once(idle, "close");
  others.push(await open(port, "127.0.0.3"));
  const [replaced] = others as [Socket];
  replaced.resume();
  others.push(await open(port, "127.0.0.4"));
  await once(replaced, "close");
  const remaining = [busy, ...others.slice(1)];
  for (const socket of remaining) {
    expect(socket.closed).toBe(false);
    if (socket !== busy) socket.write(REQUEST);
    expect(await firstLines(socket)).toContain("200 OK");
  }
});

test("a request is not delayed by all requests that another client has sent at the same time", {
  tags: ["9-api-286"],
}, async () => {
  const { port, clients } = await start((app) => limitConnections(app));
  const sockets = [];
  for (let count = 0; count < 300; count++)
    sockets.push(await open(port, "127.0.0.2"));
  sockets.push(await open(port, "127.0.0.3"));
  for (const socket of sockets)
    socket.write("GET /short HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await until(() => clients().length === sockets.length);
  expect(clients().indexOf("127.0.0.3")).toBeLessThan(200);
});

test("a new connection is accepted before the server has answered the requests of many earlier ones", {
  tags: ["9-api-288"],
}, async () => {
  const { port, clients } = await start((app) => {
    // Long enough for a busy machine to accept all connections.
    limitConnections(app, { maxTurnInterval: 2_000 });
    app.addHook("preHandler", async () => {
      const end = performance.now() + 2;
      while (performance.now() < end);
    });
  });
  for (let count = 0; count <= 300; count++) {
    const localAddress = count < 300 ? "127.0.0.2" : "127.0.0.3";
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    onTestFinished(() => void socket.destroy());
    socket.write("GET /short HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  }
  await until(() => clients().length > 300);
  expect(clients().indexOf("127.0.0.3")).toBeLessThan(200);
});

test("a member is served while many logins from one address wait for the database, and the logins succeed later", {
  tags: ["9-api-287"],
}, async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const { token } = await addInvestee(server.context);
  const logIn = (number: number) =>
    server.call("POST", "/api/login/", {
      json: {
        email: `unknown-${number}@example.org`,
        password: "Kilimanjaro-43",
      },
    });
  let logins: ReturnType<typeof logIn>[] = [];
  await server.context.database.transaction(async (queries) => {
    await queries.execute("lock table limit_counters");
    logins = Array.from({ length: 30 }, (_, number) => logIn(number));
    for (let count = 0; count < 10; count++) {
      const { status } = await server.call("GET", "/api/user/", { token });
      expect(status).toBe(200);
    }
  });
  for (const { status } of await Promise.all(logins)) expect(status).toBe(401);
});

test("a login whose connection is closed while it waits is not handled", {
  tags: ["9-api-287"],
}, async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const { database } = server.context;
  const countRows = () => database.$count(limitCounters);
  const logIn = (number: number, signal?: AbortSignal) =>
    fetch(`${server.origin}/api/login/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        email: `unknown-${number}@example.org`,
        password: "Kilimanjaro-43",
      }),
      ...(signal && { signal }),
    });
  expect((await logIn(0)).status).toBe(401);
  const rowsOfAddress = 1;
  const rowsOfLogin = (await countRows()) - rowsOfAddress;
  const closed = new AbortController();
  await database.transaction(async (queries) => {
    await queries.execute("lock table limit_counters");
    const logins = Array.from({ length: 30 }, (_, number) =>
      logIn(1 + number, closed.signal),
    );
    // Every login has arrived when the server has answered a later request.
    await fetch(`${server.origin}/healthz`);
    closed.abort();
    await Promise.allSettled(logins);
  });
  expect((await logIn(31)).status).toBe(401);
  expect(await countRows()).toBeLessThan(rowsOfAddress + 15 * rowsOfLogin);
});

test("an account with 32 unfinished requests gets 503 for another one before its session is read, and other accounts are served", {
  tags: ["9-api-164"],
}, async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const member = await addInvestee(server.context);
  const port = Number(new URL(server.origin).port);
  const sockets: Socket[] = [];
  // Requests without their body are unfinished.
  const head = `PUT /api/profile/ HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Token ${member.token}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`;
  const startRequest = async () => {
    const socket = await open(port);
    socket.write(head);
    sockets.push(socket);
  };
  const read = (token: string) => server.call("GET", "/api/user/", { token });
  for (let count = 0; count < 31; count++) await startRequest();
  // A read takes the last place if it arrives before the request, so each attempt starts another one and waits for it.
  await until(async () => {
    await startRequest();
    await sleep(20);
    return (await read(member.token)).status === 503;
  });
  const { token } = await addInvestee(server.context);
  expect((await read(token)).status).toBe(200);
  await server.context.database.transaction(async (queries) => {
    await queries.execute("lock table sessions");
    const { status, headers } = await read(member.token);
    expect(status).toBe(503);
    // The session cannot be read. Retry-After would be 5 after waiting for it.
    expect(headers.get("Retry-After")).toBe("2");
  });
  for (const socket of sockets) socket.destroy();
  await until(async () => (await read(member.token)).status === 200);
});
