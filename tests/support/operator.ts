import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import type { Database } from "../../server/database/connection.ts";
import { audit } from "../../server/database/schema.ts";
import { runCommandLine } from "../../server/operator/run.ts";
import { FRONTEND } from "./frontend.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What a command printed and how it ended. */
export type OperatorAnswer = {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
};

/** Does what the operator's command line does, in this process. */
export async function runHere(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<OperatorAnswer> {
  const printed: string[] = [];
  const complained: string[] = [];
  const exitCode = await runCommandLine(args, env, {
    print: (text) => printed.push(`${text}\n`),
    complain: (sentence) => complained.push(`${sentence}\n`),
  });
  return { exitCode, output: printed.join(""), errors: complained.join("") };
}

/** Runs the operator's command line as a process of its own, with this environment alone. */
export async function runOperator(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<OperatorAnswer> {
  return run([process.execPath, "server/operator/main.ts", ...args], env);
}

/** The same as a person types it. */
export async function runOperatorByNpm(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<OperatorAnswer> {
  return run(["npm", "run", "--silent", "operator", "--", ...args], env);
}

async function run(
  [program = "", ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<OperatorAnswer> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? "", ...env },
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

/** The command line on the database of a server of this process. */
export function operatorOf({ databaseUrl }: { databaseUrl: string }) {
  const env = { DATABASE_URL: databaseUrl, PUBLIC_URL: FRONTEND };
  return {
    /** The real command, in a process of its own. */
    command: (...args: string[]) => runOperator(env, ...args),
    /** The same in this process, for what only differs in what is typed. */
    here: (...args: string[]) => runHere(env, ...args),
    /** What a command that works answers as JSON. Throws when it does not work. */
    async json(...args: string[]): Promise<unknown> {
      const { exitCode, output, errors } = await runHere(
        env,
        ...args,
        "--json",
      );
      if (exitCode !== 0) throw new Error(`Exit code ${exitCode}: ${errors}`);
      return JSON.parse(output);
    },
  };
}

/** What a command that cannot be done looks like: one sentence, and nothing on the standard output. */
export function refusal(exitCode: 1 | 2, sentence: string): OperatorAnswer {
  return { exitCode, output: "", errors: `${sentence}\n` };
}

/** The newest act in the audit. Throws when there is none. */
export async function newestAct(database: Database) {
  const [act] = await database
    .select()
    .from(audit)
    .orderBy(desc(audit.id))
    .limit(1);
  if (!act) throw new Error("No act is recorded");
  return act;
}
