import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { formatMoney } from "../../contract/format.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, audit } from "../database/schema.ts";
import { findAccount } from "./accounts.ts";
import {
  type Action,
  type Input,
  MAX_LISTED,
  recordedAction,
} from "./action.ts";
import { UsageFailure } from "./failures.ts";
import { formatList, formatMinute, formatPairs } from "./text-format.ts";

/** `audit list [--account account] [--since date]`: the newest actions. */
export function listActions(input: Input): Action {
  const { account, since } = input.options;
  const from = since === undefined ? null : new Date(`${since}T00:00:00Z`);
  if (from && Number.isNaN(from.getTime()))
    throw new UsageFailure(`${since} is not a date such as 2026-12-04.`);
  return recordedAction(input, async (queries) => {
    const accountId =
      account === undefined ? null : await idOf(queries, account);
    const where = and(
      accountId === null ? undefined : eq(audit.accountId, accountId),
      from ? gte(audit.at, from) : undefined,
    );
    const isOpen = and(
      eq(accounts.id, audit.accountId),
      isNull(accounts.closedAt),
    );
    const rows = await queries
      .select({ action: audit, email: accounts.email })
      .from(audit)
      .leftJoin(accounts, isOpen)
      .where(where)
      .orderBy(desc(audit.id))
      .limit(MAX_LISTED);
    const total = await queries.$count(audit, where);
    return {
      accountId,
      data: {
        total,
        actions: rows.map(({ action, email }) => ({
          at: action.at,
          actor: action.actor,
          act: action.action,
          account_id: action.accountId,
          email,
          details: action.details,
        })),
      },
      text: formatList(
        ["action", "actions"],
        total,
        ["at", "by", "action", "account", "details"],
        rows.map(({ action, email }) => [
          formatMinute(action.at),
          action.actor,
          action.action,
          email ?? String(action.accountId ?? "-"),
          Object.entries(action.details)
            .map(([name, value]) => `${name}: ${value}`)
            .join("; "),
        ]),
      ),
    };
  });
}

/** Returns the id of an account that is named by its id, as after its erasure, or by its address. */
async function idOf(queries: Queries, account: string): Promise<number> {
  if (!/^\d+$/.test(account)) return (await findAccount(queries, account)).id;
  const id = Number(account);
  if (Number.isSafeInteger(id)) return id;
  throw new UsageFailure(`${account} is not the id of an account.`);
}

/** `statistics`: numbers of accounts, matches, fundings, emails and files. */
export function showStatistics(input: Input): Action {
  return recordedAction(input, async (queries, { clock }) => {
    const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
    const { rows } = await queries.execute<Record<string, number>>(sql`
      select investees, investors, unverified, suspended, registered_in_30_days, active_sessions,
        pending, approved, rejected, funded, ended, funded_amount, emails_waiting, emails_failed, files, file_bytes
      from (select
          count(*) filter (where user_type = 'investee')::int as investees,
          count(*) filter (where user_type = 'investor')::int as investors,
          count(*) filter (where verified_at is null)::int as unverified,
          count(*) filter (where suspended_at is not null)::int as suspended,
          count(*) filter (where created_at > ${now} - interval '30 days')::int as registered_in_30_days
        from accounts where closed_at is null) as of_accounts,
        (select count(*)::int as active_sessions from sessions where expires_at > ${now}) as of_sessions,
        (select
          count(*) filter (where status = 'pending' and ended is null)::int as pending,
          count(*) filter (where status = 'approved' and ended is null)::int as approved,
          count(*) filter (where status = 'rejected' and ended is null)::int as rejected,
          count(*) filter (where status = 'funded')::int as funded,
          count(*) filter (where ended is not null)::int as ended,
          coalesce(sum(funded_amount), 0)::float8 as funded_amount
        from matches) as of_matches,
        (select
          count(*) filter (where delivered_at is null and failed_at is null)::int as emails_waiting,
          count(*) filter (where failed_at is not null)::int as emails_failed
        from mail_outbox) as of_emails,
        (select count(*)::int as files, coalesce(sum(size), 0)::float8 as file_bytes from files) as of_files`);
    const numbers = rows[0] ?? {};
    return {
      data: numbers,
      text: formatPairs(
        Object.entries(numbers).map(([name, value]) => [
          name.replaceAll("_", " "),
          name === "funded_amount" ? formatMoney(value) : String(value),
        ]),
      ),
    };
  });
}
