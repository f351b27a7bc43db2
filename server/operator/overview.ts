import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { formatCount, formatMoney } from "../../contract/format.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, audit } from "../database/schema.ts";
import { findAccount } from "./accounts.ts";
import { MAX_LISTED, type OperatorCommand, recordedAction } from "./action.ts";
import { UsageFailure } from "./failures.ts";
import { formatRows, listOutcome } from "./text-format.ts";

export const overviewCommands: readonly OperatorCommand[] = [
  {
    usage: "audit list",
    summary: `list the newest actions of operators, at most ${formatCount(MAX_LISTED)}`,
    details:
      "Also lists accounts that members have deleted. The address of an account is printed until the account is deleted; afterwards its id is.",
    options: [
      ["--account <account>", "only actions on this address or id"],
      ["--since <date>", "only actions since this date, such as 2026-12-04"],
    ],
    prepare(input) {
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
          .select({
            at: audit.at,
            actor: audit.actor,
            act: audit.action,
            account_id: audit.accountId,
            email: accounts.email,
            details: audit.details,
          })
          .from(audit)
          .leftJoin(accounts, isOpen)
          .where(where)
          .orderBy(desc(audit.id))
          .limit(MAX_LISTED);
        const total = await queries.$count(audit, where);
        const list = listOutcome("actions", ["action"], rows, total, [
          ["at", (row) => row.at],
          ["by", (row) => row.actor],
          ["action", (row) => row.act],
          ["account", (row) => row.email ?? row.account_id],
          [
            "details",
            ({ details }) =>
              Object.entries(details)
                .map(([name, value]) => `${name}: ${value}`)
                .join("; "),
          ],
        ]);
        return { accountId, ...list };
      });
    },
  },
  {
    usage: "statistics",
    summary: "print numbers of accounts, matches, fundings, emails and files",
    details:
      "Matches are counted by their status; ended ones are those that a re-run replaced or a deletion closed.",
    async record(queries, { clock }) {
      const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
      const { rows } = await queries.execute<Record<string, number>>(sql`
        select * from (select
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
        text: formatRows(
          Object.entries(numbers).map(([name, value]) => [
            name.replaceAll("_", " "),
            name === "funded_amount" ? formatMoney(value) : value,
          ]),
        ),
      };
    },
  },
];

/** Returns the id of an account that is named by its id, as after its erasure, or by its address. */
async function idOf(queries: Queries, account: string): Promise<number> {
  if (!/^\d+$/.test(account)) return (await findAccount(queries, account)).id;
  const id = Number(account);
  if (Number.isSafeInteger(id)) return id;
  throw new UsageFailure(`${account} is not the id of an account.`);
}
