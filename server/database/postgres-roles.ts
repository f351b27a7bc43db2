import type pg from "pg";
import { closeWithTimeout, connectClient } from "./connection.ts";
import { PRODUCT_ROLE } from "./postgres-files.ts";

// Timeouts of the superuser's connection, in milliseconds: for opening it and for each statement.
const CONNECT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 30_000;
/** The object id of the superuser that initdb creates. It is the same in every cluster. */
const BOOTSTRAP_SUPERUSER = 10;

/**
 * Selects the statements that transfer the bootstrap superuser's objects in the database to the product's role.
 * REASSIGN OWNED cannot do this, because it would also reassign PostgreSQL's own objects. A column's sequence, an array
 * type and a table's row type are transferred together with their table or type.
 */
const SELECT_TRANSFERS = `
  with schemas as (
    select oid, nspname, nspowner from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select format('alter schema %I owner to ${PRODUCT_ROLE}', nspname) as statement
    from schemas where nspowner = ${BOOTSTRAP_SUPERUSER}
  union all
  select format('alter table %s owner to ${PRODUCT_ROLE}', c.oid::regclass)
    from pg_class c join schemas s on s.oid = c.relnamespace
    where relowner = ${BOOTSTRAP_SUPERUSER} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refobjsubid > 0
          and c.relkind = 'S' and d.deptype in ('a', 'i')
      )
  union all
  select format('alter routine %s owner to ${PRODUCT_ROLE}', p.oid::regprocedure)
    from pg_proc p join schemas s on s.oid = p.pronamespace
    where proowner = ${BOOTSTRAP_SUPERUSER}
  union all
  select format('alter type %s owner to ${PRODUCT_ROLE}', t.oid::regtype)
    from pg_type t join schemas s on s.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
    where typowner = ${BOOTSTRAP_SUPERUSER} and typtype <> 'm' and (c.oid is null or c.relkind = 'c')
      and not exists (select from pg_type element where element.typarray = t.oid)`;

/**
 * Ensures that the product's database exists and belongs, with all its objects, to a role without other privileges.
 * Transfers the objects of a data folder from an earlier version, in which the superuser owned everything.
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
    if (!(await exists(client, "pg_roles", "rolname", PRODUCT_ROLE)))
      await client.query(`create role ${PRODUCT_ROLE}`);
    const statement = (await exists(client, "pg_database", "datname", database))
      ? `alter database ${database} owner to ${PRODUCT_ROLE}`
      : `create database ${database} owner ${PRODUCT_ROLE}`;
    await client.query(statement);
  });
  await withClient(urlOf(database), async (client) => {
    await client.query("begin");
    const { rows } = await client.query<{ statement: string }>(
      SELECT_TRANSFERS,
    );
    for (const { statement } of rows) await client.query(statement);
    await client.query("commit");
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
  });
  try {
    await work(client);
  } finally {
    await closeWithTimeout(client);
  }
}

async function exists(
  client: pg.Client,
  catalog: string,
  column: string,
  name: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from ${catalog} where ${column} = $1`,
    [name],
  );
  return rowCount !== 0;
}
