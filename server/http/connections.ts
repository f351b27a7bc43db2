import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { clientAddress } from "./client.ts";

/** Maximum number of connections per node: more than it has event streams. */
const MAX_CONNECTIONS = 6_000;
/** Maximum number of connections per address: enough for a school or an office whose people share one address. */
const MAX_CONNECTIONS_PER_ADDRESS = 2_000;
/** Maximum number of unanswered requests per connection. Browsers and common proxies send one at a time. */
export const MAX_UNANSWERED = 4;

/** Maximum number of listeners of a response. More than Node's default, because each limit listens for its end. */
const MAX_RESPONSE_LISTENERS = 20;

/** Maximum number of requests that one client address starts per turn. */
const MAX_STARTED_PER_TURN = 16;
/** Maximum number of requests that one client address starts per turn while connections arrive. */
const MAX_STARTED_DURING_ARRIVALS = 4;
/** Maximum time between two turns while connections arrive, in milliseconds. */
const MAX_TURN_INTERVAL = 10;

/** The functions that continue the unanswered requests of a connection. The first one has been called. */
type Unanswered = (() => void)[];
/** The connections of an address. The one whose last request is the oldest comes first. */
type Connections = Map<Socket, Unanswered>;

/**
 * Limits the connections of a node and of each address. When a new connection exceeds a limit, another connection of
 * the same address, or of the address with the most connections, is closed: one without a request if there is one, so
 * that neither a single client nor a crowded address can keep others out.
 *
 * Handles one request at a time per connection: a request waits until the response to the previous one has been sent.
 * Starts the requests of a client address in small groups, with the requests of other clients in between, so that a
 * client with many connections does not delay others until all its requests have been handled.
 * Closes a connection whose client sends many requests without reading the responses. Otherwise, Node would process all
 * the requests, and their responses would wait in memory.
 *
 * Connections that have arrived are accepted before further requests start.
 *
 * @param options.isBehindProxy Whether all connections come from the same few proxies, so that only the limit of the
 *   node applies.
 */
export function limitConnections(
  app: FastifyInstance,
  {
    isBehindProxy = false,
    maxConnections = MAX_CONNECTIONS,
    maxPerAddress = MAX_CONNECTIONS_PER_ADDRESS,
    maxTurnInterval = MAX_TURN_INTERVAL,
  } = {},
): void {
  const addresses = new Map<string, Connections>();
  const addressOf = ({ remoteAddress = "" }: Socket) =>
    clientAddress({ ip: remoteAddress });
  let total = 0;
  const turns = createTurns(maxTurnInterval);

  app.server.on("connection", (socket: Socket) => {
    turns.postpone();
    const address = addressOf(socket);
    const connections: Connections = addresses.get(address) ?? new Map();
    if (!isBehindProxy && connections.size >= maxPerAddress)
      closeOne(connections);
    else if (total >= maxConnections) {
      let largest: Connections = new Map();
      for (const other of addresses.values())
        if (other.size > largest.size) largest = other;
      closeOne(largest);
    }
    addresses.set(address, connections);
    const unanswered: Unanswered = [];
    connections.set(socket, unanswered);
    total += 1;
    // Closes the connection in one step. When thousands end at once, the two steps of Node delay others twice as long.
    socket.prependOnceListener("end", () => {
      if (unanswered.length === 0) socket.destroy();
    });
    socket.once("close", () => {
      total -= 1;
      connections.delete(socket);
      if (connections.size === 0) addresses.delete(address);
    });
  });

  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const connections = addresses.get(addressOf(socket));
    const unanswered = connections?.get(socket);
    // Requests that `app.inject` creates have no connection.
    if (!connections || !unanswered) return done();
    // Without `done`, neither this request nor those that follow in the same chunk are processed.
    if (unanswered.length >= MAX_UNANSWERED) return void socket.destroy();
    reply.raw.setMaxListeners(MAX_RESPONSE_LISTENERS);
    connections.delete(socket);
    connections.set(socket, unanswered);
    const client = clientAddress(request);
    unanswered.push(() =>
      turns.start(client, () => {
        if (!socket.destroyed) done();
      }),
    );
    reply.raw.once("close", () => {
      unanswered.shift();
      if (!socket.destroyed) unanswered[0]?.();
    });
    if (unanswered.length === 1) unanswered[0]?.();
  });
}

/**
 * Creates the turns in which requests start, one per iteration of the event loop. Node accepts one connection per
 * iteration, so while connections arrive, turns are postponed: otherwise a burst of connections would delay those of
 * other clients by the duration of as many turns.
 */
function createTurns(maxInterval: number) {
  /** The numbers of requests that clients have started in this turn. */
  const started = new Map<string, number>();
  /** The functions that start the requests of later turns, by client. */
  const waiting = new Map<string, (() => void)[]>();
  let isScheduled = false;
  let isPostponed = false;
  let limit = MAX_STARTED_PER_TURN;
  let lastTurn = performance.now();

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(takeTurn);
  }

  function takeTurn(): void {
    isScheduled = false;
    const now = performance.now();
    if (isPostponed && now - lastTurn < maxInterval) {
      isPostponed = false;
      schedule();
      return;
    }
    limit = isPostponed ? MAX_STARTED_DURING_ARRIVALS : MAX_STARTED_PER_TURN;
    isPostponed = false;
    lastTurn = now;
    started.clear();
    for (const [client, requests] of [...waiting]) {
      const next = requests.splice(0, limit);
      if (requests.length === 0) waiting.delete(client);
      else schedule();
      started.set(client, next.length);
      for (const request of next) request();
    }
  }

  return {
    /** Starts a request of a client immediately, or in a later turn if the client has started many in this one. */
    start(client: string, request: () => void): void {
      schedule();
      const requests = waiting.get(client) ?? [];
      const count = started.get(client) ?? 0;
      if (!isPostponed && requests.length === 0 && count < limit) {
        started.set(client, count + 1);
        request();
        return;
      }
      waiting.set(client, requests);
      requests.push(request);
    },
    /** Postpones the next turn, because a connection was accepted and others may wait. */
    postpone(): void {
      isPostponed = true;
      schedule();
    },
  };
}

/** Closes the first connection without a request, or else the first one. */
function closeOne(connections: Connections): void {
  let first: Socket | undefined;
  for (const [socket, unanswered] of connections) {
    if (socket.destroyed) continue;
    if (unanswered.length === 0) return void socket.destroy();
    first ??= socket;
  }
  first?.destroy();
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/**
 * Responds to bytes that are no HTTP request, and closes the connection. The response has no body, because the request
 * may use HEAD.
 */
export function refuseUnreadable(
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  const status = UNREADABLE[error.code ?? ""] ?? "400 Bad Request";
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  socket.destroy(error);
}
