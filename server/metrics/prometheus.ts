import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import { type Database, measureWaits } from "../database/connection.ts";
import { COUNTERS, type CounterName, type Metrics } from "./metrics.ts";

const SECOND = 1_000;
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const WAIT_BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 5];
const JOB_BUCKETS = [0.1, 1, 10, 60, 600];
/** How long a scrape waits for the database, in milliseconds. Prometheus waits ten seconds for a scrape. */
const DATABASE_TIMEOUT = 3_000;
/** Their names end with `_total` although they are no counters, so Prometheus reports them as wrong. */
const MISNAMED = ["handles", "requests", "resources"].map(
  (name) => `nodejs_active_${name}_total`,
);

/** Where the values that are read for each scrape come from. */
export type MetricSources = {
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
export function createMetrics(sources: MetricSources): Metrics & {
  text(): Promise<string>;
} {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `ubia_${name}`, help, labelNames, registers });
  const histogram = (
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: string[]
  ) =>
    new Histogram({
      name: `ubia_${name}`,
      help,
      labelNames,
      buckets,
      registers,
    });

  const requests = histogram(
    "http_request_duration_seconds",
    "Durations of requests, by method, route and class of the status. Update streams are not measured.",
    REQUEST_BUCKETS,
    ...["method", "route", "status"],
  );
  const jobDurations = histogram(
    "job_duration_seconds",
    "Durations of the runs of periodic jobs that succeeded.",
    JOB_BUCKETS,
    "name",
  );
  const waits = histogram(
    "database_wait_seconds",
    "How long requests waited for a connection to the database.",
    WAIT_BUCKETS,
  );
  measureWaits(sources.pool, (wait) => waits.observe(wait / SECOND));
  const counters = createCounters(registers);
  for (const { name } of sources.jobs)
    counters.get("jobFailures")?.inc({ name }, 0);
  const update = createGauges(gauge, sources);

  // Finding an observer by its labels builds a text; a table by route does not.
  type Observer = { observe(value: number): void };
  const byRoute = new Map<string, Map<string, Observer[]>>();
  return {
    add(name, label, amount = 1) {
      const { label: labelName } = COUNTERS[name];
      const counted = counters.get(name);
      if (labelName) counted?.inc({ [labelName]: String(label) }, amount);
      else counted?.inc(amount);
    },
    request(method, route, status, duration) {
      const methods = existing(byRoute, route, () => new Map());
      const classes = existing(methods, method, () => []);
      const index = Math.floor(status / 100);
      classes[index] ??= requests.labels(method, route, `${index}xx`);
      classes[index].observe(duration / SECOND);
    },
    job: (name, duration) => jobDurations.observe({ name }, duration / SECOND),
    async text() {
      await update();
      return registry.metrics();
    },
  };
}

function existing<Value>(
  map: Map<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const value = map.get(key) ?? create();
  if (!map.has(key)) map.set(key, value);
  return value;
}

function createCounters(registers: Registry[]) {
  return new Map(
    Object.entries(COUNTERS).map(([key, { name, help, label, values }]) => {
      const labelNames = label ? [label] : [];
      const counted = new Counter({ name, help, labelNames, registers });
      // A counter that starts at 0 shows its first increase.
      for (const value of values ?? [])
        if (label) counted.inc({ [label]: value }, 0);
      return [key as CounterName, counted];
    }),
  );
}

/** Returns a function that sets the gauges. While the database does not respond, those that it provides have no value. */
function createGauges(
  gauge: (name: string, help: string, ...labels: string[]) => Gauge,
  { database, pool, streams, jobs, now }: MetricSources,
): () => Promise<void> {
  const up = gauge("database_up", "1 if the database responds, otherwise 0.");
  const connections = gauge(
    "database_connections",
    "Open connections of the pool, by state.",
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
    "Age of the oldest email that waits in the outbox of all nodes.",
  );
  const period = gauge("job_period_seconds", "Period of a job.", "name");
  const lastSuccess = gauge(
    "job_last_success_timestamp_seconds",
    "When the last run of a job on any node ended without a failure.",
    "name",
  );
  for (const { name, every } of jobs) period.set({ name }, every / SECOND);

  return async () => {
    openStreams.set(streams());
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
    const stored = await Promise.race([
      readStored(database).catch(() => null),
      sleep(DATABASE_TIMEOUT, null, { ref: false }),
    ]);
    up.set(stored ? 1 : 0);
    for (const one of [mails, oldest, lastSuccess]) one.reset();
    if (!stored) return oldest.remove();
    mails.set({ state: "waiting" }, Number(stored.waiting));
    mails.set({ state: "failed" }, Number(stored.failed));
    oldest.set(stored.oldest ? (now() - Number(stored.oldest)) / SECOND : 0);
    for (const { name } of jobs) {
      const end = stored.ends?.[name];
      if (end) lastSuccess.set({ name }, end / SECOND);
    }
  };
}

type Stored = {
  waiting: string;
  failed: string;
  /** In epoch milliseconds; null if no email waits. */
  oldest: string | null;
  /** The ends of the jobs, in epoch milliseconds. */
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
  const server = createServer(async (request, response) => {
    const isKnown = request.method === "GET" && request.url === "/metrics";
    const body = isKnown ? await text().catch(() => null) : "";
    response
      .writeHead(body === null ? 500 : isKnown ? 200 : 404, {
        "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE,
      })
      .end(body);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(port, host, resolve);
  await promise;
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
