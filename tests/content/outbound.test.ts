import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { outboundHosts } from "../support/outbound-hosts.ts";

const CONTENT = join("src", "content");
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join("src", name));

// Imported outside the tests: otherwise, the mutation tests would attribute the constants of these modules to the test
// that imports them.
const contentModules: readonly unknown[] = await Promise.all(
  files
    .filter((path) => path.startsWith(CONTENT))
    .map((path) => import(join(process.cwd(), path))),
);

/** Returns the URLs in the exports of the content modules, at any depth, including URLs within longer strings. */
function urlsInContent(): string[] {
  const urls = new Set<string>();
  for (const module of contentModules) collect(module, urls);
  return [...urls];
}

function collect(value: unknown, urls: Set<string>): void {
  if (typeof value === "string")
    // A string that begins with a URL must contain nothing else. Other strings may contain URLs.
    for (const [url] of value.matchAll(
      /^[a-z]+:\/\/.*|[a-z]+:\/\/[^\s"'()]+/gis,
    ))
      urls.add(url);
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) collect(inner, urls);
}

test("every external URL in the content uses https, is well-formed and has an allowed host", () => {
  const urls = urlsInContent();
  expect(urls.length).toBeGreaterThan(110);
  for (const url of urls) {
    const { protocol, host, username, href } = new URL(url);
    expect(protocol, url).toBe("https:");
    expect(username, url).toBe("");
    expect([url, `${url}/`], "in normalized form").toContain(href);
    expect(outboundHosts, url).toHaveProperty([host]);
  }
});

test("every string in src outside src/content that starts with a URL, such as a calendar link, has an allowed host", () => {
  const hosts = files
    .filter((path) => !path.startsWith(CONTENT))
    .flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(
        /["'`]https?:\/\/([a-z][^/"'`]*)/gi,
      ),
    ])
    .map(([, host]) => host);
  expect(hosts.length).toBeGreaterThan(0);
  for (const host of hosts) expect(outboundHosts).toHaveProperty([host ?? ""]);
});
