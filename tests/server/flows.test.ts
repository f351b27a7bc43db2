import { createHash } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { catalogue } from "../../machines/index.ts";
import type { ServerContext } from "../../server/context.ts";
import { readEnvironment } from "../../server/environment.ts";
import { answerFailure } from "../../server/http/failures.ts";
import { addFlows } from "../../server/routes/flows.ts";

const AWAY = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://ubia.example.org",
  SMTP_URL: "smtp://127.0.0.1:1",
};
const HOST = { host: "127.0.0.1:4000" };

test("at home /flows/ is the visualiser, which may run what stands in it and nothing else", async () => {
  const app = serverOf({});
  const page = await app.inject({ url: "/flows/", headers: HOST });
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  const scripts = page.body.match(/<script>(.*?)<\/script>/gs) ?? [];
  expect(scripts).toHaveLength(1);
  const code = scripts[0]?.slice("<script>".length, -"</script>".length) ?? "";
  const hash = createHash("sha256").update(code).digest("base64");
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
});

test("every chart's page, drawing, text and data are there", async () => {
  const app = serverOf({});
  for (const { name } of catalogue) {
    for (const kind of ["md", "svg", "machine.ts", "json"]) {
      const answer = await app.inject({
        url: `/flows/${name}.${kind}`,
        headers: HOST,
      });
      expect([answer.statusCode, name, kind]).toEqual([200, name, kind]);
    }
  }
});

test.each(["/flows/nothing.svg", "/flows/..%2fpackage.json", "/flows/login"])(
  "%s is answered 404",
  async (url) => {
    const answer = await serverOf({}).inject({ url, headers: HOST });
    expect(answer.statusCode).toBe(404);
  },
);

test("away from home the charts are there with FLOWS=1 only", async () => {
  const headers = { host: "ubia.example.org" };
  const closed = await serverOf(AWAY).inject({ url: "/flows/", headers });
  expect(closed.statusCode).toBe(404);
  const open = await serverOf({ ...AWAY, FLOWS: "1" }).inject({
    url: "/flows/",
    headers,
  });
  expect(open.statusCode).toBe(200);
});

test("at home a request through a proxy is away", async () => {
  const answer = await serverOf({}).inject({
    url: "/flows/",
    headers: { ...HOST, "x-forwarded-for": "192.0.2.1" },
  });
  expect(answer.statusCode).toBe(404);
});

function serverOf(variables: Record<string, string>): FastifyInstance {
  const app = fastify();
  app.setErrorHandler(answerFailure);
  addFlows(app, { env: readEnvironment(variables) } as ServerContext);
  return app;
}
