import { sql } from "drizzle-orm";
import type { Database } from "../../server/database/connection.ts";

/** The changed rows since the last call, such as `matches update status`, one entry per row. */
export type ChangeLog = { take(): Promise<string[]> };

/**
 * Logs every committed change of a row in the public tables, with the names of the changed columns. Unlike digests of
 * all tables, it costs almost nothing per request.
 */
export async function logChanges(database: Database): Promise<ChangeLog> {
  await database.execute(
    sql.raw(`
      create schema hostile;
      create table hostile.changes (number bigserial primary key, change text not null);
      create function hostile.note() returns trigger language plpgsql as $$
        declare fields text := '';
        begin
          if tg_op = 'UPDATE' then
            select string_agg(n.key, ' ' order by n.key) into fields from jsonb_each(to_jsonb(new)) n
              where n.value is distinct from to_jsonb(old) -> n.key;
            if fields is null then return null; end if;
          end if;
          insert into hostile.changes (change) values (trim(tg_table_name || ' ' || lower(tg_op) || ' ' || fields));
          return null;
        end
      $$;
      do $$
        declare name text;
        begin
          for name in select table_name from information_schema.tables where table_schema = 'public' loop
            execute format('create trigger hostile_note after insert or update or delete on public.%I
              for each row execute function hostile.note()', name);
          end loop;
        end
      $$`),
  );
  let last = 0;
  return {
    async take() {
      const { rows } = await database.execute<{
        number: string;
        change: string;
      }>(
        sql`select number, change from hostile.changes where number > ${last} order by number`,
      );
      last = Number(rows.at(-1)?.number ?? last);
      return rows.map(({ change }) => change);
    },
  };
}

/**
 * What a refused request may change: counters of limits and of wrong codes, keys that are claimed and released again, the
 * last use of a session, and the deliveries of earlier emails.
 */
const ALLOWED_AFTER_REFUSAL =
  /^(limit_counters |replays |sessions update last_seen_at$|verifications update wrong_tries$|mail_outbox update )/;

/** Returns whether a refused request may make this change. */
export function isAllowedAfterRefusal(change: string): boolean {
  return ALLOWED_AFTER_REFUSAL.test(change);
}
