import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "../src/folder.ts";
import { childrenOf } from "../src/processes.ts";
import {
  createDataDir,
  isRoot,
  query,
  start,
  startHost,
  startNew,
} from "./support.ts";

/** Capability bit masks. Both permit reading any file and entering any folder; the second also permits writing. */
const CAP_DAC_READ_SEARCH = "0000000000000004";
const CAP_DAC_OVERRIDE = "0000000000000002";

test("the product connects with a role that cannot write files, run programs or manage roles and databases", async () => {
  const dataDir = await createDataDir();
  const postgres = await start(dataDir);
  const { rows } = await query(
    postgres.url(),
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
       (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
     from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      memberships: 0,
    },
  ]);
  const target = join(dataDir, "written");
  for (const statement of [
    `copy (select 1) to '${target}'`,
    `copy (select 1) to program 'cat > ${target}'`,
    "select pg_read_file('/etc/passwd')",
    "create role other superuser",
    "create database other",
    "set session authorization admin",
  ])
    await expect(query(postgres.url(), statement)).rejects.toThrow(
      /^(permission denied|must be superuser)/,
    );
  expect(existsSync(target)).toBe(false);
  const { superuserPassword, rolePassword } = filesOf(dataDir);
  expect(readFileSync(rolePassword, "utf8")).not.toBe(
    readFileSync(superuserPassword, "utf8"),
  );
  expect(statSync(rolePassword).mode & 0o777).toBe(0o600);
});

/** Asserts that a process runs as user 65534 without supplementary groups, and that it has only this capability. */
function expectOnlyCapability(pid: number | undefined, capability: string) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  for (const set of ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"])
    expect(status).toContain(`${set}:\t${capability}\n`);
  expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m);
  expect(status).toMatch(/^Groups:\s*$/m);
}

if (isRoot) {
  /** Whether this process itself has CAP_DAC_READ_SEARCH. */
  const hasReadSearch = /^CapEff:\s[\da-f]+[4-7c-f]$/m.test(
    readFileSync("/proc/self/status", "utf8"),
  );
  if (hasReadSearch)
    test("when started by root, PostgreSQL runs as user 65534 without supplementary groups, and CAP_DAC_READ_SEARCH is its only capability", async () => {
      const postgres = await startNew();
      expectOnlyCapability(postgres.pid, CAP_DAC_READ_SEARCH);
    });

  test("when root lacks CAP_DAC_READ_SEARCH, as in many containers, PostgreSQL runs as user 65534 without supplementary groups, and CAP_DAC_OVERRIDE is its only capability", async () => {
    const host = await startHost(await createDataDir(), {
      prefix: [
        "setpriv",
        "--bounding-set=-all,+chown,+dac_override,+fowner,+kill,+setgid,+setuid,+setpcap",
        "--inh-caps=-all",
        "--",
      ],
    });
    await query(host.url, "select 1");
    expectOnlyCapability(childrenOf(host.pid)[0], CAP_DAC_OVERRIDE);
  });
}

test("a database that belongs to another role is refused and kept, and the failure names both roles", async () => {
  const dataDir = await createDataDir();
  const postgres = await start(dataDir);
  const superuser = postgres.superuserUrl();
  await query(superuser, "alter database shop owner to admin");
  await postgres.stop();
  await expect(start(dataDir)).rejects.toThrow(
    "The database in DATA_DIR belongs to the role admin: transfer it and its objects to product or choose another DATA_DIR.",
  );
});

test("functions and tables that the product's role puts before PostgreSQL's own are not used by the superuser at the next start", async () => {
  const dataDir = await createDataDir();
  const first = await start(dataDir);
  await query(
    first.url(),
    `create schema hidden;
     create function hidden.pg_get_userbyid(oid) returns name language sql
       return 'another';
     create table hidden.pg_database as select 10::oid as datdba, 'shop'::name as datname;
     alter database shop set search_path = hidden, pg_catalog;
     alter role product set search_path = hidden, pg_catalog`,
  );
  await first.stop();
  const second = await start(dataDir);
  const { rows } = await query(
    second.superuserUrl(),
    "select rolname from pg_roles where rolsuper",
  );
  expect(rows).toEqual([{ rolname: "admin" }]);
});
