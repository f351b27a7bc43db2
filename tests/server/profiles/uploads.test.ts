import { once } from "node:events";
import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
} from "node:http";
import { json } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { UPLOAD_MAX_BYTES } from "../../../contract/constants.ts";
import { lockMember } from "../../../server/accounts/open-account.ts";
import { startSession } from "../../../server/accounts/sessions.ts";
import { limitCounters } from "../../../server/database/schema.ts";
import { withoutCodes } from "../../support/error-codes.ts";
import { until } from "../../support/for-one-test.ts";
import { addInvestee } from "../../support/members.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import {
  serverForTests,
  startServer,
  type TestServer,
} from "../../support/server.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const server = serverForTests();

const UPLOADS_PER_HOUR = 60;
const MAX_CONCURRENT_UPLOADS = 8;
const HOUR_IN_SECONDS = 60 * 60;
const MEGABYTE = 1024 * 1024;
const BOUNDARY = "form-boundary";

const newMember = async ({ context }: TestServer = server) =>
  (await addInvestee(context)).token;
const saveWithFile = (token: string) =>
  server.call("PUT", "/api/profile/", {
    token,
    raw: formOf(validParts("investee"), {
      avatar: { content: sample.png, name: "me.png" },
    }),
  });
const saveWithoutFile = (token: string) =>
  server.call("PUT", "/api/profile/", {
    token,
    raw: formOf(validParts("investee")),
  });
const addDeck = (token: string) =>
  server.call("POST", "/api/pitch-deck/", {
    token,
    raw: formOf({}, { pitch_deck: { content: sample.pdf(), name: "a.pdf" } }),
  });

type UnfinishedForm = {
  readonly request: ClientRequest;
  readonly response: Promise<IncomingMessage>;
  /** Sends the rest of the form, up to its Content-Length. */
  finish(): void;
};

/**
 * Starts sending a form whose Content-Length is `length`, and stops after the beginning of the file. The connection is
 * closed at the end of the test.
 */
async function startForm(
  token: string,
  {
    method = "POST",
    path = "/api/pitch-deck/",
    part = "pitch_deck",
    length = MEGABYTE,
    target = server,
    agent = false as Agent | false,
    type = `multipart/form-data; boundary=${BOUNDARY}`,
  } = {},
): Promise<UnfinishedForm> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const outgoing = request(target.origin + path, {
    method,
    // Uses separate connections by default, so that no request waits for another one.
    agent,
    headers: {
      Authorization: `Token ${token}`,
      "Content-Type": type,
      "Content-Length": length,
    },
  });
  outgoing.on("error", () => {});
  onTestFinished(() => {
    outgoing.destroy();
  });
  const response = once(outgoing, "response").then(
    ([message]) => message as IncomingMessage,
  );
  response.catch(() => {});
  await new Promise((resolve) => outgoing.write(head, resolve));
  return {
    request: outgoing,
    response,
    finish() {
      outgoing.end(
        Buffer.alloc(length - head.length - tail.length, 0x20) + tail,
      );
    },
  };
}

/**
 * Returns the status, Retry-After and body of a response that was sent before the form was complete.
 */
async function readEarlyResponse({
  request: outgoing,
  response,
}: UnfinishedForm) {
  const message = await response;
  const body: unknown = withoutCodes(await json(message));
  outgoing.destroy();
  const wait = Number(message.headers["retry-after"]);
  return { status: message.statusCode, wait, body };
}

// An account has a counter after its first form has acquired a slot.
const countLimitCounters = () => server.context.database.$count(limitCounters);

/**
 * Starts sending as many forms as one node reads concurrently, each from its own account, and waits until the
 * node is reading all of them.
 */
async function fillAllSlots(): Promise<UnfinishedForm[]> {
  const countBefore = await countLimitCounters();
  const forms: UnfinishedForm[] = [];
  for (let number = 0; number < MAX_CONCURRENT_UPLOADS; number++)
    forms.push(await startForm(await newMember()));
  await until(
    async () =>
      (await countLimitCounters()) === countBefore + MAX_CONCURRENT_UPLOADS,
  );
  return forms;
}

/**
 * Starts sending forms from a new account, one after another, until the node accepts one. Returns that form. A slot
 * becomes free shortly after another upload has ended.
 */
async function startFormWhenSlotIsFree(): Promise<UnfinishedForm> {
  const token = await newMember();
  const countBefore = await countLimitCounters();
  const accepted = until(
    async () => (await countLimitCounters()) > countBefore,
  );
  for (;;) {
    const form = await startForm(token);
    const response = await Promise.race([accepted, form.response]);
    if (response?.statusCode !== 503) return form;
    form.request.destroy();
  }
}

test("the 61st upload of an account within an hour is rejected before its body is read", {
  tags: ["9-profile-01"],
}, async () => {
  const { id, token } = await addInvestee(server.context);
  for (let upload = 0; upload < UPLOADS_PER_HOUR; upload++)
    expect((await saveWithFile(token)).status).toBe(200);
  for (const form of [
    await startForm(token),
    await startForm(token, {
      method: "PUT",
      path: "/api/profile/",
      part: "avatar",
    }),
    await startForm(token, {
      method: "POST",
      path: "/api/profile/",
      part: "avatar",
    }),
  ]) {
    const { status, wait, body } = await readEarlyResponse(form);
    expect(status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(HOUR_IN_SECONDS);
    expect(body).toEqual({
      error: expect.stringMatching(
        /^You have uploaded too many files\. Please try again in /,
      ),
    });
  }
  expect((await saveWithFile(token)).status).toBe(429);
  expect((await addDeck(token)).status).toBe(429);
  // Saves without a file still succeed, and so do uploads of other accounts.
  expect((await saveWithoutFile(token)).status).toBe(200);
  expect((await addDeck(await newMember())).status).toBe(201);
  server.clock.advance(HOUR_IN_SECONDS * 1_000);
  const newToken = await startSession(server.context, id);
  expect((await addDeck(newToken)).status).toBe(201);
});

test("saves without a file do not count as uploads", {
  tags: ["9-profile-03"],
}, async () => {
  const token = await newMember();
  for (let save = 0; save <= UPLOADS_PER_HOUR; save++)
    expect((await saveWithoutFile(token)).status).toBe(200);
  expect((await addDeck(token)).status).toBe(201);
});

test("a node reads at most 8 forms of more than 256 kB concurrently and rejects further ones with 503 before reading their bodies", {
  tags: ["9-profile-02"],
}, async () => {
  const forms = await fillAllSlots();
  const token = await newMember();
  for (const options of [
    { method: "POST", path: "/api/pitch-deck/", part: "pitch_deck" },
    { method: "PUT", path: "/api/profile/", part: "avatar" },
    { method: "POST", path: "/api/profile/", part: "avatar" },
  ]) {
    const { status, wait, body } = await readEarlyResponse(
      await startForm(token, options),
    );
    expect(status).toBe(503);
    expect(wait).toBeGreaterThan(0);
    expect(body).toEqual({
      detail: reachedSentence(
        "server.uploadsBusy",
        "The server is receiving many files. Please try again in a few seconds.",
      ),
    });
  }
  // A save of at most 256 kB needs no slot, whether as a form or as JSON.
  expect((await saveWithFile(token)).status).toBe(200);
  const { status } = await server.call("PUT", "/api/profile/", {
    token,
    json: validParts("investee"),
  });
  expect(status).toBe(200);
  for (const form of forms) form.finish();
  for (const form of forms) expect((await form.response).statusCode).toBe(201);
  expect((await addDeck(token)).status).toBe(201);
});

test("a node reads at most 4 forms of more than 256 kB per account concurrently and rejects further ones with 503 before reading their bodies", {
  tags: ["9-profile-04"],
}, async () => {
  const token = await newMember();
  const forms: UnfinishedForm[] = [];
  for (let number = 0; number < 5; number++) forms.push(await startForm(token));
  const rejected = await Promise.race(
    forms.map(async (form) => {
      await form.response;
      return form;
    }),
  );
  const { status, wait } = await readEarlyResponse(rejected);
  expect(status).toBe(503);
  expect(wait).toBeGreaterThan(0);
  expect((await addDeck(await newMember())).status).toBe(201);
  const accepted = forms.filter((form) => form !== rejected);
  for (const form of accepted) form.finish();
  for (const form of accepted)
    expect((await form.response).statusCode).toBe(201);
  expect((await addDeck(token)).status).toBe(201);
});

test("the body of a rejected form is read slowly, so that it does not delay other uploads", {
  tags: ["9-profile-02"],
}, async () => {
  const forms = await fillAllSlots();
  const token = await newMember();
  const rejected = await startForm(token, {
    length: 4 * UPLOAD_MAX_BYTES,
    // Without keep-alive, the server closes the connection instead of reading the rest.
    agent: new Agent({ keepAlive: true }),
  });
  let isSent = false;
  rejected.request.on("finish", () => {
    isSent = true;
  });
  expect((await rejected.response).statusCode).toBe(503);
  rejected.finish();
  for (const form of forms) form.finish();
  for (const form of forms) expect((await form.response).statusCode).toBe(201);
  expect((await addDeck(token)).status).toBe(201);
  expect(isSent).toBe(false);
});

test("the body of a form that cannot be parsed is read slowly", async () => {
  const token = await newMember();
  const rejected = await startForm(token, {
    length: 4 * UPLOAD_MAX_BYTES,
    agent: new Agent({ keepAlive: true }),
    type: "multipart/form-data",
  });
  let isSent = false;
  rejected.request.on("finish", () => {
    isSent = true;
  });
  expect((await rejected.response).statusCode).toBe(400);
  rejected.finish();
  expect((await addDeck(token)).status).toBe(201);
  expect(isSent).toBe(false);
});

test("the rest of a form with too many parts is read slowly and not parsed", async () => {
  const token = await newMember();
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
  const length = 4 * UPLOAD_MAX_BYTES;
  const outgoing = request(`${server.origin}/api/pitch-deck/`, {
    method: "POST",
    agent: new Agent({ keepAlive: true }),
    headers: {
      Authorization: `Token ${token}`,
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
      "Content-Length": length,
    },
  });
  outgoing.on("error", () => {});
  onTestFinished(() => void outgoing.destroy());
  let isSent = false;
  outgoing.on("finish", () => {
    isSent = true;
  });
  outgoing.end(part.repeat(length / part.length + 1).slice(0, length));
  const [response] = await once(outgoing, "response");
  expect(response.statusCode).toBe(413);
  expect((await addDeck(token)).status).toBe(201);
  expect(isSent).toBe(false);
});

test("many saves of one member leave connections to the database for other members", {
  tags: ["9-profile-164"],
}, async () => {
  const { context } = server;
  const member = await addInvestee(context);
  const saves: Promise<{ status: number }>[] = [];
  await context.database.transaction(async (queries) => {
    await lockMember(queries, member.id);
    for (let number = 0; number < 20; number++)
      saves.push(saveWithoutFile(member.token));
    await until(async () => {
      const waiting = await queries.execute(
        sql`select 1 from pg_locks where not granted`,
      );
      return waiting.rows.length > 0;
    });
    const { token } = await addInvestee(context);
    const { status } = await server.call("GET", "/api/user/", { token });
    expect(status).toBe(200);
  });
  for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
});

test("a form that is aborted by its client frees its slot", async () => {
  const forms = await fillAllSlots();
  forms[0]?.request.destroy();
  const nextForm = await startFormWhenSlotIsFree();
  nextForm.finish();
  expect((await nextForm.response).statusCode).toBe(201);
});

test("when limits are disabled in local mode, more than 8 forms are read concurrently", async () => {
  const unlimited = await startServer({ env: { LIMITS: "off" } });
  onTestFinished(() => unlimited.stop());
  const forms: UnfinishedForm[] = [];
  for (let number = 0; number <= MAX_CONCURRENT_UPLOADS; number++)
    forms.push(
      await startForm(await newMember(unlimited), { target: unlimited }),
    );
  const { status } = await unlimited.call("POST", "/api/pitch-deck/", {
    token: await newMember(unlimited),
    raw: formOf({}, { pitch_deck: { content: sample.pdf(), name: "a.pdf" } }),
  });
  expect(status).toBe(201);
  for (const form of forms) form.finish();
  for (const form of forms) expect((await form.response).statusCode).toBe(201);
});
