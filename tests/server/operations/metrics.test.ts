import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { mailOutbox } from "../../../server/database/schema.ts";
import { runIfDue } from "../../../server/jobs/jobs.ts";
import { loginFailures } from "../../../server/limits/rules.ts";
import { noMetrics } from "../../../server/metrics/metrics.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import {
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(GOOD_PASSWORD);
  server = await startServer({ env: { METRICS_PORT: "0" } });
});
afterAll(() => server.stop());

const read = async () => {
  const url = `http://127.0.0.1:${server.metricsPort}/metrics`;
  return (await fetch(url)).text();
};
/** Returns the values of the series whose name and labels contain each of these texts. */
async function sample(...texts: string[]): Promise<number> {
  const lines = (await read()).split("\n");
  const found = lines.filter(
    (line) =>
      !line.startsWith("#") && texts.every((text) => line.includes(text)),
  );
  expect(found, texts.join()).toHaveLength(1);
  return Number(found[0]?.split(" ").at(-1));
}

test("a request is measured once by its route pattern and class of status, and no metric contains an address, a name or a token", {
  tags: ["8-metrics-261"],
}, async () => {
  const form = registration({ email: newEmail() });
  await server.call("POST", "/api/register/", { json: form });
  await server.call("POST", "/api/register/", { json: form });
  for (const token of ["secret-one", "secret-two"])
    await server.call("GET", `/api/verify/${token}/`);
  await server.call("GET", "/api/unknown-path-of-a-person/");
  const count = "ubia_http_request_duration_seconds_count";
  expect(await sample(count, '"/api/register/"', '"2xx"')).toBe(1);
  expect(await sample(count, '"/api/register/"', '"4xx"')).toBe(1);
  expect(await sample(count, '"GET"', '"/api/verify/:token/"')).toBe(2);
  const text = await read();
  for (const hidden of [form.email, "secret-one", "unknown-path"])
    expect(text).not.toContain(hidden);
});

test("logins, locked logins, limits, matches, re-runs and decisions are counted", {
  tags: ["8-metrics-261"],
}, async () => {
  const account = { passwordHash };
  const investee = await addInvestee(server.context, { account });
  const investors = [
    await addInvestor(server.context),
    await addInvestor(server.context),
  ];
  const logIn = (password: string) =>
    server.call("POST", "/api/login/", {
      json: { email: investee.email, password },
    });
  await logIn(GOOD_PASSWORD);
  for (let attempt = 0; attempt <= loginFailures.hits; attempt += 1)
    await logIn("Wrong-password-1");
  await findInvestors(server, investee);
  const matchId = await firstMatchId(server, investee);
  // Only the investor of the match can decide.
  for (const investor of investors)
    await review(server, investor, matchId, "rejected");
  await addInvestor(server.context);
  await findInvestors(server, investee, "key-of-the-re-run-0123456789abcdef");
  const counts = {
    accepted: await sample("ubia_logins_total", "accepted"),
    rejected: await sample("ubia_logins_total", "rejected"),
    locked: await sample("ubia_logins_total", "locked"),
    limits: await sample("ubia_limits_hit_total", `"${loginFailures.name}"`),
    matches: await sample("ubia_matches_total"),
    reruns: await sample("ubia_reruns_total"),
    decisions: await sample("ubia_decisions_total", "rejected"),
  };
  expect(counts).toEqual({
    accepted: 1,
    rejected: loginFailures.hits,
    locked: 1,
    limits: 1,
    matches: 3,
    reruns: 1,
    decisions: 1,
  });
});

test("the outbox, the database, the jobs and the process are measured when the metrics are read", {
  tags: ["8-metrics-261"],
}, async () => {
  const { context, clock } = server;
  await context.database.delete(mailOutbox);
  expect(await sample("ubia_outbox_oldest_seconds")).toBe(0);
  const createdAt = new Date(clock.now() - 90_000);
  await context.database.insert(mailOutbox).values(
    [null, createdAt].map((failedAt) => ({
      kind: "verification",
      recipient: "person@example.org",
      subject: "Subject",
      textPart: "text",
      htmlPart: "html",
      createdAt,
      nextAttemptAt: createdAt,
      failedAt,
    })),
  );
  await runIfDue(context, { name: "cleanup", every: 1, run: async () => {} });
  for (const state of ["waiting", "failed"])
    expect(await sample("ubia_outbox_mails", state)).toBe(1);
  expect(await sample("ubia_outbox_oldest_seconds")).toBeGreaterThanOrEqual(90);
  expect(await sample("ubia_database_up")).toBe(1);
  expect(await sample("ubia_database_wait_seconds_count")).toBeGreaterThan(0);
  expect(await sample("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  const lastSuccess = await sample(
    "ubia_job_last_success_timestamp_seconds",
    "cleanup",
  );
  expect(Math.abs(lastSuccess - clock.now() / 1_000)).toBeLessThan(60);
});

test("every metric that an alert or the dashboard names exists, and every alert is described", async () => {
  const text = await read();
  const existing = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === "histogram"
        ? ["_bucket", "_sum", "_count"].map((suffix) => `${name}${suffix}`)
        : [name],
    ),
  );
  const fileText = (file: string) =>
    readFileSync(`deploy/monitoring/${file}`, "utf8");
  const alerts = fileText("alerts.yml");
  const dashboard = fileText("dashboard.json");
  const named = new Set(
    `${alerts}${dashboard}`.match(/\b(?:ubia|nodejs|process)_[a-z0-9_]+/g),
  );
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !existing.has(name))).toEqual([]);
  const documented = readFileSync("docs/operations.md", "utf8");
  for (const [, alert] of alerts.matchAll(/alert: (\w+)/g))
    expect(documented).toContain(`\`${alert}\``);
});

test("without METRICS_PORT, nothing is measured and no port is opened", async () => {
  const other = await startServer();
  onTestFinished(() => other.stop());
  expect([other.metricsPort, other.context.metrics]).toEqual([null, noMetrics]);
  expect((await other.call("GET", "/metrics")).text).not.toContain("ubia_");
});

test("a defect that a browser reports is counted by its kind, and a report with any text, a long one, or of another page is refused", {
  tags: ["8-defects-261"],
}, async () => {
  const report = {
    kind: "rejection",
    name: "TypeError",
    script: "index-C0ffee.js",
    line: 1,
    column: 20_480,
    route: "/verify-email/:uidb64/:token",
  };
  const send = async (fields: object) =>
    (
      await server.call("POST", "/api/defects/", {
        json: { ...report, ...fields },
      })
    ).status;
  expect(await send({})).toBe(204);
  for (const fields of [
    { name: "person@example.org" },
    { script: "https://example.org/x.js" },
    { route: "/verify-email/Mg/secret-token" },
    { line: "1" },
  ])
    expect(await send(fields)).toBe(400);
  expect(await send({ message: "x".repeat(500) })).toBe(413);
  expect(await sample("ubia_browser_defects_total", "rejection")).toBe(1);
});
