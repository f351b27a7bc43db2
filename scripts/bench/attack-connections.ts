import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { JSON_MAX_BYTES } from "../../server/http/bodies.ts";
import { MAX_UNANSWERED } from "../../server/http/connections.ts";
import * as sample from "../../tests/support/sample-files.ts";
import type { Load } from "./attack-load.ts";
import {
  FORM_TYPE,
  form,
  type Statuses,
  send,
  untilStatus,
} from "./attack-requests.ts";
import type { FileOwner, Target } from "./attack-target.ts";

/** Attacks that hold connections, whose clients read or send little. */

/** The local addresses of the attackers. Other clients use 127.0.0.1. */
const ATTACKER = "127.0.0.2";
const ATTACKERS = [2, 3, 4, 5, 6, 7].map((number) => `127.0.0.${number}`);
const UNREAD_CONNECTIONS = 1_600;
const EXPORTS_PER_ACCOUNT = 5;
/** Number of connections per attacker: together more than a node accepts. */
const IDLE_CONNECTIONS = 2_000;
/** Numbers of transfers that one account may have at a time. */
const FORMS_PER_ACCOUNT = 4;
const DOWNLOADS_PER_ACCOUNT = 8;
/** Size of an upload that needs a slot, in bytes. */
const UPLOAD_BYTES = 2 * JSON_MAX_BYTES;
/** Interval at which a slow upload sends a few bytes, in milliseconds. */
const UPLOAD_INTERVAL = 500;
/** Number of connections that are opened in a row, and the pause after them in milliseconds. */
const BATCH = 50;
const BATCH_PAUSE = 10;
/** Pause before a held connection or transfer is started again, in milliseconds. */
const RETRY_PAUSE = 1_000;

/** One account requests its long profile over many connections, and reads nothing. */
export const unreadProfiles: Load = ({ origin, longProfileToken }, signal) => {
  const single = requestText("/api/profile/", longProfileToken);
  return holdConnections(
    origin,
    Array.from({ length: UNREAD_CONNECTIONS }, () => ({
      localAddress: ATTACKER,
      text: single.repeat(MAX_UNANSWERED),
    })),
    signal,
  );
};

/** A few accounts request exports of their data several times, and read nothing. */
export const unreadExports: Load = ({ origin, fileOwners }, signal) =>
  holdConnections(
    origin,
    fileOwners.flatMap(({ token }) =>
      Array.from({ length: EXPORTS_PER_ACCOUNT }, () => ({
        localAddress: ATTACKER,
        text: requestText("/api/export/", token),
      })),
    ),
    signal,
  );

/** Several clients open more connections than a node accepts, and send nothing. */
export const idleConnections: Load = ({ origin }, signal) =>
  holdConnections(
    origin,
    ATTACKERS.flatMap((localAddress) =>
      Array.from({ length: IDLE_CONNECTIONS }, () => ({
        localAddress,
        text: "",
      })),
    ),
    signal,
  );

/** Two accounts hold all slots for uploads with slow forms, and three all slots for downloads that they do not read. */
export const heldSlots: Load = async (target, signal) => {
  const uploaders = target.tokens.slice(0, 2);
  const downloaders = target.fileOwners.slice(0, 3);
  const transfers = [
    ...uploaders.flatMap((token) =>
      Array.from({ length: FORMS_PER_ACCOUNT }, () =>
        holdUpload(target.origin, token, signal),
      ),
    ),
    ...downloaders.flatMap((owner) =>
      Array.from({ length: DOWNLOADS_PER_ACCOUNT }, () =>
        holdDownload(target.origin, owner, signal),
      ),
    ),
  ];
  await Promise.all(transfers);
  return new Map();
};

/** While `heldSlots` runs, another member uploads a file and downloads one. Returns what did not succeed in time. */
export async function transferFiles(target: Target): Promise<string[]> {
  const { origin, tokens, fileOwners } = target;
  const body = form(sample.pdf(UPLOAD_BYTES));
  const upload = () =>
    send(new Agent(), origin, {
      method: "POST",
      path: "/api/pitch-deck/",
      token: tokens[2] ?? "",
      type: FORM_TYPE,
      body,
    });
  const owner = fileOwners[3];
  const download = () =>
    send(new Agent(), origin, {
      method: "GET",
      path: owner?.path ?? "",
      token: owner?.token ?? "",
    });
  // The attack needs a moment to occupy the slots.
  await sleep(RETRY_PAUSE);
  const problems = await Promise.all([
    untilStatus("an upload of another member", "201", upload),
    untilStatus("a download of another member", "200", download),
  ]);
  return problems.flat();
}

type Held = { readonly localAddress: string; readonly text: string };

/**
 * Opens connections, sends a text on each, and reads nothing. Opens a connection again when the server has closed it.
 * Returns the number of closed connections.
 */
async function holdConnections(
  origin: string,
  held: readonly Held[],
  signal: AbortSignal,
): Promise<Statuses> {
  const port = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  let closed = 0;
  const hold = ({ localAddress, text }: Held) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.pause();
    socket.on("error", () => {});
    socket.on("close", async () => {
      sockets.delete(socket);
      if (signal.aborted) return;
      closed += 1;
      await sleep(RETRY_PAUSE);
      if (!signal.aborted) hold({ localAddress, text });
    });
    socket.write(text);
    sockets.add(socket);
  };
  for (const [index, connection] of held.entries()) {
    if (signal.aborted) break;
    hold(connection);
    if (index % BATCH === 0) await sleep(BATCH_PAUSE);
  }
  if (!signal.aborted) await once(signal, "abort");
  console.log(
    `  connections ${sockets.size} open, ${closed} closed by the server`,
  );
  for (const socket of sockets) socket.destroy();
  return new Map();
}

/** Sends the start of a form, then a few bytes at a time. Starts again when the server ends the upload. */
async function holdUpload(
  origin: string,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  const start = form(sample.pdf(UPLOAD_BYTES)).subarray(0, JSON_MAX_BYTES);
  while (!signal.aborted) {
    const upload = request(`${origin}/api/pitch-deck/`, {
      agent: new Agent(),
      method: "POST",
      localAddress: ATTACKER,
      headers: {
        Authorization: `Token ${token}`,
        "Content-Type": FORM_TYPE,
        "Content-Length": UPLOAD_BYTES,
      },
    });
    upload.on("error", () => {});
    const ended = Promise.race([
      once(upload, "response"),
      once(upload, "close"),
    ]);
    upload.write(start);
    const timer = setInterval(() => upload.write(" "), UPLOAD_INTERVAL);
    await untilEnded(ended, signal);
    clearInterval(timer);
    upload.destroy();
    if (!signal.aborted) await sleep(RETRY_PAUSE);
  }
}

/** Requests a file and does not read it. Starts again when the server ends the download. */
async function holdDownload(
  origin: string,
  { token, path }: FileOwner,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const download = request(origin + path, {
      agent: new Agent(),
      localAddress: ATTACKER,
      headers: { Authorization: `Token ${token}` },
    }).end();
    download.on("error", () => {});
    const ended = once(download, "response").then(
      async ([response]: IncomingMessage[]) => {
        response?.on("error", () => {});
        if (response?.statusCode === 200) await once(response, "close");
      },
    );
    await untilEnded(ended, signal);
    download.destroy();
    if (!signal.aborted) await sleep(RETRY_PAUSE);
  }
}

/** Waits until a transfer has ended, whether or not it succeeded, or the signal is aborted. */
async function untilEnded(
  ended: Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const aborted = signal.aborted ? null : once(signal, "abort");
  await Promise.race([ended.catch(() => {}), aborted]);
}

function requestText(path: string, token: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Token ${token}\r\n\r\n`;
}
