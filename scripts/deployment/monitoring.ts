import { execFileSync } from "node:child_process";
import { connectTo } from "../../server/database/connection.ts";
import { COUNTERS } from "../../server/metrics/metrics.ts";
import { createMetrics } from "../../server/metrics/prometheus.ts";

const FOLDER = "deploy/monitoring";
/** Nothing listens there: the metrics are checked without a database. */
const NO_DATABASE = "postgres://127.0.0.1:1/none";

/**
 * Checks the alert rules, their tests and the metrics of a node with `promtool` (Debian: prometheus).
 *
 * @throws Error with the output of the check that failed, or when `promtool` is missing.
 */
export async function checkMonitoring(): Promise<void> {
  promtool(["check", "rules", `${FOLDER}/alerts.yml`]);
  promtool(["test", "rules", `${FOLDER}/alerts.test.yml`]);
  promtool(["check", "metrics"], await metricsOfEveryKind());
}

/** Returns metrics in which every counter and histogram has a value. */
async function metricsOfEveryKind(): Promise<string> {
  const { pool, database, close } = connectTo(NO_DATABASE, 1);
  const metrics = createMetrics({
    database,
    pool,
    streams: () => 0,
    jobs: [{ name: "cleanup", every: 1_000 }],
    now: Date.now,
  });
  for (const name of Object.keys(COUNTERS) as (keyof typeof COUNTERS)[])
    metrics.add(name, COUNTERS[name].values?.[0]);
  metrics.request("GET", "/", 200, 1);
  metrics.job("cleanup", 1);
  const text = await metrics.text();
  await close();
  return text;
}

function promtool(args: readonly string[], input = ""): void {
  try {
    execFileSync("promtool", args, { input, stdio: "pipe" });
  } catch (error) {
    const { code, stdout, stderr } = error as NodeJS.ErrnoException & {
      stdout?: Buffer;
      stderr?: Buffer;
    };
    throw new Error(
      code === "ENOENT"
        ? "promtool is missing: install it with `apt-get install prometheus`."
        : `promtool ${args.join(" ")} failed:\n${stdout ?? ""}${stderr ?? ""}`,
      { cause: error },
    );
  }
}

if (import.meta.main) await checkMonitoring();
