/** Starts a node configured by environment variables, and stops it on SIGTERM and SIGINT. */
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { systemClock } from "./clock.ts";
import { embeddedDatabase, isStartFailure } from "./database/embedded.ts";
import { existingDemoAccounts, seedAsConfigured } from "./demo/seed.ts";
import {
  type Environment,
  misspeltVariables,
  readEnvironment,
} from "./environment.ts";
import { type ServerNode, startNode } from "./node.ts";
import { isLoopback } from "./origins.ts";
import { StartFailure } from "./start-failure.ts";

/** How long a shutdown waits for running requests before it closes their connections, in milliseconds. */
const REQUEST_TIMEOUT = 15_000;
/** Maximum time to wait for the node to stop, in milliseconds. The embedded PostgreSQL is stopped afterwards. */
const STOP_TIMEOUT = 30_000;

const DATABASE_LOST =
  "The embedded PostgreSQL has stopped, so the server is stopping too: start the server again.";
type StopReason = "stopped" | "database lost";

// The heap grows by 25 % before the next full garbage collection. By default it can become several times as large, so
// that a burst of long responses would occupy twice the memory.
setFlagsFromString("--heap-growing-percent=25");

try {
  await start();
} catch (error) {
  if (!isStartFailure(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Ends the process even if work is pending, such as a delivery to a mail server that does not respond.
process.exit();

async function start(): Promise<void> {
  const env = readEnvironment(process.env);
  for (const warning of misspeltVariables(process.env)) console.warn(warning);
  const stopped = firstSignal();
  const postgres = env.databaseUrl
    ? null
    : await embeddedDatabase(env.dataDir).start();
  // Never resolves if there is no embedded PostgreSQL.
  const loss = postgres?.ended ?? Promise.withResolvers<void>().promise;
  const stopReason: Promise<StopReason> = Promise.race([
    stopped,
    loss.then(() => "database lost" as const),
  ]);
  try {
    const node = await Promise.race([
      startNode({
        env,
        clock: systemClock,
        databaseUrl: env.databaseUrl ?? postgres?.url() ?? "",
        prepare: seedAsConfigured,
      }),
      stopReason,
    ]);
    if (typeof node !== "string") await run(env, node, stopReason);
    if ((await stopReason) === "database lost")
      throw new StartFailure(DATABASE_LOST);
  } finally {
    await postgres?.stop();
  }
}

/** Resolves at the first signal. A second signal ends the process immediately. */
function firstSignal(): Promise<StopReason> {
  const { promise, resolve } = Promise.withResolvers<StopReason>();
  let isFirst = true;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (!isFirst) process.exit(1);
      isFirst = false;
      resolve("stopped");
    });
  return promise;
}

async function run(
  env: Environment,
  node: ServerNode,
  stopReason: Promise<StopReason>,
): Promise<void> {
  // If the database is lost, the demo accounts cannot be read; the caller reports the loss.
  await Promise.race([printUrls(env, node), stopReason]);
  if ((await stopReason) === "stopped") {
    node.drain();
    await sleep(env.drainTime);
  }
  const forceClose = setTimeout(
    () => node.app.server.closeAllConnections(),
    REQUEST_TIMEOUT,
  );
  await Promise.race([node.stop(), sleep(STOP_TIMEOUT)]);
  clearTimeout(forceClose);
}

async function printUrls(env: Environment, node: ServerNode): Promise<void> {
  const address = env.publicUrl.replace(/:0$/, `:${node.port}`);
  const lines = [`Ubia is ready at ${address}`];
  if (!env.smtpUrl) lines.push(`Emails: ${address}/dev/mailbox`);
  if (env.isLocalMode)
    lines.push(`Statecharts of all flows: ${address}/flows/`);
  else if (isLoopback(env.host) && env.trustProxy.length === 0)
    lines.push(
      `TRUST_PROXY is not set, so the request limits treat all clients of the proxy on this machine as one: set it to 127.0.0.1,::1.`,
    );
  for (const account of await existingDemoAccounts(node.context))
    lines.push(
      `Demo ${account.userType}: ${account.email} / ${account.password}`,
    );
  console.log(lines.join("\n"));
}
