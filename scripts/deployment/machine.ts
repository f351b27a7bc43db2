import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The programs of Debian's PostgreSQL 15. */
export const POSTGRES_15 = "/usr/lib/postgresql/15/bin";

/** A failed check. Its message is a sentence that is printed without a stack trace. */
export class CheckFailure extends Error {}

/**
 * Runs a program and returns its output, without its error output.
 *
 * @throws CheckFailure with the program's whole output when it fails.
 */
export function run(
  program: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; input?: string } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...options.env },
    ...(options.input !== undefined && { input: options.input }),
  });
  if (status === 0) return stdout;
  const output = `${stdout ?? ""}${stderr ?? ""}`.trim();
  throw new CheckFailure(
    `"${program} ${args.join(" ").slice(0, 300)}" failed (${error?.message ?? `exit code ${status}`}):\n${output.slice(-4_000)}`,
  );
}

/**
 * Installs the Debian packages that are missing, and prints their names. Their services are not started.
 *
 * @throws CheckFailure on a machine that is not Debian 12, or where this process does not run as root.
 */
export function installPackages(names: readonly string[]): void {
  const system = readFileSync("/etc/os-release", "utf8");
  if (!/^VERSION_CODENAME=bookworm$/m.test(system) || process.getuid?.() !== 0)
    throw new CheckFailure(
      "This check installs Debian packages: run it as root on Debian 12.",
    );
  const missing = names.filter((name) => {
    const args = ["--status", name];
    const { stdout } = spawnSync("dpkg-query", args, { encoding: "utf8" });
    return !stdout.includes("Status: install ok installed");
  });
  if (missing.length === 0) return;
  console.log(`Installing the Debian packages ${missing.join(", ")} …`);
  // RUNLEVEL=1 prevents the packages from starting their services.
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  run("apt-get", ["update", "--quiet"], { env });
  const options = ["--yes", "--quiet", "--no-install-recommends"];
  run("apt-get", ["install", ...options, ...missing], { env });
}

/** A program that runs during the check. */
export type Running = {
  readonly child: ChildProcess;
  readonly pid: number;
  output(): string;
  /** Sends a signal to the program and waits until it has ended, 20 s at most. Returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts a program and collects its output. */
export function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Running {
  const child = spawn(program, args, {
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  child.on("error", (error) => {
    printed += error.message;
  });
  return {
    child,
    pid: child.pid ?? 0,
    output: () => printed,
    async end(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null)
        return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      const timer = setTimeout(() => child.kill("SIGKILL"), 20_000);
      await ended;
      clearTimeout(timer);
      return child.exitCode;
    },
  };
}

/** The prefix of a command that runs as this user, without other groups. */
export function asUser(name: string): readonly string[] {
  return [
    "setpriv",
    `--reuid=${name}`,
    `--regid=${name}`,
    "--clear-groups",
    "--inh-caps=-all",
  ];
}

/**
 * Waits until a condition is true; a rejection counts as false.
 *
 * @throws CheckFailure after `seconds`, with `what` was expected and the output of the programs.
 */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  { seconds = 60, programs = [] as readonly Running[] } = {},
): Promise<void> {
  const startedAt = performance.now();
  const isTrueNow = async () => isTrue();
  while (!(await isTrueNow().catch(() => false))) {
    if (performance.now() - startedAt > seconds * 1_000)
      throw new CheckFailure(
        `Within ${seconds} s, ${what} did not happen.\n${programs.map((program) => program.output().slice(-2_000)).join("\n")}`,
      );
    await sleep(50);
  }
}

/** Throws a CheckFailure with this message if the condition is false. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new CheckFailure(message);
}
