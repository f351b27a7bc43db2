import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ensurePassword, filesOf } from "../src/folder.ts";
import { embeddedPostgres } from "../src/index.ts";
import { PRODUCT } from "./product.ts";
import {
  createDataDir,
  createFolder,
  isPostgresRunning,
  isRoot,
  query,
  start,
  startHost,
  until,
} from "./support.ts";

const UNPRIVILEGED_ID = 65534;

test("no other local user has access: the socket is in a 0700 folder, the password in a 0600 file, and TCP and trust authentication are off", async () => {
  const dataDir = await createDataDir();
  const postgres = await start(dataDir);
  const { cluster, superuserPassword } = filesOf(dataDir);
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
  expect(statSync(superuserPassword).mode & 0o777).toBe(0o600);
  const settings = await query(
    postgres.superuserUrl(),
    "select current_setting('listen_addresses') as tcp, current_setting('unix_socket_directories') as sockets",
  );
  expect(settings.rows).toEqual([{ tcp: "", sockets: `"${cluster}"` }]);
  const rules = readFileSync(join(cluster, "pg_hba.conf"), "utf8")
    .split("\n")
    .filter((line) => /^(local|host)/.test(line));
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toMatch(/scram-sha-256$/);
  await expect(
    query(postgres.url().replace(/:[^:@]+@/, ":wrong@"), "select 1"),
  ).rejects.toThrow("password authentication failed");
});

test("an empty password file that other users can read is replaced with one that only its owner can read", () => {
  const path = join(createFolder(), "password");
  writeFileSync(path, "", { mode: 0o644 });
  const password = ensurePassword(path);
  expect(readFileSync(path, "utf8")).toBe(password);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("a password file that cannot be read is an error, and is kept", () => {
  const path = join(createFolder(), "password");
  mkdirSync(path);
  expect(() => ensurePassword(path)).toThrow(`${path} cannot be read (EISDIR)`);
  expect(statSync(path).isDirectory()).toBe(true);
});

test("when the folder of the cluster cannot be read, PostgreSQL does not start and the passwords are kept", async () => {
  const dataDir = createFolder();
  const { cluster, superuserPassword } = filesOf(dataDir);
  writeFileSync(cluster, "not a folder");
  writeFileSync(superuserPassword, "kept", { mode: 0o600 });
  await expect(start(dataDir)).rejects.toThrow(
    `${join(cluster, "postmaster.pid")} cannot be read (ENOTDIR)`,
  );
  expect(readFileSync(superuserPassword, "utf8")).toBe("kept");
});

test("a link in the folder is refused, and the file that it refers to is kept", async () => {
  const dataDir = createFolder();
  const target = join(createFolder(), "other");
  writeFileSync(target, "kept");
  symlinkSync(target, join(dataDir, "lock.pid"));
  await expect(start(dataDir)).rejects.toThrow(
    `${join(dataDir, "lock.pid")} is a link`,
  );
  expect(readFileSync(target, "utf8")).toBe("kept");
});

test("when the path of the folder is too long for a Unix socket, PostgreSQL listens on loopback and still requires its password", async () => {
  const dataDir = join(createFolder(), "d".repeat(100));
  await createDataDir(dataDir);
  const postgres = await start(dataDir);
  expect(postgres.url()).toContain("host=127.0.0.1&");
  const { rows } = await query(
    postgres.url(),
    "select current_setting('listen_addresses') as tcp",
  );
  expect(rows).toEqual([{ tcp: "127.0.0.1" }]);
  await expect(
    query(postgres.url().replace(/:[^:@]+@/, ":wrong@"), "select 1"),
  ).rejects.toThrow("password authentication failed");
  expect(embeddedPostgres(dataDir, PRODUCT).runningUrl()).toBe(postgres.url());
});

test("other processes get the URL while PostgreSQL runs; the path can contain a comma; in a new folder every commit is flushed to disk", async () => {
  const embedded = embeddedPostgres(join(createFolder(), "a,b"), PRODUCT);
  expect([embedded.exists(), embedded.runningUrl()]).toEqual([false, null]);
  const postgres = await embedded.start();
  onTestFinished(() => postgres.stop());
  expect(embedded.runningUrl()).toBe(postgres.url());
  const { rows } = await query(
    postgres.url(),
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync, current_setting('full_page_writes') as pages",
  );
  expect(rows).toEqual([{ fsync: "on", sync: "on", pages: "on" }]);
  await postgres.stop();
  expect([embedded.exists(), embedded.runningUrl()]).toEqual([true, null]);
});

if (isRoot) {
  /** The id of a user (daemon on Debian) who is neither root nor the user as which root runs PostgreSQL. */
  const OTHER_USER_ID = 1;

  test("an unprivileged user can run PostgreSQL, and start it again after the process is killed", async () => {
    const dataDir = createFolder();
    chownSync(dataDir, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    const prefix = unprivilegedPrefix();
    const first = await startHost(dataDir, { prefix });
    await query(first.url, "create table stored as select 7 as number");
    expect(await first.end("SIGKILL")).toBeNull();
    await until(() => !isPostgresRunning(dataDir));
    const second = await startHost(dataDir, { prefix });
    expect((await query(second.url, "table stored")).rows).toEqual([
      { number: 7 },
    ]);
    expect(await second.end("SIGTERM")).toBe(0);
    expect(isPostgresRunning(dataDir)).toBe(false);
  });

  test("root uses the folder of another user as that user, whose files keep their owner", async () => {
    const dataDir = await createDataDir();
    spawnSync("chown", ["-R", `${OTHER_USER_ID}:${OTHER_USER_ID}`, dataDir]);
    const postgres = await start(dataDir);
    await query(postgres.url(), "select 1");
    const owners = readdirSync(dataDir, { recursive: true }).map(
      (name) => lstatSync(join(dataDir, String(name))).uid,
    );
    expect(new Set(owners)).toEqual(new Set([OTHER_USER_ID]));
  });

  test("the files of another user in a folder are refused, and the folder of another user is refused to everybody except root", async () => {
    const dataDir = createFolder();
    writeFileSync(join(dataDir, "postgres.password"), "kept");
    chownSync(join(dataDir, "postgres.password"), OTHER_USER_ID, 0);
    await expect(start(dataDir)).rejects.toThrow(
      `${join(dataDir, "postgres.password")} belongs to user ${OTHER_USER_ID}`,
    );
    const folder = createFolder();
    chmodSync(folder, 0o777);
    const prefix = unprivilegedPrefix(OTHER_USER_ID);
    await expect(startHost(folder, { prefix })).rejects.toThrow(
      `DATA_DIR ${folder} belongs to user 0`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test("when the owner of the cluster cannot be changed to the user that runs PostgreSQL, the failure contains the reason", async () => {
    const dataDir = createFolder();
    const { cluster } = filesOf(dataDir);
    mkdirSync(cluster);
    writeFileSync(join(cluster, "PG_VERSION"), "18");
    // A PATH without chown.
    const env = { PATH: createPathFolder("setpriv") };
    await expect(startHost(dataDir, { env })).rejects.toThrow(
      `The embedded PostgreSQL could not be prepared in ${dataDir} (spawnSync chown ENOENT): set DATABASE_URL or choose another DATA_DIR.`,
    );
  });

  test("when root cannot start PostgreSQL, the failure suggests another PostgreSQL", async () => {
    const env = { PATH: createPathFolder() };
    await expect(startHost(createFolder(), { env })).rejects.toThrow(
      "The embedded PostgreSQL cannot be started (PostgreSQL does not run as root and neither setpriv nor unshare works): set DATABASE_URL to use another PostgreSQL.",
    );
  });

  const asOnlyUser = ["unshare", "--user", "--map-root-user"];
  const hasNamespaces =
    spawnSync("unshare", [...asOnlyUser.slice(1), "true"]).status === 0;
  if (hasNamespaces)
    test("where root is the only user, PostgreSQL runs in a user namespace, and elsewhere it can later run on the same folder as another user", async () => {
      const dataDir = createFolder();
      const first = await startHost(dataDir, { prefix: asOnlyUser });
      await query(first.url, "create table stored as select 7 as number");
      expect(statSync(filesOf(dataDir).cluster).uid).toBe(0);
      expect(await first.end("SIGKILL")).toBeNull();
      const second = await startHost(dataDir, { prefix: asOnlyUser });
      expect(await second.end("SIGTERM")).toBe(0);
      const postgres = await start(dataDir);
      expect((await query(postgres.url(), "table stored")).rows).toEqual([
        { number: 7 },
      ]);
      expect(statSync(filesOf(dataDir).cluster).uid).toBe(UNPRIVILEGED_ID);
    });
}

/**
 * Returns the prefix with which root runs a command as an unprivileged user. If that user cannot read the repository, the
 * prefix grants the capability to read it.
 */
function unprivilegedPrefix(id = UNPRIVILEGED_ID): string[] {
  const commandWith = (capabilities: string) => [
    "setpriv",
    `--reuid=${id}`,
    `--regid=${id}`,
    "--clear-groups",
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
    `--bounding-set=${capabilities}`,
    "--securebits=+no_setuid_fixup",
    "--",
  ];
  const [program = "", ...args] = [
    ...commandWith("-all"),
    "test",
    "-r",
    import.meta.filename,
  ];
  const canRead = spawnSync(program, args).status === 0;
  return commandWith(canRead ? "-all" : "-all,+dac_read_search");
}

/** Creates a folder for PATH that contains only the given programs. */
function createPathFolder(...programs: string[]): string {
  const path = createFolder();
  for (const program of programs)
    symlinkSync(`/usr/bin/${program}`, join(path, program));
  return path;
}
