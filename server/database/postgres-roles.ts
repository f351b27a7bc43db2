import type pg from "pg";
import { closeWithTimeout, connectClient } from "./connection.ts";
import { PRODUCT_ROLE } from "./postgres-files.ts";

// Timeouts of the superuser's connection, in milliseconds: for opening it and for each statement.
const CONNECT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 30_000;
/** The object id of the superuser that initdb creates. It is the same in every cluster. */
const BOOTSTRAP_SUPERUSER = 10;

/**
 * Transfers the bootstrap superuser's objects in the database to the product's role. REASSIGN OWNED cannot do this, because
 * it would also reassign PostgreSQL's own objects. A column's sequence, an array type and a table's row type are
 * transferred together with their table or type.
 */
const TRANSFER_OBJECTS = `
do $transfer$
declare statement text;
begin
  for statement in
    with schemas as (
      select oid, nspname, nspowner from pg_catalog.pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'
    )
    select pg_catalog.format('schema %I', nspname)
      from schemas where nspowner = ${BOOTSTRAP_SUPERUSER}
    union all
    select pg_catalog.format('table %s', c.oid::pg_catalog.regclass)
      from pg_catalog.pg_class c join schemas s on s.oid = c.relnamespace
      where relowner = ${BOOTSTRAP_SUPERUSER} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and not exists (
          select from pg_catalog.pg_depend d
          where d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass and d.objid = c.oid and d.refobjsubid > 0
            and c.relkind = 'S' and d.deptype in ('a', 'i')
        )
    union all
    select pg_catalog.format('routine %s', p.oid::pg_catalog.regprocedure)
      from pg_catalog.pg_proc p join schemas s on s.oid = p.pronamespace
      where proowner = ${BOOTSTRAP_SUPERUSER}
    union all
    select pg_catalog.format('type %s', t.oid::pg_catalog.regtype)
      from pg_catalog.pg_type t join schemas s on s.oid = t.typnamespace
        left join pg_catalog.pg_class c on c.oid = t.typrelid
      where typowner = ${BOOTSTRAP_SUPERUSER} and typtype <> 'm' and (c.oid is null or c.relkind = 'c')
        and not exists (select from pg_catalog.pg_type element where element.typarray = t.oid)
  loop
    execute pg_catalog.format('alter %s owner to ${PRODUCT_ROLE}', statement);
  end loop;
end
$transfer$`;

/**
 * Ensures that the product's database exists and belongs, with all its objects, to a role without other privileges. In a
 * data folder from an earlier version, the superuser owns everything: the objects are transferred, and then the database.
 * From then on the superuser never connects to the product's database, in which the product's role could hide functions
 * and tables that run with the superuser's privileges.
 *
 * @param urlOf Returns the URL with which the superuser connects to a database.
 * @throws A network error or a PostgreSQL error.
 */
export async function prepareDatabase(
  urlOf: (database: string) => string,
  database: string,
  password: string,
): Promise<void> {
  await withClient(urlOf("postgres"), async (client) => {
    const { rowCount } = await client.query(
      "select from pg_catalog.pg_roles where rolname = $1",
      [PRODUCT_ROLE],
    );
    if (rowCount === 0) await client.query(`create role ${PRODUCT_ROLE}`);
    const { rows } = await client.query<{ owner: string }>(
      "select pg_catalog.pg_get_userbyid(datdba) as owner from pg_catalog.pg_database where datname = $1",
      [database],
    );
    if (!rows[0])
      await client.query(`create database ${database} owner ${PRODUCT_ROLE}`);
    else if (rows[0].owner !== PRODUCT_ROLE) {
      await withClient(urlOf(database), async (superuser) => {
        await superuser.query(TRANSFER_OBJECTS);
      });
      await client.query(`alter database ${database} owner to ${PRODUCT_ROLE}`);
    }
    // Done last, so that the role cannot log in before it owns the objects.
    await client.query(
      `alter role ${PRODUCT_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
    );
  });
}

async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = await connectClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    // Takes precedence over the settings of the database and of the role.
    options: "-c search_path=pg_catalog,pg_temp",
  });
  try {
    await work(client);
  } finally {
    await closeWithTimeout(client);
  }
}
