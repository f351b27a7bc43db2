import { Agent, request } from "node:http";
import type { HttpResponse } from "../support/http-client.ts";

/** A request as it is sent, including what `fetch` would refuse or change. */
export type SentRequest = {
  readonly method: string;
  readonly path: string;
  /** A header with several values is sent as several lines. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: Buffer;
};
export type TimedResponse = HttpResponse & { readonly milliseconds: number };

/** Bodies from this size are sent over a connection of their own, because the server reads the rest of a refused one slowly. */
export const LONG_BODY = 16_384;
const TIMEOUT = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request and reads the response. Ends an event stream after its headers. */
export async function send(
  origin: string,
  message: SentRequest,
): Promise<TimedResponse> {
  const { method, path, headers, body } = message;
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        agent: (body?.length ?? 0) >= LONG_BODY ? false : agent,
        timeout: TIMEOUT,
        headers: { ...headers, ...(body && { "Content-Length": body.length }) },
      },
      (response) => {
        const parts: Buffer[] = [];
        const finish = () => {
          const text = Buffer.concat(parts).toString();
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(response.headers as Record<string, string>),
            text,
            body: undefined,
            milliseconds: performance.now() - startedAt,
          });
        };
        if (response.headers["content-type"] === "text/event-stream") {
          finish();
          sent.destroy();
          return;
        }
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", finish);
        response.on("error", reject);
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("no response")));
    sent.on("error", (error) => {
      // The server may have closed an idle connection when the request arrived.
      if (sent.reusedSocket) resolve(send(origin, message));
      else reject(error);
    });
    sent.end(body);
  });
}
