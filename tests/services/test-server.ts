import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** What the server does: "disconnect" closes the connection without a response, and "wait" never responds. */
export type TestResponse =
  | "disconnect"
  | "wait"
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      /** Whether the server sends the body but never completes the response. */
      readonly stalls?: boolean;
    };

/** The default answer, with the required fields of every call whose answer is an object. */
const ANSWER = {
  token: "a token",
  user_type: "investee",
  business_name: "Nakuru Dryers",
  allowed: true,
  matching_investors: [],
};

/** Starts an HTTP server on a free port. It sends the responses passed to `respondWith` and records the requests. */
export async function startTestServer() {
  const requests: RecordedRequest[] = [];
  const abortedPaths: string[] = [];
  let planned: TestResponse[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, path: url, headers, body: await text(request) });
    const current = planned.length > 1 ? planned.shift() : planned[0];
    response.on("close", () => {
      if (!response.writableFinished) abortedPaths.push(url);
    });
    if (current === "wait") return;
    if (current === "disconnect" || current === undefined) {
      request.socket.destroy();
      return;
    }
    response.writeHead(current.status ?? 200, {
      "Content-Type": "application/json",
      ...current.headers,
    });
    response.write(current.body ?? JSON.stringify(ANSWER));
    if (!current.stalls) response.end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    /** Paths of requests whose connection was closed before the response was complete. */
    abortedPaths,
    /** Sets the next responses, in order; the last one is repeated. Clears the recorded requests. */
    respondWith(...next: TestResponse[]) {
      planned = next;
      requests.length = 0;
      abortedPaths.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
