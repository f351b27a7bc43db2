/** Starts a node with what the environment says, and stops it on SIGTERM and SIGINT. */
import { createClock } from "./clock.ts";
import { obeyParentsClock } from "./clock-control.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "./database/embedded-postgres.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { type ServerNode, startNode } from "./node.ts";
import { presentDemoAccounts, seedAsAsked } from "./seeding.ts";
import { StartFailure } from "./start-failure.ts";

/** Requests that take longer than this are cut off at a stop, in milliseconds. */
const STOP_PATIENCE = 15_000;

try {
  await start();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const env = readEnvironment(process.env);
  const clock = createClock();
  obeyParentsClock(env, clock);
  const stopped = onceToldToStop();
  const postgres = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: env.dataDir });
  try {
    const node = await startNode({
      env,
      clock,
      databaseUrl: env.databaseUrl ?? postgres?.url() ?? "",
      prepare: seedAsAsked,
    });
    await announce(env, node);
    await Promise.race([stopped, lossOf(postgres)]);
    await stopInTime(node);
  } finally {
    await postgres?.stop();
  }
}

/** Resolves at the first signal; a second one does not wait for anything. */
function onceToldToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isTold = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (isTold) process.exit(1);
      isTold = true;
      resolve();
    });
  return promise;
}

/** Rejects when the embedded PostgreSQL ends by itself. */
async function lossOf(postgres: EmbeddedPostgres | null): Promise<void> {
  await (postgres?.ended ?? Promise.withResolvers<void>().promise);
  throw new StartFailure(
    "The embedded PostgreSQL has ended, so the server ends too: start it again.",
  );
}

async function stopInTime(node: ServerNode): Promise<void> {
  const cut = setTimeout(
    () => node.app.server.closeAllConnections(),
    STOP_PATIENCE,
  );
  await node.stop();
  clearTimeout(cut);
}

async function announce(env: Environment, node: ServerNode): Promise<void> {
  const address = env.publicUrl.replace(/:0$/, `:${node.port}`);
  const lines = [`Ubia is ready at ${address}`];
  if (!env.smtpUrl) lines.push(`Mails: ${address}/dev/mailbox`);
  if (env.isAtHome) lines.push(`Every flow as a chart: ${address}/flows/`);
  for (const account of await presentDemoAccounts(node.context))
    lines.push(
      `Demo ${account.userType}: ${account.email} / ${account.password}`,
    );
  console.log(lines.join("\n"));
}
