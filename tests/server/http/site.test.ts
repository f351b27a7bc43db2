import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hash } from "@node-rs/argon2";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUILT_ORIGIN } from "../../../contract/built-origin.ts";
import { readEnvironment } from "../../../server/environment.ts";
import { handleError } from "../../../server/http/http-error.ts";
import { addSecurityHeaders } from "../../../server/http/security-headers.ts";
import { serveSite } from "../../../server/http/site.ts";
import { createSiteFiles } from "../../../server/http/site-files.ts";
import {
  type Call,
  createCall,
  getUnchanged,
} from "../../support/http-client.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const PUBLIC_URL = "https://ubia.example.org";
const folder = mkdtempSync(join(tmpdir(), "ubia-site-"));
// The site's folder is inside a folder called assets. That name must not affect how files are served and cached.
const site = join(folder, "assets/dist");
mkdirSync(site, { recursive: true });
const app = fastify();
let origin: string;
let call: Call;

beforeAll(async () => {
  write("shell.html", "shell");
  write("index.html", "home");
  write("about/index.html", "about");
  write("fr/shell.html", "coquille");
  write("fr/index.html", "accueil");
  write("fr/about/index.html", "à propos");
  write("fr/assets/app-12345678.js", "let y = 1;");
  write(
    "contact/index.html",
    `<a href="${BUILT_ORIGIN}/contact">${"contact ".repeat(200)}`,
  );
  write("robots.txt", `Sitemap: ${BUILT_ORIGIN}/sitemap.xml`);
  write("sitemap.xml", `<loc>${BUILT_ORIGIN}/</loc>`);
  write("assets/app-12345678.js", "let x = 1;");
  write("service-worker.js", "let worker = 1;");
  write(".built", "");
  write("favicon.svg", "<svg/>");
  write(
    "csp.json",
    JSON.stringify({
      script: "sha256-def=",
      styles: { "about/index.html": "sha256-abc=" },
    }),
  );
  write("csp.json.br", "compressed by brotli");
  write("csp.json.gz", "compressed by gzip");
  app.setErrorHandler(handleError);
  const env = readEnvironment({
    HOST: "0.0.0.0",
    PUBLIC_URL,
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  app.addHook("onRequest", async (_request, reply) =>
    addSecurityHeaders(reply, env),
  );
  serveSite(app, { publicUrl: PUBLIC_URL, site });
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  call = createCall(origin);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, content: string): void {
  const file = join(site, /^(?:ar|fr)\//.test(path) ? "" : "en", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/about?from=mail", "about"],
  ["/profile", "shell"],
  ["/fr/", "accueil"],
  ["/fr/about", "à propos"],
  ["/fr/profile", "coquille"],
  ["/fr/fr/about", "coquille"],
  ["/en/about", "shell"],
  ["/xx/about", "shell"],
  ["/verify-email/MQ/abc_-1", "shell"],
  ["/nowhere/at/all", "shell"],
  // The router does not treat these as /about either.
  ["/(about)", "shell"],
  ["/about!", "shell"],
])("%s returns the page %s", async (path, page) => {
  const response = await call("GET", path);
  expect(response.status).toBe(200);
  expect(response.text).toBe(page);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
});

test.each([
  ["/fr", "/fr/"],
  ["/pt?from=mail", "/pt/?from=mail"],
  ["/sw?", "/sw/?"],
  ["/ar?next=%2Ffr", "/ar/?next=%2Ffr"],
])(
  "%s is redirected to %s, the scope of the service worker, and keeps its query",
  async (path, location) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await call(method, path);
      expect(response.status).toBe(308);
      expect(response.headers.get("Location")).toBe(location);
    }
  },
);

test("a form posted to a page is answered with the page for any content and type of the form", async () => {
  const secret = "email=a%40b.example&password=Secret-1";
  for (const [path, type, page] of [
    ["/about", "application/x-www-form-urlencoded", "about"],
    ["/profile?from=mail", "multipart/form-data; boundary=x", "shell"],
    ["/contact/", "text/plain", "contact"],
  ] as const) {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: secret,
    });
    expect(response.status, path).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(response.headers.get("Content-Security-Policy")).toContain(
      "script-src 'self'",
    );
    const text = await response.text();
    expect(text, path).toContain(page);
    expect(text).not.toContain("Secret-1");
  }
});

test("a client that does not accept compression, such as an uptime monitor, also receives the pages", async () => {
  for (const [path, page] of [
    ["/", "home"],
    ["/about/", "about"],
    ["/nowhere/", "shell"],
  ] as const) {
    const response = await call("GET", path, {
      headers: { "Accept-Encoding": "identity" },
    });
    expect(response.status, path).toBe(200);
    expect(response.text).toBe(page);
  }
});

test("the content security policy of a page contains the hashes that the build stored of its script and its style", async () => {
  const { headers } = await call("GET", "/about");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; script-src 'self' 'sha256-def='; worker-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000/);
});

test.each([
  ["identity", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
])(
  "a page contains the public URL when the request has Accept-Encoding: %s",
  async (accepted, encoding) => {
    const response = await call("GET", "/contact", {
      headers: { "Accept-Encoding": accepted },
    });
    expect(response.text).toContain(`href="${PUBLIC_URL}/contact"`);
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  },
);

test("a page that the browser has cached is not sent again", async () => {
  const headers = { "Accept-Encoding": "br" };
  const tag = (await call("GET", "/contact", { headers })).headers.get("ETag");
  const repeated = await call("GET", "/contact", {
    headers: { ...headers, "If-None-Match": `${tag}` },
  });
  expect([repeated.status, repeated.text]).toEqual([304, ""]);
  const otherPage = await call("GET", "/about", {
    headers: { ...headers, "If-None-Match": `${tag}` },
  });
  expect(otherPage.text).toBe("about");
});

test.each([
  ["/robots.txt", "text/plain", `Sitemap: ${PUBLIC_URL}/sitemap.xml`],
  ["/sitemap.xml", "application/xml", `<loc>${PUBLIC_URL}/</loc>`],
])("%s contains the public URL", async (path, type, text) => {
  const response = await call("GET", path);
  expect(response.headers.get("Content-Type")).toContain(type);
  expect(response.text).toBe(text);
});

test("assets are cached for a year, other files for an hour", async () => {
  const asset = await call("GET", "/assets/app-12345678.js");
  expect(asset.headers.get("Cache-Control")).toContain("max-age=31536000");
  const icon = await call("GET", "/favicon.svg");
  expect(icon.headers.get("Cache-Control")).toBe("public, max-age=3600");
  write("guide.pdf", "%PDF-1.7");
  const guide = await call("GET", "/guide.pdf");
  expect(guide.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("scripts of each language are served from its own folder and cached for a year", async () => {
  const { headers, text } = await call("GET", "/fr/assets/app-12345678.js");
  expect(text).toBe("let y = 1;");
  expect(headers.get("cache-control")).toContain("immutable");
  const missing = await call("GET", "/fr/assets/app-00000000.js");
  expect(missing.status).toBe(404);
});

test("a page in a language that is not built yet is announced in that language with a time to come back", async () => {
  const { status, headers, text } = await call("GET", "/ar/about");
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("5");
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain(
    reachedSentence(
      "server.languageNotBuilt",
      "يجري تجهيز الموقع بهذه اللغة. ستُفتح هذه الصفحة بعد لحظات.",
    ),
  );
});

test("the service worker is sent with no-cache, and may send requests only to the site", async () => {
  const { headers } = await call("GET", "/service-worker.js");
  expect(headers.get("Cache-Control")).toBe("no-cache");
  expect(headers.get("Content-Type")).toContain("javascript");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; connect-src 'self'",
  );
  expect(headers.get("Service-Worker-Allowed")).toBeNull();
});

test("for the service worker, /shell returns the shell with a Date header", async () => {
  const { status, text, headers } = await call("GET", "/shell");
  expect([status, text]).toEqual([200, "shell"]);
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'self'");
  expect(Date.parse(headers.get("Date") ?? "")).not.toBeNaN();
});

test("a page from a newer build is served without a restart", async () => {
  expect((await call("GET", "/support")).text).toBe("shell");
  write("support/index.html", "support");
  write(
    "csp.json",
    JSON.stringify({ styles: { "support/index.html": "sha256-def=" } }),
  );
  const response = await call("GET", "/support");
  expect(response.text).toBe("support");
  expect(response.headers.get("Content-Security-Policy")).toContain(
    "sha256-def=",
  );
});

test.each([
  ["GET", "/assets/gone.js"],
  ["GET", "/gone.png"],
  ["GET", "/csp.json"],
  ["GET", "/csp.json.br"],
  ["GET", "/csp.json.gz"],
  ["GET", "/.built"],
  ["GET", "/shell.html"],
  ["GET", "/about/index.html"],
  ["GET", "/dev/anything"],
  ["POST", "/gone.png"],
  ["POST", "/api/gone/"],
  ["PUT", "/about"],
])("%s %s returns 404 in JSON", async (method, path) => {
  const response = await call(method, path);
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ detail: "Not found." });
});

const BROWSER = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.each([
  "/about.html",
  "/john.doe",
  "/verify-email/MQ/abc.",
  "/shell.html",
  "/csp.json",
])(
  "a browser that opens %s receives the shell, which shows the page or redirects, and the response must not be cached",
  { tags: ["2-guards-01", "2-guards-02"] },
  async (path) => {
    const { status, text, headers } = await call("GET", path, {
      headers: BROWSER,
    });
    expect([status, text]).toEqual([200, "shell"]);
    expect(headers.get("Content-Type")).toContain("text/html");
    expect(headers.get("Content-Security-Policy")).toContain(
      "script-src 'self'",
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    const head = await call("HEAD", path, { headers: BROWSER });
    expect([head.status, head.text]).toEqual([200, ""]);
  },
);

test.each([
  ["/gone.png", "image/avif,image/webp,*/*;q=0.8"],
  ["/gone.js", "*/*"],
  ["/gone.php", undefined],
  ["/assets/gone.js", BROWSER.Accept],
  ["/api/gone.html", BROWSER.Accept],
  ["/.env", BROWSER.Accept],
])(
  "%s with Accept: %s returns 404 in JSON, and the response must not be cached",
  async (path, accept) => {
    const headers = accept === undefined ? {} : { Accept: accept };
    const response = await call("GET", path, { headers });
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ detail: "Not found." });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

test.each([
  "/../outside.js",
  "/assets/../../outside.js",
  "/%2e%2e/outside.js",
  "/assets/..%2f..%2foutside.js",
])(
  "%s, which leads to a file outside the site folder, returns 404 in JSON",
  async (path) => {
    write("../outside.js", "let outside = 1;");
    const response = await getUnchanged(origin, path);
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ detail: "Not found." });
  },
);

test.each(["/assets/app-12345678.js", "/contact"])(
  "%s is served from memory while every thread that reads files is busy",
  async (path) => {
    // The response must not be compressed, because Node.js would decompress it on the same threads.
    const headers = { "Accept-Encoding": "identity" };
    const firstResponse = await call("GET", path, { headers });
    let hashed = 0;
    const hashes = Array.from({ length: 24 }, async () => {
      await hash("password", { memoryCost: 19_456, timeCost: 4 });
      hashed += 1;
    });
    const response = await call("GET", path, { headers });
    expect(response.text).toBe(firstResponse.text);
    expect(hashed).toBeLessThan(12);
    await Promise.all(hashes);
  },
);

test("an asset that the build has compressed is sent in an accepted encoding, and a request with its ETag returns 304", async () => {
  const path = "/assets/large-12345678.js";
  write(path, "let large = 1;");
  write(`${path}.br`, "compressed by brotli");
  write(`${path}.gz`, "compressed by gzip");
  for (const [accepted, encoding] of [
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const headers = { "Accept-Encoding": accepted };
    const response = await call("HEAD", path, { headers });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Content-Type")).toContain("javascript");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(response.headers.get("Vary")).toContain("Accept-Encoding");
    const repeated = await call("HEAD", path, {
      headers: {
        ...headers,
        "If-None-Match": `W/"other", ${response.headers.get("ETag")}`,
      },
    });
    expect(repeated.status).toBe(304);
  }
});

test("a file from a newer build replaces the cached version, and a removed file is no longer served", async () => {
  write("assets/app-87654321.js", "let old = 1;");
  expect((await call("GET", "/assets/app-87654321.js")).text).toBe(
    "let old = 1;",
  );
  write("assets/app-87654321.js", "let later = 2;");
  expect((await call("GET", "/assets/app-87654321.js")).text).toBe(
    "let later = 2;",
  );
  rmSync(join(site, "en/assets/app-87654321.js"));
  expect((await call("GET", "/assets/app-87654321.js")).status).toBe(404);
});

test.each([
  ["a segment", `/${"a".repeat(300)}.js`],
  ["a folder", `/${"a".repeat(300)}/x.png`],
  ["the whole path", `${"/assets".repeat(700)}/x.js`],
])(
  "a path returns 404 when %s is too long for the file system",
  async (_part, path) => {
    const response = await call("GET", path);
    expect([response.status, response.body]).toEqual([
      404,
      { detail: "Not found." },
    ]);
  },
);

test("a file that is too large for the in-memory cache is sent in full", async () => {
  write("assets/film-12345678.js", "x".repeat(3 * 1024 * 1024));
  const response = await call("GET", "/assets/film-12345678.js");
  expect(response.text).toHaveLength(3 * 1024 * 1024);
  expect(response.headers.get("Cache-Control")).toContain("immutable");
});

test("an empty file is served", async () => {
  write("assets/empty-12345678.js", "");
  const response = await call("GET", "/assets/empty-12345678.js");
  expect([response.status, response.text]).toEqual([200, ""]);
});

test("a file that a build removes before the server reads it is treated as missing", async () => {
  write("assets/removed-12345678.js", "let x = 1;");
  const path = join(site, "en/assets/removed-12345678.js");
  // Occupies the threads that read files until the file has been removed.
  const hashes = Array.from({ length: 8 }, () =>
    hash("password", { memoryCost: 19_456, timeCost: 4 }),
  );
  const file = createSiteFiles(PUBLIC_URL).builtFile(path);
  rmSync(path);
  expect(await file).toBeNull();
  await Promise.all(hashes);
});

test("when the cache exceeds its capacity, the least recently used file is evicted", async () => {
  const files = createSiteFiles(PUBLIC_URL, 250);
  const paths = ["a", "b", "c"].map((name) =>
    join(site, `en/assets/${name}.js`),
  );
  for (const path of paths) writeFileSync(path, "y".repeat(100));
  const [a = "", b = "", c = ""] = paths;
  const first = await files.builtFile(a);
  await files.builtFile(b);
  expect(await files.builtFile(a)).toBe(first);
  await files.builtFile(c);
  expect(await files.builtFile(a)).toBe(first);
  await files.builtFile(b);
  await files.builtFile(c);
  expect(await files.builtFile(a)).not.toBe(first);
});
