import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SESSION_LIFETIME, TOKEN_GRACE } from "../../../contract/constants.ts";
import { accounts } from "../../../server/database/schema.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  logIn,
  type TestAccount,
} from "../../support/accounts.ts";
import { textField } from "../../support/http-client.ts";
import { operatorOf } from "../../support/operator.ts";
import {
  FRONTEND,
  startServer,
  type TestServer,
} from "../../support/server.ts";
import { openStream, type UpdateStream } from "../../support/update-streams.ts";

let server: TestServer;
let otherNode: TestServer;
let account: TestAccount;
let otherAccount: TestAccount;
let otherStream: UpdateStream;
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
  otherNode = await startServer({
    databaseUrl: server.databaseUrl,
    clock: server.clock,
    env: { LIMITS: "off" },
  });
});
afterAll(async () => {
  await otherNode.stop();
  await server.stop();
});
beforeEach(async () => {
  await server.context.database.delete(accounts);
  account = await createAccount(server);
  otherAccount = await createAccount(server);
  otherStream = await openStream(otherNode, otherAccount);
});

/**
 * Asserts that the streams are closed by the server, and that another member's stream continues.
 */
async function expectStreamsToEnd(streams: readonly UpdateStream[]) {
  for (const stream of streams)
    expect(await stream.waitForEnd()).toBe("closed");
  expect(otherStream.result()).toBeNull();
  otherStream.close();
}
const openOnBothNodes = () =>
  Promise.all([server, otherNode].map((node) => openStream(node, account)));

test("a logout ends the streams of its session on every node", async () => {
  const streams = await openOnBothNodes();
  await server.call("POST", "/logout/", { token: account.token });
  await expectStreamsToEnd(streams);
  expect((await openStream(otherNode, account)).status).toBe(401);
});

test("a suspension by the operator ends the account's streams", async () => {
  const streams = await openOnBothNodes();
  const { exitCode } = await operatorOf(server).run(
    "accounts",
    "suspend",
    account.email,
  );
  expect(exitCode).toBe(0);
  await expectStreamsToEnd(streams);
});

test("logging out other sessions ends their streams, but not that of the current session", async () => {
  const otherSession = { token: await logIn(server, account.email) };
  const otherSessionStream = await openStream(otherNode, otherSession);
  const ownStream = await openStream(server, account);
  const response = await server.call("DELETE", "/api/sessions/others/", {
    token: account.token,
  });
  expect(response.status).toBe(204);
  await expectStreamsToEnd([otherSessionStream]);
  expect(ownStream.result()).toBeNull();
  ownStream.close();
});

test("deleting an account ends its streams", async () => {
  const streams = await openOnBothNodes();
  const response = await server.call("DELETE", "/api/delete_account/", {
    token: account.token,
    json: { password: GOOD_PASSWORD },
  });
  expect(response.status).toBe(200);
  await expectStreamsToEnd(streams);
});

test("an expired session's streams end", async () => {
  const streams = await openOnBothNodes();
  server.clock.advance(SESSION_LIFETIME + TOKEN_GRACE);
  for (const stream of [...streams, otherStream])
    expect(await stream.waitForEnd()).toBe("closed");
});

test("when a new login replaces a session, the stream of that session ends after its grace period", async () => {
  const stream = await openStream(otherNode, account);
  const response = await server.call("POST", "/api/login/", {
    token: account.token,
    json: {
      email: account.email,
      password: GOOD_PASSWORD,
      frontend_url: FRONTEND,
    },
  });
  const newToken = textField(response, "token");
  await server.call("GET", "/api/user/", { token: newToken });
  server.clock.advance(TOKEN_GRACE / 2);
  otherNode.context.updates.check();
  await sleep(200);
  expect(stream.result()).toBeNull();
  server.clock.advance(TOKEN_GRACE / 2);
  await expectStreamsToEnd([stream]);
});

test("a node that is stopping ends its streams", async () => {
  const node = await startServer({
    databaseUrl: server.databaseUrl,
    env: { LIMITS: "off" },
  });
  const stream = await openStream(node, account);
  const stopped = node.stop();
  await expectStreamsToEnd([stream]);
  await stopped;
});
