import {
  and,
  count,
  desc,
  eq,
  gt,
  ilike,
  isNull,
  or,
  type SQL,
} from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  audit,
  files,
  matches,
  profiles,
  sessions,
} from "../database/schema.ts";
import { recordAct } from "./audit-trail.ts";
import { type Act, type Input, parameter } from "./command.ts";
import { type Account, foundAccount } from "./found-account.ts";
import { columns, facts, minute, shownOf } from "./printed.ts";

/** Maximum number of accounts in a list. */
const LISTED = 1_000;
/** Maximum number of acts shown per account. */
const ACTS_TOLD = 20;

/** `accounts list [--search text]`: the newest accounts, or those whose e-mail address or business name contains a text. */
export function listAccounts({ name, options }: Input): Act {
  return (operator) =>
    operator.database.transaction(async (queries) => {
      const where = and(isNull(accounts.closedAt), holding(options.search));
      const rows = await selectAccounts(queries, where);
      const [counted] = await queries
        .select({ total: count() })
        .from(accounts)
        .leftJoin(profiles, eq(profiles.accountId, accounts.id))
        .where(where);
      await recordAct(operator, queries, { act: name });
      const listed = rows.map(({ account, business }) => ({
        ...printed(account),
        business_name: business || null,
      }));
      const total = counted?.total ?? 0;
      return {
        data: { total, accounts: listed },
        text: `${columns(
          ["email", "role", "state", "business", "since"],
          rows.map(({ account, business }) => [
            account.email,
            account.userType,
            stateOf(account),
            business || "-",
            minute(account.createdAt),
          ]),
        )}\n\n${shownOf(rows.length, total, ["account", "accounts"])}`,
      };
    });
}

/** `accounts show <email>`: one account, and the operator's acts on it. */
export function showAccount(input: Input): Act {
  return (operator) =>
    operator.database.transaction(async (queries) => {
      const account = await foundAccount(queries, parameter(input, "email"));
      const held = await heldBy(queries, account, operator.clock.now());
      await recordAct(operator, queries, {
        act: input.name,
        accountId: account.id,
      });
      const { acts, business_name, ...counts } = held;
      return {
        data: { ...printed(account), business_name, ...counts, acts },
        text: [
          facts([
            ["email", account.email],
            ["number", String(account.id)],
            ["role", account.userType],
            ["state", stateOf(account)],
            ["business", business_name ?? "-"],
            ["registered", minute(account.createdAt)],
            ["verified", minute(account.verifiedAt)],
            ["suspended", minute(account.suspendedAt)],
            ["must change password", account.passwordExpired ? "yes" : "no"],
            ["living sessions", String(counts.living_sessions)],
            ["files", String(counts.files)],
            ["matches", String(counts.matches)],
          ]),
          ...(acts.length > 0
            ? [
                columns(
                  ["act", "by", "at"],
                  acts.map(({ act, actor, at }) => [act, actor, minute(at)]),
                ),
              ]
            : []),
        ].join("\n\n"),
      };
    });
}

function selectAccounts(queries: Queries, where: SQL | undefined) {
  return queries
    .select({ account: accounts, business: profiles.businessName })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(where)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(LISTED);
}

function holding(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    ilike(accounts.email, pattern),
    ilike(profiles.businessName, pattern),
  );
}

async function heldBy(queries: Queries, { id }: Account, now: number) {
  const [profile] = await queries
    .select({ business: profiles.businessName })
    .from(profiles)
    .where(eq(profiles.accountId, id));
  return {
    business_name: profile?.business || null,
    living_sessions: await queries.$count(
      sessions,
      and(eq(sessions.accountId, id), gt(sessions.expiresAt, new Date(now))),
    ),
    files: await queries.$count(files, eq(files.accountId, id)),
    matches: await queries.$count(
      matches,
      or(eq(matches.investeeId, id), eq(matches.investorId, id)),
    ),
    acts: await queries
      .select({ at: audit.at, actor: audit.actor, act: audit.act })
      .from(audit)
      .where(eq(audit.accountId, id))
      .orderBy(desc(audit.id))
      .limit(ACTS_TOLD),
  };
}

function printed(account: Account) {
  return {
    id: account.id,
    email: account.email,
    user_type: account.userType,
    state: stateOf(account),
    created_at: account.createdAt,
    verified_at: account.verifiedAt,
    suspended_at: account.suspendedAt,
    must_change_password: account.passwordExpired,
  };
}

function stateOf(account: Account): "suspended" | "unverified" | "active" {
  if (account.suspendedAt) return "suspended";
  return account.verifiedAt ? "active" : "unverified";
}
