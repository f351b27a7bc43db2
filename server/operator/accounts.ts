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
import { formatCount } from "../../contract/format.ts";
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
import {
  isOverdueAt,
  refreshInvestorCriteria,
} from "../matches/investor-criteria.ts";
import { involves } from "../matches/lifecycle.ts";
import {
  type Context,
  type Input,
  MAX_LISTED,
  type OperatorCommand,
} from "./action.ts";
import { CommandFailure } from "./failures.ts";
import { formatRows, formatTable, listOutcome } from "./text-format.ts";

/** Maximum number of actions shown per account. */
const ACTIONS_SHOWN = 20;

const businessName = sql<string | null>`nullif(${profiles.businessName}, '')`;

export const accountCommands: readonly OperatorCommand[] = [
  {
    usage: "accounts list",
    summary: `list the newest accounts, at most ${formatCount(MAX_LISTED)}`,
    details: "Deleted accounts are not listed.",
    options: [
      [
        "--search <text>",
        "only accounts whose address or business name contains this text",
      ],
    ],
    async record(queries, _, { options: { search = "" } }) {
      const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
      const isFound = or(
        ilike(accounts.email, pattern),
        ilike(profiles.businessName, pattern),
      );
      const found = await queries
        .select({
          account: accounts,
          business_name: businessName,
          total: sql`count(*) over ()`.mapWith(Number),
        })
        .from(accounts)
        .leftJoin(profiles, eq(profiles.accountId, accounts.id))
        .where(and(isNull(accounts.closedAt), search ? isFound : undefined))
        .orderBy(desc(accounts.createdAt), desc(accounts.id))
        .limit(MAX_LISTED);
      const rows = found.map(({ account, business_name }) => ({
        ...toJson(account),
        business_name,
      }));
      const total = found[0]?.total ?? 0;
      return listOutcome("accounts", ["account"], rows, total, [
        ["email", (row) => row.email],
        ["role", (row) => row.user_type],
        ["state", (row) => row.state],
        ["business", (row) => row.business_name],
        ["since", (row) => row.created_at],
      ]);
    },
  },
  {
    usage: "accounts show <email>",
    summary: "show an account and the operator's actions on it",
    details: `Shows the operator's latest actions, at most ${ACTIONS_SHOWN}.`,
    async record(queries, { clock }, { parameters: [email = ""] }) {
      const account = await findAccount(queries, email);
      const { id } = account;
      const profile = await findProfile(queries, id);
      const business_name = profile?.businessName || null;
      const isOpen = gt(sessions.expiresAt, new Date(clock.now()));
      const counts = {
        active_sessions: await queries.$count(
          sessions,
          and(eq(sessions.accountId, id), isOpen),
        ),
        files: await queries.$count(files, eq(files.accountId, id)),
        matches: await queries.$count(matches, involves(id)),
      };
      const actions = await queries
        .select({ at: audit.at, actor: audit.actor, act: audit.action })
        .from(audit)
        .where(eq(audit.accountId, id))
        .orderBy(desc(audit.id))
        .limit(ACTIONS_SHOWN);
      const accountText = formatRows([
        ["email", account.email],
        ["id", id],
        ["role", account.userType],
        ["language", account.language],
        ["state", stateOf(account)],
        ["business", business_name],
        ["registered", account.createdAt],
        ["verified", account.verifiedAt],
        ["suspended", account.suspendedAt],
        ["must change password", account.passwordExpired],
        ["active sessions", counts.active_sessions],
        ["files", counts.files],
        ["matches", counts.matches],
      ]);
      const actionRows = actions.map(({ act, actor, at }) => [act, actor, at]);
      return {
        accountId: id,
        data: { ...toJson(account), business_name, ...counts, actions },
        text:
          actions.length === 0
            ? accountText
            : `${accountText}\n\n${formatTable(["action", "by", "at"], actionRows)}`,
      };
    },
  },
  {
    usage: "accounts silent",
    summary: "list the investors whom matching skips as silent",
    details: `An investor is offered no new business while at least ${SILENT_OVERDUE_MATCHES} matches are overdue. Answering or ending them ends this.`,
    async record(queries, { clock }) {
      const overdue = sql`count(*)`.mapWith(Number);
      const oldest = sql`min(${matches.answerBy})`.mapWith(matches.answerBy);
      const rows = await queries
        .select({
          email: accounts.email,
          business_name: businessName,
          overdue_matches: overdue,
          oldest_answer_by: oldest,
        })
        .from(matches)
        .innerJoin(accounts, eq(accounts.id, matches.investorId))
        .leftJoin(profiles, eq(profiles.accountId, accounts.id))
        .where(isOverdueAt(new Date(clock.now())))
        .groupBy(accounts.id, profiles.businessName)
        .having(gte(overdue, SILENT_OVERDUE_MATCHES))
        .orderBy(desc(overdue), asc(accounts.id));
      return listOutcome("investors", ["silent investor"], rows, rows.length, [
        ["email", (row) => row.email],
        ["business", (row) => row.business_name],
        ["overdue", (row) => row.overdue_matches],
        ["oldest date", (row) => row.oldest_answer_by],
      ]);
    },
  },
  {
    usage: "accounts suspend <email>",
    summary: "end all sessions of an account and reject its logins",
    details:
      "A login gets the same response as for an unknown account. An investor is also excluded from matching. Existing matches do not change.",
    record: changeAccount({
      set: (at) => ({ suspendedAt: at }),
      condition: isNull(accounts.suspendedAt),
      conflict: "is already suspended",
      resetsAccess: true,
      success: "is suspended, and all its sessions have ended",
    }),
  },
  {
    usage: "accounts restore <email>",
    summary: "revert a suspension",
    details:
      "The member can log in again. An investor is also included in matching again.",
    record: changeAccount({
      set: () => ({ suspendedAt: null }),
      condition: isNotNull(accounts.suspendedAt),
      conflict: "is not suspended",
      // Ends any session that was created while the account was being suspended.
      resetsAccess: true,
      success: "is restored and can log in again",
    }),
  },
  {
    usage: "accounts force-password-change <email>",
    summary: "require a new password at the next login",
    details:
      "Open sessions continue until they expire. To end them now, suspend the account.",
    record: changeAccount({
      set: () => ({ passwordExpired: true }),
      condition: eq(accounts.passwordExpired, false),
      conflict: "already has to choose a new password",
      success:
        "has to choose a new password at the next login. Open sessions continue until they expire",
    }),
  },
];

/** Finds an account by its email address, normalised. Throws a CommandFailure when it does not exist or is closed. */
export async function findAccount(queries: Queries, email: string) {
  const account = await findOpenAccount(queries, normalizeEmail(email));
  if (account) return account;
  throw new CommandFailure(`No account has the address ${email}.`);
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

type AccountChange = {
  set(at: Date): Partial<typeof accounts.$inferInsert>;
  /** The change applies only if the account meets this condition. Of two concurrent changes, only one applies. */
  condition: SQL;
  conflict: string;
  /** Whether the change ends all sessions and affects matching. */
  resetsAccess?: true;
  success: string;
};

function changeAccount(change: AccountChange) {
  return async (queries: Queries, context: Context, input: Input) => {
    const [address = ""] = input.parameters;
    const { id, email } = await findAccount(queries, address);
    const at = new Date(context.clock.now());
    const { rowCount } = await queries
      .update(accounts)
      .set(change.set(at))
      .where(
        and(eq(accounts.id, id), isNull(accounts.closedAt), change.condition),
      );
    if (rowCount !== 1)
      throw new CommandFailure(`${email} ${change.conflict}.`);
    if (change.resetsAccess) {
      await endSessionsOf(queries, id);
      await refreshInvestorCriteria(queries, id, at);
    }
    return {
      accountId: id,
      data: { done: input.name, email },
      text: `${email} ${change.success}.`,
    };
  };
}
