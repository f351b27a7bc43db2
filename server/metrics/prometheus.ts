import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import type pg from "pg";
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import { type Database, measureWaits } from "../database/connection.ts";
import { COUNTERS, type Metrics } from "./metrics.ts";

const SECOND = 1_000;
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** The classes of a status, by its first digit. */
const CLASSES = ["other", "1xx", "2xx", "3xx", "4xx", "5xx"];
const WAIT_BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 5];
const JOB_BUCKETS = [0.1, 1, 10, 60, 600];
/** How long a scrape waits for the database, in milliseconds. Prometheus waits ten seconds for a scrape. */
const DATABASE_TIMEOUT = 3_000;
/** Their names end with `_total` although they are no counters, so Prometheus reports them as wrong. */
const MISNAMED = ["handles", "requests", "resources"].map(
  (name) => `nodejs_active_${name}_total`,
);

/** Where the values that are read for each scrape come from. */
type MetricSources = {
  /** A separate connection, so that a scrape does not wait behind requests. */
  readonly database: Database;
  readonly pool: pg.Pool;
  /** The number of open update streams. */
  readonly streams: () => number;
  /** The periodic jobs and their periods in milliseconds. */
  readonly jobs: readonly { readonly name: string; readonly every: number }[];
  readonly now: () => number;
};

/** Creates the metrics of a node, and the function that returns them in the text format of Prometheus. */
export function createMetrics({
  database,
  pool,
  streams,
  jobs,
  now,
}: MetricSources): Metrics & { text(): Promise<string> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const registers = [registry];
  const histogram = (
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: string[]
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const requests = histogram(
    "ubia_http_request_duration_seconds",
    "Requests by method, route and class of status, without update streams.",
    REQUEST_BUCKETS,
    ...["method", "route", "status"],
  );
  const jobRuns = histogram(
    "ubia_job_duration_seconds",
    "Runs of periodic jobs that succeeded.",
    JOB_BUCKETS,
    "name",
  );
  const waits = histogram(
    "ubia_database_wait_seconds",
    "How long requests waited for a connection to the database.",
    WAIT_BUCKETS,
  );
  measureWaits(pool, (wait) => waits.observe(wait / SECOND));
  const counters = new Map<string, Counter>();
  for (const [key, { name, help, label, values }] of Object.entries(COUNTERS)) {
    const labelNames = label ? [label] : [];
    const counted = new Counter({ name, help, labelNames, registers });
    counters.set(key, counted);
    // A counter that starts at 0 shows its first increase.
    for (const value of values ?? []) counted.inc({ [label ?? ""]: value }, 0);
  }
  for (const { name } of jobs) counters.get("jobFailures")?.inc({ name }, 0);
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `ubia_${name}`, help, labelNames, registers });
  const up = gauge("database_up", "1 if the database responds, else 0.");
  const connections = gauge(
    "database_connections",
    "Connections of the pool, by state.",
    "state",
  );
  const waiting = gauge(
    "database_waiting_requests",
    "Requests that wait for a connection to the database.",
  );
  const openStreams = gauge("update_streams", "Open update streams.");
  const mails = gauge(
    "outbox_mails",
    "Emails in the outbox of all nodes, by state.",
    "state",
  );
  const oldest = gauge(
    "outbox_oldest_seconds",
    "Age of the oldest waiting email.",
  );
  const period = gauge("job_period_seconds", "Period of a job.", "name");
  const lastSuccess = gauge(
    "job_last_success_timestamp_seconds",
    "When the last run of a job on any node ended without a failure.",
    "name",
  );
  for (const { name, every } of jobs) period.set({ name }, every / SECOND);
  return {
    add(name, value, amount = 1) {
      const { label } = COUNTERS[name];
      const labels = label ? { [label]: String(value) } : {};
      counters.get(name)?.inc(labels, amount);
    },
    request(method, route, code, duration) {
      const status = CLASSES[Math.floor(code / 100)] ?? "other";
      requests.observe({ method, route, status }, duration / SECOND);
    },
    job: (name, duration) => jobRuns.observe({ name }, duration / SECOND),
    async text() {
      openStreams.set(streams());
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      waiting.set(pool.waitingCount);
      const stored = await Promise.race([
        readStored(database).catch(() => null),
        sleep(DATABASE_TIMEOUT, null, { ref: false }),
      ]);
      up.set(stored ? 1 : 0);
      for (const one of [mails, lastSuccess]) one.reset();
      // While the database does not respond, the gauges that it provides have no value.
      if (!stored) oldest.remove();
      else {
        mails.set({ state: "waiting" }, Number(stored.waiting));
        mails.set({ state: "failed" }, Number(stored.failed));
        oldest.set(
          stored.oldest ? (now() - Number(stored.oldest)) / SECOND : 0,
        );
        for (const [name, end] of Object.entries(stored.ends ?? {}))
          lastSuccess.set({ name }, end / SECOND);
      }
      return registry.metrics();
    },
  };
}

/** Numbers of emails, and times in epoch milliseconds: of the oldest waiting email, and of the ends of jobs. */
type Stored = {
  waiting: string;
  failed: string;
  oldest: string | null;
  ends: Readonly<Record<string, number>> | null;
};

async function readStored(database: Database): Promise<Stored | null> {
  const { rows } = await database.execute<Stored>(sql`
    select count(*) filter (where failed_at is null) as waiting,
      count(*) filter (where failed_at is not null) as failed,
      extract(epoch from min(created_at) filter (where failed_at is null)) * 1000 as oldest,
      (select json_object_agg(name, extract(epoch from finished_at) * 1000)
        from jobs where finished_at is not null) as ends
    from mail_outbox where delivered_at is null`);
  return rows[0] ?? null;
}

/** Serves the metrics at /metrics. Rejects when the address is not available. */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  text: () => Promise<string>,
) {
  const app = fastify({ forceCloseConnections: true, requestTimeout: 10_000 });
  app.get("/metrics", async (_request, reply) =>
    reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await text()),
  );
  await app.listen({ host, port });
  const { port: actualPort } = app.server.address() as AddressInfo;
  return { port: actualPort, close: () => app.close() };
}
