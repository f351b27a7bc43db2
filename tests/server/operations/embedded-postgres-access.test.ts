import { spawnSync } from "node:child_process";
import {
  chownSync,
  mkdirSync,
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
function unprivilegedPrefix(): string[] {
  const commandWith = (capabilities: string) => [
    "setpriv",
    `--reuid=${UNPRIVILEGED_ID}`,
    `--regid=${UNPRIVILEGED_ID}`,
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
