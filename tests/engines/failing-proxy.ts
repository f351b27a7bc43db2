import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** How a request fails: with the status 503, or without a response. */
export type Failure = "503" | "network error";

export type FailingProxy = {
  readonly origin: string;
  /** Makes requests for paths that match fail, until `recover` is called. */
  fail(path: RegExp, failure: Failure): void;
  recover(): void;
  close(): Promise<void>;
};

/** Starts a proxy in front of a server. There is no service worker, which would answer instead of the proxy. */
export async function startFailingProxy(target: string): Promise<FailingProxy> {
  let failing: { path: RegExp; failure: Failure } | null = null;
  const proxy = createServer((incoming, response) => {
    if (incoming.url === "/service-worker.js") {
      response.writeHead(404).end();
      return;
    }
    if (failing?.path.test(incoming.url ?? "")) {
      if (failing.failure === "503") response.writeHead(503).end();
      else incoming.socket.destroy();
      return;
    }
    const forwarded = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    fail(path, failure) {
      failing = { path, failure };
    },
    recover() {
      failing = null;
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
    },
  };
}
