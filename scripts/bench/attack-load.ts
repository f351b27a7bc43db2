import { randomBytes } from "node:crypto";
import { Agent } from "node:http";
import { UPLOAD_MAX_BYTES } from "../../contract/constants.ts";
import { GOOD_PASSWORD } from "../../tests/support/accounts.ts";
import { validParts } from "../../tests/support/profiles.ts";
import * as sample from "../../tests/support/sample-files.ts";
import {
  type AttackRequest,
  BOUNDARY,
  FORM_TYPE,
  form,
  type Statuses,
  send,
  sendInParallel,
  untilStatus,
} from "./attack-requests.ts";
import type { Target } from "./attack-target.ts";

/** Sends requests to a server until the signal is aborted, and returns the number of responses by status. */
export type Load = (target: Target, signal: AbortSignal) => Promise<Statuses>;

/** A file field of a profile. Each upload replaces the previous file. */
const FILE_FIELD = "financial_records_file";
const LOGIN_CONNECTIONS = 200;
const PARALLEL_UPLOADS = 50;
const HOSTILE_CONNECTIONS = 6;
const FORMS_OF_PARTS = 20;
/** Size of a form of very many parts, in bytes: 380,000 parts. */
const FORM_OF_PARTS_BYTES = 4 * UPLOAD_MAX_BYTES;
const SHARED_ADDRESS_CONNECTIONS = 4;
/** The address that many people share. */
const SHARED_ADDRESS = "127.0.0.9";
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

/** Sends forms of very many parts, which are rejected. */
export const manyParts: Load = (target, signal) => {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
  const body = Buffer.from(part.repeat(FORM_OF_PARTS_BYTES / part.length));
  return sendInParallel(target, FORMS_OF_PARTS, signal, (number) =>
    uploadRequest(target, number, body),
  );
};

/** One person behind a shared address sends logins that fail, and registrations with an invalid field. */
export const sharedAddress: Load = (target, signal) =>
  sendInParallel(target, SHARED_ADDRESS_CONNECTIONS, signal, (number) =>
    number % 2 === 0
      ? loginRequest(target, `unknown-${number}@example.org`)
      : registrationRequest(target, `invalid-${number}`),
  );

/** The other member logs in from the shared address, before the attack. */
export async function logInAtSharedAddress(target: Target): Promise<void> {
  const { email } = target.otherMember;
  const status = await send(
    new Agent(),
    target.origin,
    loginRequest(target, email),
  );
  if (status !== "200") throw new Error(`The login returned ${status}.`);
}

/**
 * When the logins of the shared address are blocked, the member who logged in from it before logs in again, and a new
 * member registers. Returns what did not succeed.
 */
export async function enterFromSharedAddress(
  target: Target,
): Promise<string[]> {
  const { email } = target.otherMember;
  return [
    ...(await untilStatus("a login at the limit", "429", () =>
      send(
        new Agent(),
        target.origin,
        loginRequest(target, "unknown@example.org"),
      ),
    )),
    ...(await untilStatus("a login of another person", "200", () =>
      send(new Agent(), target.origin, loginRequest(target, email)),
    )),
    ...(await untilStatus("a registration of another person", "201", () =>
      send(
        new Agent(),
        target.origin,
        registrationRequest(target, "new@example.org"),
      ),
    )),
  ];
}

function loginRequest({ origin }: Target, email: string): AttackRequest {
  return {
    method: "POST",
    path: "/api/login/",
    type: "application/json",
    body: JSON.stringify({
      email,
      password: GOOD_PASSWORD,
      frontend_url: origin,
    }),
    localAddress: SHARED_ADDRESS,
  };
}

function registrationRequest({ origin }: Target, email: string): AttackRequest {
  return {
    method: "POST",
    path: "/api/register/",
    type: "application/json",
    body: JSON.stringify({
      email,
      password: GOOD_PASSWORD,
      confirm_password: GOOD_PASSWORD,
      user_type: "investee",
      frontend_url: origin,
    }),
    localAddress: SHARED_ADDRESS,
  };
}

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
