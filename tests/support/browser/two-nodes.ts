import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createCall } from "../http-client.ts";
import { freePort, spawnServer } from "../spawned-server.ts";
import type { SiteServer } from "./site.ts";

/** Two server processes on one database, behind one proxy for the browsers. */
export type TwoNodes = SiteServer & {
  /** Sends new connections to this node, or to the other one while this node is down. */
  prefer(node: 0 | 1): void;
  /** Kills a node without a graceful shutdown. */
  kill(node: 0 | 1): Promise<void>;
};

/** Starts both nodes and the proxy. */
export async function startTwoNodes(options: {
  dataDir: string;
  env: Record<string, string>;
}): Promise<TwoNodes> {
  const ports = [await freePort(), await freePort()];
  const proxy = await openProxy(ports);
  const [first, second] = await Promise.all(
    ports.map((port) =>
      spawnServer({
        dataDir: `${options.dataDir}/${port}`,
        env: {
          ...options.env,
          PORT: String(port),
          PUBLIC_URL: proxy.origin,
          ALLOWED_ORIGINS: proxy.origin,
        },
      }),
    ),
  );
  if (!first || !second) throw new Error("Expected two nodes.");
  const nodes = [first, second] as const;
  return {
    origin: proxy.origin,
    // Calls the second node directly, so that the calls of a test still work after `kill(0)`.
    call: createCall(second.origin),
    output: () => nodes.map((node) => node.output()).join(""),
    prefer: proxy.prefer,
    async kill(node) {
      await nodes[node].end("SIGKILL");
    },
    async advance(milliseconds) {
      await Promise.all(nodes.map((node) => node.advance(milliseconds)));
    },
    async dispose() {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.dispose()));
    },
  };
}

/** Forwards connections byte for byte, like a load balancer, so that browsers see one origin. */
async function openProxy(ports: readonly number[]) {
  const clients = new Set<Socket>();
  let preferred = 0;
  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => {});
    client.once("close", () => clients.delete(client));
    forward(client, [...ports.slice(preferred), ...ports.slice(0, preferred)]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    prefer(node: 0 | 1) {
      preferred = node;
    },
    async close() {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Connects a client to the first of these ports that accepts the connection. */
function forward(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined || client.destroyed) {
    client.destroy();
    return;
  }
  const node = connect(port, "127.0.0.1");
  let isConnected = false;
  node.once("connect", () => {
    isConnected = true;
    client.pipe(node).pipe(client);
  });
  node.on("error", () => {});
  node.once("close", () => {
    if (isConnected) client.destroySoon();
    else forward(client, others);
  });
  client.once("close", () => node.destroy());
}
