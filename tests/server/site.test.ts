import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "../../server/environment.ts";
import { answerFailure } from "../../server/http/failures.ts";
import { addSecurityHeaders } from "../../server/http/security-headers.ts";
import { serveSite } from "../../server/http/site.ts";
import { type Call, callsOf } from "../support/http-client.ts";

const PUBLIC_URL = "https://ubia.example.org";
const site = mkdtempSync(join(tmpdir(), "ubia-site-"));
const app = fastify();
let call: Call;

beforeAll(async () => {
  write("shell.html", "shell");
  write("index.html", "home");
  write("about/index.html", "about");
  write(
    "contact/index.html",
    `<a href="%PUBLIC_URL%/contact">${"contact ".repeat(200)}`,
  );
  write("robots.txt", "Sitemap: %PUBLIC_URL%/sitemap.xml");
  write("sitemap.xml", "<loc>%PUBLIC_URL%/</loc>");
  write("assets/app-12345678.js", "let x = 1;");
  write(".built", "");
  write("favicon.svg", "<svg/>");
  write("csp.json", JSON.stringify({ style: ["sha256-abc="] }));
  app.setErrorHandler(answerFailure);
  addSecurityHeaders(
    app,
    readEnvironment({
      HOST: "0.0.0.0",
      PUBLIC_URL,
      SMTP_URL: "smtp://127.0.0.1:1",
    }),
  );
  serveSite(app, { publicUrl: PUBLIC_URL, site });
  call = callsOf(await app.listen({ host: "127.0.0.1", port: 0 }));
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true, force: true });
});

function write(path: string, content: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/about?from=mail", "about"],
  ["/profile", "shell"],
  ["/verify-email/MQ/abc_-1", "shell"],
  ["/nowhere/at/all", "shell"],
  ["/../../etc/passwd", "shell"],
  ["/%2e%2e/%2e%2e/etc/passwd", "shell"],
])("%s is answered with the page %s", async (path, page) => {
  const answer = await call("GET", path);
  expect(answer.status).toBe(200);
  expect(answer.text).toBe(page);
  expect(answer.headers.get("Content-Type")).toContain("text/html");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});

test("a page comes whole to whoever takes nothing compressed, such as a monitor", async () => {
  for (const [path, page] of [
    ["/", "home"],
    ["/about/", "about"],
    ["/nowhere/", "shell"],
  ] as const) {
    const answer = await call("GET", path, {
      headers: { "Accept-Encoding": "identity" },
    });
    expect(answer.status, path).toBe(200);
    expect(answer.text).toBe(page);
  }
});

test("a page carries the content security policy with the hashes of the build", async () => {
  const { headers } = await call("GET", "/about");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000/);
});

test.each([
  ["identity", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
])(
  "a page names the public address, also where %s is taken",
  async (taken, sent) => {
    const answer = await call("GET", "/contact", {
      headers: { "Accept-Encoding": taken },
    });
    expect(answer.text).toContain(`href="${PUBLIC_URL}/contact"`);
    expect(answer.headers.get("Content-Encoding")).toBe(sent);
    expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
  },
);

test("a page that the browser has already is not sent again", async () => {
  const headers = { "Accept-Encoding": "br" };
  const tag = (await call("GET", "/contact", { headers })).headers.get("ETag");
  const again = await call("GET", "/contact", {
    headers: { ...headers, "If-None-Match": `${tag}` },
  });
  expect([again.status, again.text]).toEqual([304, ""]);
  const other = await call("GET", "/about", {
    headers: { ...headers, "If-None-Match": `${tag}` },
  });
  expect(other.text).toBe("about");
});

test.each([
  ["/robots.txt", "text/plain", `Sitemap: ${PUBLIC_URL}/sitemap.xml`],
  ["/sitemap.xml", "application/xml", `<loc>${PUBLIC_URL}/</loc>`],
])("%s names the public address", async (path, type, text) => {
  const answer = await call("GET", path);
  expect(answer.headers.get("Content-Type")).toContain(type);
  expect(answer.text).toBe(text);
});

test("assets are kept for a year, other files for an hour", async () => {
  const asset = await call("GET", "/assets/app-12345678.js");
  expect(asset.headers.get("Cache-Control")).toContain("immutable");
  const icon = await call("GET", "/favicon.svg");
  expect(icon.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("a page of a later build is served without a restart", async () => {
  expect((await call("GET", "/support")).text).toBe("shell");
  write("support/index.html", "support");
  write("csp.json", JSON.stringify({ style: ["sha256-def="] }));
  const answer = await call("GET", "/support");
  expect(answer.text).toBe("support");
  expect(answer.headers.get("Content-Security-Policy")).toContain(
    "sha256-def=",
  );
});

test.each([
  ["GET", "/assets/gone.js"],
  ["GET", "/gone.png"],
  ["GET", "/csp.json"],
  ["GET", "/.built"],
  ["GET", "/shell.html"],
  ["GET", "/about/index.html"],
  ["GET", "/dev/anything"],
  ["POST", "/about"],
])("%s %s is answered 404 in JSON", async (method, path) => {
  const answer = await call(method, path);
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ detail: "Not found." });
});
