import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { type Clock, systemClock } from "../../server/clock.ts";
import type { Database } from "../../server/database/connection.ts";
import { audit } from "../../server/database/schema.ts";
import { runCommandLine } from "../../server/operator/main.ts";
import { FRONTEND } from "./frontend.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Output and exit code of an operator command. */
export type CommandResult = {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
};

/** Runs the operator's command line in this process. */
export function runInProcess(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CommandResult> {
  return runAt(systemClock, env, args);
}

async function runAt(
  clock: Clock,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<CommandResult> {
  const printed: string[] = [];
  const errors: string[] = [];
  const output = {
    print: (text: string) => printed.push(`${text}\n`),
    printError: (sentence: string) => errors.push(`${sentence}\n`),
  };
  const exitCode = await runCommandLine(args, env, output, clock);
  return { exitCode, output: printed.join(""), errors: errors.join("") };
}

/** Runs the operator's command line in a separate process whose environment contains only PATH, Node's compile cache and `env`. */
export async function runOperator(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CommandResult> {
  return run([process.execPath, "server/operator/main.ts", ...args], env);
}

/** Runs the command line through npm, as an operator would from a shell. */
export async function runOperatorViaNpm(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CommandResult> {
  return run(["npm", "run", "--silent", "operator", "--", ...args], env);
}

async function run(
  [program = "", ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const [exitCode] = await once(child, "close");
  return { exitCode, output, errors };
}

/**
 * Returns functions that run the command line on the database of a server, which may start later. The commands use the
 * system's time unless the server has an `operatorClock`.
 */
export function operatorOf(server: {
  databaseUrl: string;
  operatorClock?: Clock;
}) {
  const run = (...args: string[]) =>
    runAt(
      server.operatorClock ?? systemClock,
      { DATABASE_URL: server.databaseUrl, PUBLIC_URL: FRONTEND },
      args,
    );
  return {
    run,
    /** Returns the JSON output of a command. Throws when the command fails. */
    async json(...args: string[]): Promise<unknown> {
      const { exitCode, output, errors } = await run(...args, "--json");
      if (exitCode !== 0) throw new Error(`Exit code ${exitCode}: ${errors}`);
      return JSON.parse(output);
    },
  };
}

/** Returns the expected result of a failed command: one sentence, and nothing on standard output. */
export function failure(exitCode: 1 | 2, sentence: string): CommandResult {
  return { exitCode, output: "", errors: `${sentence}\n` };
}

/** Returns the newest entry in the audit table. Throws when there is none. */
export async function newestAuditEntry(database: Database) {
  const [entry] = await database
    .select()
    .from(audit)
    .orderBy(desc(audit.id))
    .limit(1);
  if (!entry) throw new Error("The audit table is empty");
  return entry;
}
