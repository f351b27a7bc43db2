import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createAccount } from "../../support/accounts.ts";
import { getUnchanged } from "../../support/http-client.ts";
import { emailsTo } from "../../support/mailbox.ts";
import { serverForTests, startServer } from "../../support/server.ts";

const server = serverForTests();

test("the mailbox shows sent emails in local mode", async () => {
  const { email } = await createAccount(server);
  const [mail] = await emailsTo(server, email);
  const list = await server.call("GET", "/dev/mailbox");
  expect(list.status).toBe(200);
  expect(list.headers.get("Content-Type")).toContain("text/html");
  expect(list.text).toContain(email);
  const mailPage = await server.call("GET", `/dev/mailbox/${mail?.id}`);
  expect(mailPage.text).toContain("Verify your email");
  expect(mailPage.text).toMatch(
    /<a href="http:\/\/127\.0\.0\.1:4000\/verify-email\//,
  );
  const html = await server.call("GET", `/dev/mailbox/${mail?.id}/html`);
  expect(html.headers.get("Content-Security-Policy")).toContain(
    "default-src 'none'",
  );
  expect((await server.call("GET", "/dev/mailbox/unknown")).status).toBe(404);
  const Host = "localhost";
  expect(
    (await getUnchanged(server.origin, "/dev/mailbox", { Host })).status,
  ).toBe(200);
});

test.each([
  "Akamai-Origin-Hop",
  "CDN-Loop",
  "CF-Connecting-IP",
  "CF-Connecting-IPv6",
  "CF-Ray",
  "CF-Visitor",
  "Client-IP",
  "DO-Connecting-IP",
  "Fastly-Client-IP",
  "Fly-Client-IP",
  "Forwarded",
  "Forwarded-For",
  "Front-End-Https",
  "Proxy-Client-IP",
  "True-Client-IP",
  "Via",
  "WL-Proxy-Client-IP",
  "X-Amz-Cf-Id",
  "X-Amzn-Trace-Id",
  "X-Appengine-User-IP",
  "X-ARR-SSL",
  "X-Azure-ClientIP",
  "X-Azure-SocketIP",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "X-Envoy-External-Address",
  "X-Forwarded",
  "X-Forwarded-By",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Port",
  "X-Forwarded-Prefix",
  "X-Forwarded-Proto",
  "X-Forwarded-Scheme",
  "X-Forwarded-Server",
  "X-Forwarded-Ssl",
  "X-Nf-Client-Connection-Ip",
  "X-Original-Forwarded-For",
  "X-Original-Host",
  "X-Original-URL",
  "X-Originating-IP",
  "X-ProxyUser-IP",
  "X-Real-IP",
  "X-Remote-Addr",
  "X-Remote-IP",
  "X-Scheme",
  "X-Url-Scheme",
  "X-Vercel-Forwarded-For",
])(
  "local mode does not apply to a request with the header %s",
  async (header) => {
    const status = async (headers: Record<string, string>) =>
      (await server.call("GET", "/dev/mailbox", { headers })).status;
    expect(await status({ [header]: "203.0.113.1" })).toBe(404);
    expect(await status({ [header]: "" })).toBe(404);
  },
);

test("local mode does not apply to an HTTP/1.0 request, which may come from a proxy without forwarding headers", async () => {
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  const head = "Host: 127.0.0.1\r\nConnection: close\r\n\r\n";
  socket.end(`GET /dev/mailbox HTTP/1.0\r\n${head}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
});

test("common headers of browsers and command-line clients do not disable local mode", async () => {
  const response = await server.call("GET", "/dev/mailbox", {
    headers: {
      Accept: "text/html",
      "Accept-Language": "en",
      "Cache-Control": "no-cache",
      Cookie: "a=b",
      DNT: "1",
      Pragma: "no-cache",
      Referer: `${server.origin}/`,
      "Sec-Fetch-Dest": "document",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Site": "same-origin",
      "Upgrade-Insecure-Requests": "1",
      "User-Agent": "curl/8.5.0",
      "X-Requested-With": "XMLHttpRequest",
    },
  });
  expect(response.status).toBe(200);
});

test.each([
  { Host: "ubia.example.org" },
  { Origin: "https://ubia.example.org" },
  { Referer: "https://ubia.example.org/login" },
])(
  "after a request with a foreign address, which must have come through a proxy, local mode is off: %j",
  async (headers) => {
    const other = await startServer();
    onTestFinished(() => other.stop());
    const statusOf = async (headers: Record<string, string> = {}) =>
      (await getUnchanged(other.origin, "/dev/mailbox", headers)).status;
    expect(await statusOf()).toBe(200);
    await statusOf(headers as Record<string, string>);
    expect(await statusOf()).toBe(404);
  },
);
