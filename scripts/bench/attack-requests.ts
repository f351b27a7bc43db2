import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Number of responses by status. A call without a response is counted under its error code. */
export type Statuses = Map<string, number>;

export type AttackRequest = {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly type?: string;
  readonly body?: Buffer | string;
  /** The address of the client, if it is not 127.0.0.1. */
  readonly localAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Timeout of a call, in milliseconds. */
const TIMEOUT = 30_000;
/** Time within which a call of another member must return the expected status, in milliseconds. */
const MAX_WAIT = 60_000;
/** Pause before such a call is repeated, in milliseconds. */
const RETRY_PAUSE = 1_000;
export const BOUNDARY = "attack-boundary";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Returns a multipart body with one file. */
export function form(
  content: Buffer,
  { part = "pitch_deck", name = "deck.pdf" } = {},
): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

/** Makes one call and returns the status of the response, or the error code. */
export async function send(
  agent: Agent,
  origin: string,
  sent: AttackRequest,
): Promise<string> {
  const call = request(origin + sent.path, {
    agent,
    method: sent.method,
    timeout: TIMEOUT,
    localAddress: sent.localAddress,
    headers: {
      ...(sent.type && { "Content-Type": sent.type }),
      ...(sent.body && { "Content-Length": Buffer.byteLength(sent.body) }),
      ...(sent.token && { Authorization: `Token ${sent.token}` }),
      ...sent.headers,
    },
  });
  call.on("timeout", () => call.destroy(new Error("no response")));
  call.end(sent.body);
  try {
    const [response] = (await once(call, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "close");
    return String(response.statusCode);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message;
  }
}

/** Repeats a call until it returns the expected status. Returns a problem if that takes too long. */
export async function untilStatus(
  name: string,
  expected: string,
  call: () => Promise<string>,
): Promise<string[]> {
  const started = performance.now();
  const statuses: Statuses = new Map();
  while (performance.now() - started < MAX_WAIT) {
    const status = await call();
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === expected) {
      console.log(`  ${name}: ${[...statuses.keys()]} after ${seconds} s`);
      return [];
    }
    await sleep(RETRY_PAUSE);
  }
  return [`${name} got only ${[...statuses.keys()]}`];
}

/** Sends requests over several connections until the signal is aborted. Returns the number of responses by status. */
export async function sendInParallel(
  { origin }: { readonly origin: string },
  connections: number,
  signal: AbortSignal,
  next: (number: number) => AttackRequest,
  pause = 0,
): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Statuses = new Map();
  let sentCount = 0;
  const sendRequests = async () => {
    while (!signal.aborted) {
      const status = await send(agent, origin, next(sentCount++));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  agent.destroy();
  return statuses;
}
