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
import {
  runningDatabaseUrl,
  startEmbeddedPostgres,
} from "../../../server/database/embedded-postgres.ts";
import {
  ensurePassword,
  postgresFiles,
} from "../../../server/database/postgres-files.ts";
import { createAccount } from "../../support/accounts.ts";
import {
  createFolder,
  runUntilExit,
  startPostgres,
  startServerProcess,
  until,
} from "../../support/for-one-test.ts";
import { runOperator } from "../../support/operator.ts";
import { isPostgresRunning, query } from "../../support/postgres-processes.ts";

const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED_ID = 65534;

test("no other local user has access: the socket is in a 0700 folder, the password in a 0600 file, and TCP and trust authentication are off", async () => {
  const dataDir = createFolder();
  const postgres = await startPostgres(dataDir);
  const { cluster, superuserPasswordFile } = postgresFiles(dataDir);
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
  expect(statSync(superuserPasswordFile).mode & 0o777).toBe(0o600);
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
  const { cluster, superuserPasswordFile } = postgresFiles(dataDir);
  writeFileSync(cluster, "not a folder");
  writeFileSync(superuserPasswordFile, "kept", { mode: 0o600 });
  await expect(startPostgres(dataDir)).rejects.toThrow(
    `${join(cluster, "postmaster.pid")} cannot be read (ENOTDIR)`,
  );
  expect(readFileSync(superuserPasswordFile, "utf8")).toBe("kept");
});

test("a link in a data folder is refused, and the file that it refers to is kept", async () => {
  const dataDir = createFolder();
  const target = join(createFolder(), "other");
  writeFileSync(target, "kept");
  symlinkSync(target, join(dataDir, "lock.pid"));
  await expect(startPostgres(dataDir)).rejects.toThrow(
    `${join(dataDir, "lock.pid")} is a link`,
  );
  expect(readFileSync(target, "utf8")).toBe("kept");
});

test("when the path of DATA_DIR is too long for a Unix socket, PostgreSQL listens on loopback and still requires its password", async () => {
  const dataDir = join(createFolder(), "d".repeat(100));
  const postgres = await startPostgres(dataDir);
  expect(postgres.url()).toContain("host=127.0.0.1&");
  const { rows } = await query(
    postgres.url(),
    "select current_setting('listen_addresses') as tcp",
  );
  expect(rows).toEqual([{ tcp: "127.0.0.1" }]);
  await expect(
    query(postgres.url().replace(/:[^:@]+@/, ":wrong@"), "select 1"),
  ).rejects.toThrow("password authentication failed");
  expect(runningDatabaseUrl(dataDir)).toBe(postgres.url());
});

test("`runningDatabaseUrl` returns the URL of the running PostgreSQL that uses a DATA_DIR, or null if none is running", async () => {
  const dataDir = createFolder();
  expect(runningDatabaseUrl(dataDir)).toBeNull();
  const postgres = await startPostgres(dataDir);
  expect(runningDatabaseUrl(dataDir)).toBe(postgres.url());
  await query(runningDatabaseUrl(dataDir) ?? "", "select 1");
  await postgres.stop();
  expect(runningDatabaseUrl(dataDir)).toBeNull();
});

test("by default every commit is flushed to disk", async () => {
  const dataDir = createFolder();
  const postgres = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => postgres.stop());
  const { rows } = await query(
    postgres.url(),
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync, current_setting('full_page_writes') as pages",
  );
  expect(rows).toEqual([{ fsync: "on", sync: "on", pages: "on" }]);
});

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

// If the tests are not run as root, every test in this file already runs as an unprivileged user.
if (isRoot)
  test("an unprivileged user can run a server with the embedded PostgreSQL, and restart the server after it is killed", async () => {
    const dataDir = createFolder();
    chownSync(dataDir, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    const commandPrefix = unprivilegedPrefix();
    const first = await startServerProcess({ dataDir, commandPrefix });
    const { email } = await createAccount(first);
    expect(await first.end("SIGKILL")).toBeNull();
    await until(() => !isPostgresRunning(dataDir));
    const second = await startServerProcess({ dataDir, commandPrefix });
    const { body } = await second.call("POST", "/api/check-email/", {
      json: { email },
    });
    expect(body).toEqual({ isEmailUnique: false });
    expect(await second.end("SIGTERM")).toBe(0);
    expect(isPostgresRunning(dataDir)).toBe(false);
  });

if (isRoot) {
  /** The id of a user (daemon on Debian) who is neither root nor the user as whom root runs PostgreSQL. */
  const OTHER_USER_ID = 1;

  test("root uses the database of another user as that user, whose files keep their owner", async () => {
    const dataDir = createFolder();
    chownSync(dataDir, OTHER_USER_ID, OTHER_USER_ID);
    const first = await startServerProcess({
      dataDir,
      commandPrefix: unprivilegedPrefix(OTHER_USER_ID),
    });
    const { email } = await createAccount(first);
    await first.end("SIGTERM");
    const { exitCode, output } = await runOperator(
      { DATA_DIR: dataDir },
      "accounts",
      "list",
    );
    expect(exitCode).toBe(0);
    expect(output).toContain(email);
    const owners = readdirSync(dataDir, { recursive: true }).map(
      (name) => lstatSync(join(dataDir, String(name))).uid,
    );
    expect(new Set(owners)).toEqual(new Set([OTHER_USER_ID]));
  });

  test("the files of another user in a data folder are refused, and a data folder of another user is refused to everybody except root", async () => {
    const dataDir = createFolder();
    writeFileSync(join(dataDir, "postgres.password"), "kept");
    chownSync(join(dataDir, "postgres.password"), OTHER_USER_ID, 0);
    await expect(startPostgres(dataDir)).rejects.toThrow(
      `${join(dataDir, "postgres.password")} belongs to user ${OTHER_USER_ID}`,
    );
    const folder = createFolder();
    chmodSync(folder, 0o777);
    const [program = "", ...prefix] = unprivilegedPrefix(OTHER_USER_ID);
    const { stderr } = spawnSync(
      program,
      [...prefix, process.execPath, "server/main.ts"],
      {
        encoding: "utf8",
        env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0" },
      },
    );
    expect(stderr).toContain(`DATA_DIR ${folder} belongs to user 0`);
    expect(readdirSync(folder)).toEqual([]);
  });
}

/** Creates a folder for PATH that contains only the given programs. */
function createPathFolder(...programs: string[]): string {
  const path = createFolder();
  for (const program of programs)
    symlinkSync(`/usr/bin/${program}`, join(path, program));
  return path;
}

const hasNamespaces =
  isRoot && spawnSync("unshare", ["--user", "true"]).status === 0;
if (hasNamespaces)
  test("without setpriv, root starts PostgreSQL in a user namespace, even immediately after the server is killed, and can later start PostgreSQL with setpriv", async () => {
    const dataDir = createFolder();
    const env = { PATH: createPathFolder("unshare") };
    const first = await startServerProcess({ dataDir, env });
    const { email } = await createAccount(first);
    expect(await first.end("SIGKILL")).toBeNull();
    const second = await startServerProcess({ dataDir, env });
    const { body } = await second.call("POST", "/api/check-email/", {
      json: { email },
    });
    expect(body).toEqual({ isEmailUnique: false });
    expect(await second.end("SIGTERM")).toBe(0);
    // The third server uses setpriv, so the owner of PostgreSQL's files changes.
    const third = await startServerProcess({ dataDir });
    expect((await third.call("GET", "/healthz")).status).toBe(200);
  });

if (isRoot)
  test("when the owner of the cluster cannot be changed to the user that runs PostgreSQL, startup fails with a one-sentence error that contains the reason", async () => {
    const dataDir = createFolder();
    const { cluster } = postgresFiles(dataDir);
    mkdirSync(cluster);
    writeFileSync(join(cluster, "PG_VERSION"), "18");
    // A PATH without chown.
    const { code, output } = await runUntilExit({
      DATA_DIR: dataDir,
      PATH: createPathFolder("setpriv"),
    });
    expect(code).toBe(1);
    expect(output).toBe(
      `The embedded PostgreSQL could not be prepared in ${dataDir} (spawnSync chown ENOENT): set DATABASE_URL or choose another DATA_DIR.`,
    );
  });

if (isRoot)
  test("when root cannot start PostgreSQL, the error is one sentence that suggests DATABASE_URL", async () => {
    const { code, output } = await runUntilExit({
      DATA_DIR: createFolder(),
      PATH: createPathFolder(),
    });
    expect(code).toBe(1);
    expect(output).toBe(
      "The embedded PostgreSQL cannot be started (PostgreSQL does not run as root and neither setpriv nor unshare works): set DATABASE_URL to use another PostgreSQL.",
    );
  });
