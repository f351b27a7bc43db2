import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { UPLOAD_MAX_BYTES } from "../../contract/constants.ts";
import { validParts } from "../../tests/support/profiles.ts";
import * as sample from "../../tests/support/sample-files.ts";

/** The server under attack, and the session tokens of some of its investees. */
export type Target = {
  readonly origin: string;
  readonly tokens: readonly string[];
};
/** Number of responses by status. A call without a response is counted under its error code. */
export type Statuses = Map<string, number>;
/** Sends requests to a server until the signal is aborted, and returns the number of responses by status. */
export type Load = (target: Target, signal: AbortSignal) => Promise<Statuses>;

type AttackRequest = {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly type: string;
  readonly body: Buffer | string;
};

/** Timeout of a call, in milliseconds. */
const TIMEOUT = 30_000;
const BOUNDARY = "attack-boundary";
/** A file field of a profile. Each upload replaces the previous file. */
const FILE_FIELD = "financial_records_file";
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const LOGIN_CONNECTIONS = 200;
const PARALLEL_UPLOADS = 50;
const HOSTILE_CONNECTIONS = 6;
const WRITERS = 8;
/** Pause between two calls of one writer, in milliseconds. */
const WRITER_PAUSE = 10;

/** Request bodies with files that are slow to inspect, and request bodies that are hard to parse. */
const HOSTILE_BODIES: readonly Buffer[] = [
  form(Buffer.from("<!---->".repeat(500))),
  form(Buffer.from(`<?xml ${"<!--".repeat(1_000)}`)),
  form(Buffer.from(`<!DOCTYPE svg ${" ".repeat(4_000)}`)),
  form(Buffer.concat([sample.msi, Buffer.alloc(UPLOAD_MAX_BYTES - 2_048)])),
  form(Buffer.alloc(UPLOAD_MAX_BYTES + 1, "P")),
  form(sample.office("pptx").subarray(0, 60)),
  form(sample.pdf(), { name: "../".repeat(5_000) }),
  form(sample.pdf()).subarray(0, 150),
  Buffer.from(`--${BOUNDARY}\r\n`.repeat(5_000)),
  Buffer.from(`--${BOUNDARY}\r\n${"X-Header: x\r\n".repeat(5_000)}`),
];

/** Uploads malicious files in parallel. The uploads use the accounts in turn. */
export const hostileUploads: Load = (target, signal) =>
  sendInParallel(target, HOSTILE_CONNECTIONS, signal, (number) =>
    uploadRequest(
      target,
      number,
      HOSTILE_BODIES[number % HOSTILE_BODIES.length] as Buffer,
    ),
  );

/** Attempts logins over many connections. Each attempt has a different email address. */
export const loginFlood: Load = (target, signal) =>
  sendInParallel(target, LOGIN_CONNECTIONS, signal, (number) => ({
    method: "POST",
    path: "/api/login/",
    type: "application/json",
    body: JSON.stringify({
      email: `unknown-${number}@example.org`,
      password: "Kilimanjaro-43",
      frontend_url: target.origin,
    }),
  }));

/** Uploads many files of the maximum size in parallel. */
export const parallelUploads: Load = (target, signal) => {
  const pdf = sample.pdf();
  // Random bytes, because the database would compress any other content.
  const rest = randomBytes(UPLOAD_MAX_BYTES - pdf.length);
  const body = form(Buffer.concat([pdf, rest]), { part: FILE_FIELD });
  return sendInParallel(target, PARALLEL_UPLOADS, signal, (number) =>
    saveRequest(target, number, FORM_TYPE, body),
  );
};

/** Saves profiles and uploads small files, each in a transaction. No account exceeds its upload limit. */
export const databaseWrites: Load = (target, signal) => {
  const small = form(sample.pdf(), { part: FILE_FIELD });
  const textFields = JSON.stringify(validParts("investee"));
  return sendInParallel(
    target,
    WRITERS,
    signal,
    (number) =>
      number % 4 === 0
        ? saveRequest(target, number / 4, FORM_TYPE, small)
        : saveRequest(target, number, "application/json", textFields),
    WRITER_PAUSE,
  );
};

function uploadRequest(
  target: Target,
  number: number,
  body: Buffer,
): AttackRequest {
  return {
    method: "POST",
    path: "/api/pitch-deck/",
    token: tokenOf(target, number),
    type: FORM_TYPE,
    body,
  };
}

/** Returns a request that saves a profile. A file in the body replaces the previous one. */
function saveRequest(
  target: Target,
  number: number,
  type: string,
  body: Buffer | string,
): AttackRequest {
  return {
    method: "PUT",
    path: "/api/profile/",
    token: tokenOf(target, number),
    type,
    body,
  };
}

function tokenOf({ tokens }: Target, number: number): string {
  return tokens[number % tokens.length] ?? "";
}

/** Returns a multipart body with one file. */
function form(
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

async function sendInParallel(
  { origin }: Target,
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

/** Makes one call and returns the status of the response, or the error code. */
async function send(
  agent: Agent,
  origin: string,
  sent: AttackRequest,
): Promise<string> {
  const call = request(origin + sent.path, {
    agent,
    method: sent.method,
    timeout: TIMEOUT,
    headers: {
      "Content-Type": sent.type,
      "Content-Length": Buffer.byteLength(sent.body),
      ...(sent.token && { Authorization: `Token ${sent.token}` }),
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
