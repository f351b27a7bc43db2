import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  REMINDER_AFTER_DATE,
  REMINDER_AGE,
  REMINDER_BEFORE_DATE,
  REMINDER_ROWS,
} from "../../contract/constants.ts";
import { tIn } from "../../contract/messages/in-language.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import { isOverdue } from "../../machines/answer-dates/dates.ts";
import { replacedByRerun } from "../../machines/matching/replacement.ts";
import {
  type Account,
  findOpenAccount,
  lockMember,
  lockOpenAccount,
} from "../accounts/open-account.ts";
import type {
  DatabaseAndClock,
  JobContext,
  ServerContext,
} from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { eachInTransaction } from "../database/each-transaction.ts";
import {
  accounts,
  isUnanswered,
  mailOutbox,
  matches,
  reminderSettings,
  reminders,
} from "../database/schema.ts";
import type { MailParts } from "../mail/compose.ts";
import { datesPassedMail, type Mail, reminderMail } from "../mail/mails.ts";
import type { OutboxMail } from "../mail/outbox.ts";
import { storedParts } from "../mail/worker.ts";
import { newToken } from "../security/tokens.ts";
import { findNextStep } from "./decision-mails.ts";
import { isOverdueAt } from "./investor-criteria.ts";
import { answerByOf, involves } from "./lifecycle.ts";
import { matchResponse } from "./match-response.ts";
import { type MatchRecord, selectMatches } from "./match-rows.ts";

const DAY = 24 * 60 * 60_000;
const KINDS = ["reminder", "datesPassed"];

type Deps = Pick<JobContext, "clock" | "env">;

/** Queues the reminders of today: one email for each account that has any. A failure for one does not keep the others. */
export async function sendReminders(context: JobContext): Promise<void> {
  const { database, signal } = context;
  const today = dayOf(context.clock.now());
  const { rows } = await database.execute<{ account_id: string }>(
    sql`select distinct account_id from (${dueReminders(today)}) as due`,
  );
  await eachInTransaction(database, rows, signal, (queries, { account_id }) =>
    remind(context, queries, Number(account_id), today),
  );
}

async function remind(
  context: JobContext,
  queries: Queries,
  accountId: number,
  today: string,
): Promise<void> {
  // Only one node at a time chooses the reminders of an account.
  const account = await lockOpenAccount(queries, accountId);
  if (!account) return;
  await queries
    .insert(reminderSettings)
    .values({ accountId, token: newToken() })
    .onConflictDoNothing();
  // An email that has not been sent yet also reports what is due when it is sent.
  const unsent = await queries.$count(
    mailOutbox,
    and(
      eq(mailOutbox.recipient, account.email),
      inArray(mailOutbox.kind, KINDS),
      isNull(mailOutbox.deliveredAt),
      isNull(mailOutbox.failedAt),
    ),
  );
  if (unsent > 0) return;
  const id = randomUUID();
  await addReminders(queries, id, dueReminders(today, accountId));
  const mail = await composeMail(context, queries, account, id);
  if (mail) await context.outbox.add(queries, account.email, { ...mail, id });
}

async function addReminders(queries: Queries, mailId: string, due: SQL) {
  await queries.execute(sql`
    insert into ${reminders} (match_id, stage, account_id, mail_id, day)
    select match_id, stage, account_id, ${mailId}::uuid, day
    from (${due}) as due
    on conflict do nothing`);
}

/**
 * Selects the reminders that are due on a day or were due earlier, of all accounts or of one, unless the account has
 * already been reminded on this day.
 */
function dueReminders(today: string, accountId?: number): SQL {
  const dayIn = (column: SQL, time: number) =>
    sql`(${column} at time zone 'UTC')::date + ${sql.raw(String(time / DAY))}`;
  const createdAt = sql`${matches.createdAt}`;
  const answerBy = sql`${matches.answerBy}`;
  const { investorId, investeeId } = matches;
  return sql`
    select ${matches.id} as match_id, due.stage, due.account_id, ${today}::date as day
    from ${matches}
      cross join lateral (values
        (1, ${investorId}, ${dayIn(createdAt, REMINDER_AGE)}),
        (2, ${investorId}, ${dayIn(answerBy, -REMINDER_BEFORE_DATE)}),
        (3, ${investorId}, ${dayIn(answerBy, REMINDER_AFTER_DATE)}),
        (4, ${investeeId}, ${dayIn(answerBy, DAY)})
      ) as due (stage, account_id, due_on)
      join ${accounts} on ${accounts.id} = due.account_id
      left join ${reminderSettings} on ${reminderSettings.accountId} = due.account_id
    where ${isUnanswered(matches)} and due.due_on <= ${today}::date
      ${accountId === undefined ? sql`` : sql`and ${involves(accountId)} and due.account_id = ${accountId}`}
      and ${accounts.suspendedAt} is null and ${accounts.closedAt} is null
      and ${reminderSettings.offSince} is null
      and not exists (select from reminders as sent
        where sent.match_id = ${matches.id} and sent.stage = due.stage)
      and not exists (select from reminders as sent
        where sent.account_id = due.account_id and sent.day = ${today}::date)`;
}

/** Returns what a queued email says now; null if it is a reminder and none of its matches waits for an answer any more. */
export async function currentParts(
  context: Deps & Pick<ServerContext, "database">,
  mail: OutboxMail,
): Promise<MailParts | null> {
  if (!KINDS.includes(mail.kind)) return storedParts(mail);
  const today = dayOf(context.clock.now());
  return context.database.transaction(async (queries) => {
    const account = await findOpenAccount(queries, mail.recipient);
    if (!account || account.suspendedAt) return null;
    await addReminders(queries, mail.id, dueReminders(today, account.id));
    // It is the email of the day on which it is sent.
    await queries
      .update(reminders)
      .set({ day: today })
      .where(eq(reminders.mailId, mail.id));
    return composeMail(context, queries, account, mail.id);
  });
}

async function composeMail(
  deps: Deps,
  queries: Queries,
  account: Account,
  mailId: string,
): Promise<Mail | null> {
  const settings = await findReminderSettings(queries, account.id);
  if (!settings || settings.offSince) return null;
  const reminded = queries
    .select({ id: reminders.matchId })
    .from(reminders)
    .where(eq(reminders.mailId, mailId));
  const waiting = await selectMatches(
    queries,
    and(isUnanswered(matches), inArray(matches.id, reminded)),
  ).orderBy(asc(matches.answerBy), asc(matches.id));
  if (waiting.length === 0) return null;
  const { id: accountId, language } = account;
  const mailContext = { language, origin: deps.env.publicUrl };
  const now = deps.clock.now();
  const { token } = settings;
  if (account.userType === "investor")
    return reminderMail(mailContext, {
      rows: waiting.slice(0, REMINDER_ROWS).map((record) => {
        const { investee, match_score } = matchResponse(record, "investor");
        return {
          business: investee.investee_name,
          sector: investee.sector_type,
          ticket: parseAmount(investee.capital_needed),
          score: match_score,
          answerBy: record.match.answerBy.getTime(),
        };
      }),
      count: waiting.length,
      overdueCount: await queries.$count(
        matches,
        and(isOverdueAt(new Date(now)), eq(matches.investorId, accountId)),
      ),
      now,
      token,
    });
  const current = await selectMatches(
    queries,
    and(eq(matches.investeeId, accountId), isNull(matches.end)),
  );
  const nameOf = ({ investor }: MatchRecord) =>
    investor.name ?? tIn(language, "review.formerInvestor");
  return datesPassedMail(mailContext, {
    investors: waiting.map((record) => ({
      name: nameOf(record),
      answerBy: record.match.answerBy.getTime(),
    })),
    replaced: replacedByRerun(
      current.map((record) => ({
        ...record.match,
        overdue: isOverdue(answerByOf(record.match), now),
        name: nameOf(record),
      })),
    ).map(({ name }) => name),
    ...(await findNextStep(queries, accountId)),
    token,
  });
}

/** Returns the day of an instant in UTC, such as 2026-12-12. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Ends the reminders of the account with this token. Does nothing for an unknown token. */
export async function endReminders(
  { database, clock }: DatabaseAndClock,
  token: string,
): Promise<void> {
  // PostgreSQL accepts no NUL character in a text.
  if (!/^[\w-]+$/.test(token)) return;
  await database
    .update(reminderSettings)
    .set({
      offSince: sql`coalesce(${reminderSettings.offSince}, ${new Date(clock.now())})`,
    })
    .where(eq(reminderSettings.token, token));
}

/** Returns whether an account receives reminders. */
export async function hasReminders(queries: Queries, accountId: number) {
  return !(await findReminderSettings(queries, accountId))?.offSince;
}

/** Returns the settings of an account's reminders. A missing row is like one without `offSince`. */
export function findReminderSettings(queries: Queries, accountId: number) {
  return queries.query.reminderSettings.findFirst({
    where: eq(reminderSettings.accountId, accountId),
  });
}

/** Turns the reminders of the calling member on or off. */
export async function setReminders(
  { database, clock }: DatabaseAndClock,
  accountId: number,
  areOn: boolean,
): Promise<void> {
  const offSince = areOn ? null : new Date(clock.now());
  await database.transaction(async (queries) => {
    await lockMember(queries, accountId);
    await queries
      .insert(reminderSettings)
      .values({ accountId, token: newToken(), offSince })
      .onConflictDoUpdate({
        target: reminderSettings.accountId,
        set: { offSince },
      });
  });
}
