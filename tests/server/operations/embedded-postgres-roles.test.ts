import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runningDatabaseUrl } from "../../../server/database/embedded-postgres.ts";
import { postgresFiles } from "../../../server/database/postgres-files.ts";
import { childrenOf } from "../../../server/database/processes.ts";
import { createAccount } from "../../support/accounts.ts";
import {
  createFolder,
  startPostgres,
  startServerProcess,
} from "../../support/for-one-test.ts";
import { runOperator } from "../../support/operator.ts";
import { query } from "../../support/postgres-processes.ts";

const isRoot = process.getuid?.() === 0;
/** Capability bit masks. Both permit reading any file and entering any folder; the second also permits writing. */
const CAP_DAC_READ_SEARCH = "0000000000000004";
const CAP_DAC_OVERRIDE = "0000000000000002";

/** Selects the owners of the product's database, of its schema `drizzle`, and of the objects in `public` and `drizzle`. */
const OWNERS_QUERY = `
  select distinct pg_get_userbyid(owner) as owner from (
    select datdba as owner from pg_database where datname = current_database()
    union all select relowner from pg_class where relnamespace::regnamespace::text in ('public', 'drizzle')
    union all select typowner from pg_type where typnamespace::regnamespace::text in ('public', 'drizzle')
    union all select proowner from pg_proc where pronamespace::regnamespace::text in ('public', 'drizzle')
    union all select nspowner from pg_namespace where nspname = 'drizzle'
  ) as owners`;

test("the product connects with a role that cannot write files, run programs or manage roles and databases", async () => {
  const dataDir = createFolder();
  const postgres = await startPostgres(dataDir);
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
    "set session authorization ubia",
  ])
    await expect(query(postgres.url(), statement)).rejects.toThrow(
      /^(permission denied|must be superuser)/,
    );
  expect(existsSync(target)).toBe(false);
  const { superuserPasswordFile, productPasswordFile } = postgresFiles(dataDir);
  expect(readFileSync(productPasswordFile, "utf8")).not.toBe(
    readFileSync(superuserPasswordFile, "utf8"),
  );
  expect(statSync(productPasswordFile).mode & 0o777).toBe(0o600);
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
      const postgres = await startPostgres(createFolder());
      expectOnlyCapability(postgres.pid, CAP_DAC_READ_SEARCH);
    });

  test("when root lacks CAP_DAC_READ_SEARCH, as in many containers, PostgreSQL runs as user 65534 without supplementary groups, and CAP_DAC_OVERRIDE is its only capability", async () => {
    const server = await startServerProcess({
      commandPrefix: [
        "setpriv",
        "--bounding-set=-all,+chown,+dac_override,+fowner,+kill,+setgid,+setuid,+setpcap",
        "--inh-caps=-all",
        "--",
      ],
    });
    expect((await server.call("GET", "/healthz")).status).toBe(200);
    expectOnlyCapability(childrenOf(server.pid)[0], CAP_DAC_OVERRIDE);
  });
}

/** Makes a data folder look as if an earlier version, which connected as the superuser, had created it. */
async function transferToSuperuser(dataDir: string): Promise<void> {
  const postgres = await startPostgres(dataDir);
  const superuser = postgres.superuserUrl();
  const { rows } = await query(postgres.url(), "select current_user as role");
  const [{ role }] = rows;
  await query(
    superuser,
    `reassign owned by ${role} to ubia; drop owned by ${role}; drop role ${role}`,
  );
  expect((await query(superuser, OWNERS_QUERY)).rows).toEqual([
    { owner: "ubia" },
  ]);
  await postgres.stop();
  rmSync(postgresFiles(dataDir).productPasswordFile);
}

test("a database that the superuser owns is transferred to the product's role without data loss", async () => {
  const dataDir = createFolder();
  const firstServer = await startServerProcess({ dataDir });
  const { email, password } = await createAccount(firstServer);
  await firstServer.end();
  await transferToSuperuser(dataDir);
  // The operator's command may be the first process that starts PostgreSQL in this folder.
  expect(
    await runOperator({ DATA_DIR: dataDir }, "accounts", "show", email),
  ).toMatchObject({ exitCode: 0, errors: "" });
  await transferToSuperuser(dataDir);
  const server = await startServerProcess({ dataDir });
  const login = await server.call("POST", "/api/login/", {
    json: { email, password },
  });
  expect(login.status).toBe(200);
  await createAccount(server);
  const url = runningDatabaseUrl(dataDir) ?? "";
  const { rows } = await query(url, OWNERS_QUERY);
  expect(rows).toEqual([
    { owner: new URL(url.replace("@/", "@localhost/")).username },
  ]);
  expect(rows).not.toEqual([{ owner: "ubia" }]);
  // Changes the schema as a migration does.
  await query(
    url,
    "create schema more; create table more.rows (id int); alter table accounts add column more int; create function one() returns int language sql return 1",
  );
  expect(
    await runOperator({ DATA_DIR: dataDir }, "accounts", "suspend", email),
  ).toMatchObject({ exitCode: 0, errors: "" });
});

test("objects that an earlier version created as the superuser are transferred to the product's role at the next startup", async () => {
  const dataDir = createFolder();
  const first = await startPostgres(dataDir);
  await query(
    first.superuserUrl(),
    `create schema "Odd name"; create table "Odd name"."Table" (id int generated always as identity, kind text);
     create view public.seen as table "Odd name"."Table"; create sequence public.counter;
     create type public.mood as enum ('good'); create domain public.short as varchar(5);
     create function public.two() returns int language sql return 2;
     alter database ubia owner to ubia`,
  );
  await first.stop();
  const second = await startPostgres(dataDir);
  await query(
    second.url(),
    `insert into "Odd name"."Table" (kind) values ('stored'); alter table "Odd name"."Table" add column more int;
     drop view seen; drop sequence counter; drop type mood; drop domain short; drop function two();
     drop schema "Odd name" cascade`,
  );
});

test("functions and tables that the product's role puts before PostgreSQL's own are not used by the superuser at the next startup", async () => {
  const dataDir = createFolder();
  const first = await startPostgres(dataDir);
  await query(
    first.url(),
    `create schema hidden;
     create function hidden.format(text, name) returns text language sql
       return 'create role intruder superuser login';
     create table hidden.pg_namespace as select 1::oid as oid, 'any'::name as nspname, 10::oid as nspowner;
     alter database ubia set search_path = hidden, pg_catalog`,
  );
  await first.stop();
  const second = await startPostgres(dataDir);
  const { rows } = await query(
    second.superuserUrl("postgres"),
    "select rolname from pg_roles where rolsuper",
  );
  expect(rows).toEqual([{ rolname: "ubia" }]);
});
