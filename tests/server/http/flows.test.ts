import fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { catalogue } from "../../../machines/index.ts";
import type { ServerContext } from "../../../server/context.ts";
import { readEnvironment } from "../../../server/environment.ts";
import { handleError } from "../../../server/http/http-error.ts";
import { addFlows } from "../../../server/routes/flows.ts";

const NOT_LOCAL = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://ubia.example.org",
  SMTP_URL: "smtp://127.0.0.1:1",
};
const LOCAL_HEADERS = { host: "127.0.0.1:4000" };

test("in local mode /flows/ serves the visualiser, whose content security policy allows only scripts of the site", async () => {
  const app = createServerWith({});
  const page = await app.inject({ url: "/flows/", headers: LOCAL_HEADERS });
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("script-src 'self';");
});

test("the page, diagram, Stately definition and data of every chart are served", async () => {
  const app = createServerWith({});
  for (const { name } of catalogue) {
    const files = ["md", "svg", "machine.ts", "json"].map(
      (extension) => `${name}.${extension}`,
    );
    for (const file of [...files, `data/${name}.js`, "rules/login.md"]) {
      const response = await app.inject({
        url: `/flows/${file}`,
        headers: LOCAL_HEADERS,
      });
      expect([response.statusCode, file]).toEqual([200, file]);
    }
  }
});

test.each([
  "/flows/unknown.svg",
  "/flows/..%2fpackage.json",
  "/flows/login",
  "/flows/data/unknown.js",
  "/flows/data/",
  "/flows/data/data/login.js",
  `/flows/${"a".repeat(300)}.svg`,
  "/flows/data/..%2fdata%2flogin.js",
])("%s returns 404", async (url) => {
  const response = await createServerWith({}).inject({
    url,
    headers: LOCAL_HEADERS,
  });
  expect(response.statusCode).toBe(404);
});

test("outside local mode the charts are served only with FLOWS=1", async () => {
  const headers = { host: "ubia.example.org" };
  const withoutSetting = await createServerWith(NOT_LOCAL).inject({
    url: "/flows/",
    headers,
  });
  expect(withoutSetting.statusCode).toBe(404);
  const withSetting = await createServerWith({
    ...NOT_LOCAL,
    FLOWS: "1",
  }).inject({
    url: "/flows/",
    headers,
  });
  expect(withSetting.statusCode).toBe(200);
});

test("local mode does not apply to a proxied request", async () => {
  const response = await createServerWith({}).inject({
    url: "/flows/",
    headers: { ...LOCAL_HEADERS, "x-forwarded-for": "192.0.2.1" },
  });
  expect(response.statusCode).toBe(404);
});

function createServerWith(variables: Record<string, string>): FastifyInstance {
  const app = fastify();
  app.setErrorHandler(handleError);
  addFlows(app, { env: readEnvironment(variables) } as ServerContext);
  return app;
}
