import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** An answer of the server: `cut` closes the connection without a response, `never` does not respond. */
export type Answer =
  | "cut"
  | "never"
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    };

/** A real HTTP server on its own port, which sends the given answers and records the requests. */
export async function startAnsweringServer() {
  const seen: RecordedRequest[] = [];
  const aborted: string[] = [];
  let answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    seen.push({ method, path: url, headers, body: await text(request) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    response.on("close", () => {
      if (!response.writableFinished) aborted.push(url);
    });
    if (answer === "never") return;
    if (answer === "cut" || answer === undefined) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, {
      "Content-Type": "application/json",
      ...answer.headers,
    });
    response.end(answer.body ?? "{}");
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    /** Paths of requests that were aborted before their answer. */
    aborted,
    /** Sets the next answers, in order; the last one is repeated. */
    answer(...next: Answer[]) {
      answers = next;
      seen.length = 0;
      aborted.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
