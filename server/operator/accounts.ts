import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import { normalizeEmail } from "../../contract/typed-text.ts";
import { type Account, findOpenAccount } from "../accounts/open-account.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import type { Queries } from "../database/connection.ts";
import { findProfile } from "../database/profile-columns.ts";
import {
  accounts,
  audit,
  files,
  matches,
  profiles,
  sessions,
} from "../database/schema.ts";
import { refreshInvestorCriteria } from "../matches/investor-criteria.ts";
import { involves } from "../matches/lifecycle.ts";
import { isOverdueAt } from "../matches/silence.ts";
import {
  type Action,
  type Context,
  type Input,
  MAX_LISTED,
  recordedAction,
} from "./action.ts";
import { CommandFailure } from "./failures.ts";
import {
  formatList,
  formatMinute,
  formatPairs,
  formatTable,
} from "./text-format.ts";

/** Maximum number of actions shown per account. */
export const ACTIONS_SHOWN = 20;

/**
 * Finds an account by its email address, ignoring case and surrounding spaces.
 *
 * @throws CommandFailure when the account does not exist or is closed.
 */
export async function findAccount(
  queries: Queries,
  email: string,
): Promise<Account> {
  const account = await findOpenAccount(queries, normalizeEmail(email));
  if (account) return account;
  throw new CommandFailure(`No account has the address ${email}.`);
}

/** `accounts list [--search text]`: the newest accounts, optionally filtered by email address or business name. */
export function listAccounts(input: Input): Action {
  return recordedAction(input, async (queries) => {
    const rows = await queries
      .select({
        account: accounts,
        business: profiles.businessName,
        total: sql`count(*) over ()`.mapWith(Number),
      })
      .from(accounts)
      .leftJoin(profiles, eq(profiles.accountId, accounts.id))
      .where(
        and(isNull(accounts.closedAt), matchesSearch(input.options.search)),
      )
      .orderBy(desc(accounts.createdAt), desc(accounts.id))
      .limit(MAX_LISTED);
    const total = rows[0]?.total ?? 0;
    return {
      data: {
        total,
        accounts: rows.map(({ account, business }) => ({
          ...toJson(account),
          business_name: business || null,
        })),
      },
      text: formatList(
        ["account", "accounts"],
        total,
        ["email", "role", "state", "business", "since"],
        rows.map(({ account, business }) => [
          account.email,
          account.userType,
          stateOf(account),
          business || "-",
          formatMinute(account.createdAt),
        ]),
      ),
    };
  });
}

function matchesSearch(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    ilike(accounts.email, pattern),
    ilike(profiles.businessName, pattern),
  );
}

/** `accounts silent`: the investors that matching skips, because they leave too many matches without an answer. */
export function listSilentInvestors(input: Input): Action {
  return recordedAction(input, async (queries, { clock }) => {
    const overdue = sql`count(*)`.mapWith(Number);
    const oldest = sql`min(${matches.answerBy})`.mapWith(matches.answerBy);
    const rows = await queries
      .select({
        email: accounts.email,
        business: profiles.businessName,
        overdue,
        oldest,
      })
      .from(matches)
      .innerJoin(accounts, eq(accounts.id, matches.investorId))
      .leftJoin(profiles, eq(profiles.accountId, accounts.id))
      .where(isOverdueAt(new Date(clock.now())))
      .groupBy(accounts.id, profiles.businessName)
      .having(gte(overdue, SILENT_OVERDUE_MATCHES))
      .orderBy(desc(overdue), asc(accounts.id));
    return {
      data: {
        total: rows.length,
        investors: rows.map(({ email, business, ...row }) => ({
          email,
          business_name: business || null,
          overdue_matches: row.overdue,
          oldest_answer_by: row.oldest,
        })),
      },
      text: formatList(
        ["silent investor", "silent investors"],
        rows.length,
        ["email", "business", "overdue", "oldest date"],
        rows.map((row) => [
          row.email,
          row.business || "-",
          String(row.overdue),
          formatMinute(row.oldest),
        ]),
      ),
    };
  });
}

/** `accounts show <email>`: one account, and the operator's actions on it. */
export function showAccount(input: Input): Action {
  const [email = ""] = input.parameters;
  return recordedAction(input, async (queries, { clock }) => {
    const account = await findAccount(queries, email);
    const { actions, business_name, ...counts } = await relatedData(
      queries,
      account.id,
      new Date(clock.now()),
    );
    const accountText = formatPairs([
      ["email", account.email],
      ["id", String(account.id)],
      ["role", account.userType],
      ["language", account.language],
      ["state", stateOf(account)],
      ["business", business_name ?? "-"],
      ["registered", formatMinute(account.createdAt)],
      ["verified", formatMinute(account.verifiedAt)],
      ["suspended", formatMinute(account.suspendedAt)],
      ["must change password", account.passwordExpired ? "yes" : "no"],
      ["active sessions", String(counts.active_sessions)],
      ["files", String(counts.files)],
      ["matches", String(counts.matches)],
    ]);
    const actionRows = actions.map(({ act, actor, at }) => [
      act,
      actor,
      formatMinute(at),
    ]);
    return {
      accountId: account.id,
      data: { ...toJson(account), business_name, ...counts, actions },
      text:
        actions.length === 0
          ? accountText
          : `${accountText}\n\n${formatTable(["action", "by", "at"], actionRows)}`,
    };
  });
}

async function relatedData(queries: Queries, id: number, now: Date) {
  const profile = await findProfile(queries, id);
  return {
    business_name: profile?.businessName || null,
    active_sessions: await queries.$count(
      sessions,
      and(eq(sessions.accountId, id), gt(sessions.expiresAt, now)),
    ),
    files: await queries.$count(files, eq(files.accountId, id)),
    matches: await queries.$count(matches, involves(id)),
    actions: await queries
      .select({ at: audit.at, actor: audit.actor, act: audit.action })
      .from(audit)
      .where(eq(audit.accountId, id))
      .orderBy(desc(audit.id))
      .limit(ACTIONS_SHOWN),
  };
}

function toJson(account: Account) {
  return {
    id: account.id,
    email: account.email,
    user_type: account.userType,
    language: account.language,
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

/**
 * `accounts suspend <email>`: ends every session, rejects logins as if the account did not exist, and excludes an
 * investor from matching. Existing matches do not change.
 */
export function suspendAccount(input: Input): Action {
  return changeAccount(input, {
    set: ({ clock }) => ({ suspendedAt: new Date(clock.now()) }),
    condition: isNull(accounts.suspendedAt),
    conflict: "is already suspended",
    afterChange: resetAccess,
    success: "is suspended, and all its sessions have ended",
  });
}

/** `accounts restore <email>`: reverts a suspension. */
export function restoreAccount(input: Input): Action {
  return changeAccount(input, {
    set: () => ({ suspendedAt: null }),
    condition: isNotNull(accounts.suspendedAt),
    conflict: "is not suspended",
    // Ends any session that was created while the account was being suspended.
    afterChange: resetAccess,
    success: "is restored and can log in again",
  });
}

/** `accounts force-password-change <email>`: a login with the correct password fails with 428 PASSWORD_EXPIRED. */
export function forcePasswordChange(input: Input): Action {
  return changeAccount(input, {
    set: () => ({ passwordExpired: true }),
    condition: eq(accounts.passwordExpired, false),
    conflict: "already has to choose a new password",
    success:
      "has to choose a new password at the next login. Open sessions continue until they expire",
  });
}

type AccountChange = {
  set(context: Context): Partial<typeof accounts.$inferInsert>;
  /** The change applies only if the account meets this condition. Of two concurrent changes, only one applies. */
  condition: SQL;
  conflict: string;
  afterChange?(queries: Queries, accountId: number, at: Date): Promise<void>;
  success: string;
};

function changeAccount(input: Input, change: AccountChange): Action {
  const [address = ""] = input.parameters;
  return recordedAction(input, async (queries, context) => {
    const { id, email } = await findAccount(queries, address);
    const { rowCount } = await queries
      .update(accounts)
      .set(change.set(context))
      .where(
        and(eq(accounts.id, id), isNull(accounts.closedAt), change.condition),
      );
    if (rowCount !== 1)
      throw new CommandFailure(`${email} ${change.conflict}.`);
    await change.afterChange?.(queries, id, new Date(context.clock.now()));
    return {
      accountId: id,
      data: { done: input.name, email },
      text: `${email} ${change.success}.`,
    };
  });
}

async function resetAccess(
  queries: Queries,
  accountId: number,
  at: Date,
): Promise<void> {
  await endSessionsOf(queries, accountId);
  await refreshInvestorCriteria(queries, accountId, at);
}
