import { and, eq, type SQL } from "drizzle-orm";
import type { ParsedBodyOf, ResponseOf } from "../../contract/calls/index.ts";
import type { UserType } from "../../contract/enumerations.ts";
import { latestFundingDay } from "../../contract/rules/funding.ts";
import {
  fundingSnapshot,
  fundingState,
} from "../../machines/funding-status/chart.ts";
import { lockMember } from "../accounts/open-account.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { fundingReports, matches } from "../database/schema.ts";
import { fieldError, notFound, ruleError } from "../http/http-error.ts";
import { enforceLimit } from "../limits/limits.ts";
import { fundingChanges, fundingMails } from "../limits/rules.ts";
import { fundingStatedMail } from "../mail/mails.ts";
import { involves, notifyMatches } from "./lifecycle.ts";
import { type MatchRecord, selectMatches } from "./match-rows.ts";

/**
 * Stores what one side of an approved match states about its funding, in place of its earlier statement, and emails the
 * other side. Without `stated`, withdraws the statement.
 *
 * @throws HttpError 400 for a date in the future, 404 if the member has no such match, 409 if the chart forbids the
 * change, 429 over a limit.
 */
export async function changeFundingReport(
  context: ServerContext,
  member: Member,
  matchId: string,
  stated: ParsedBodyOf<"stateFunding"> | null,
): Promise<ResponseOf<"stateFunding">> {
  const { accountId, userType: by } = member;
  const now = context.clock.now();
  const at = new Date(now);
  const isOwn = and(eq(matches.id, matchId), involves(accountId));
  if (stated && stated.date > latestFundingDay(now))
    throw fieldError("date", { key: "funding.dateInFuture" });
  return context.database.transaction(async (queries) => {
    await lockMember(queries, accountId);
    const before = fundingOf(await lockMatch(queries, isOwn));
    const isAllowed = fundingSnapshot(before).can(
      stated
        ? { type: "report.stated", report: { ...stated, by } }
        : { type: "report.withdrawn", by },
    );
    if (!isAllowed) throw ruleError(409, { key: "funding.refused" });
    const limits = context.limits.within(queries);
    await enforceLimit({ limits }, fundingChanges, matchId, by);
    if (stated)
      await queries
        .insert(fundingReports)
        .values({ matchId, accountId, at, ...stated })
        .onConflictDoUpdate({
          target: [fundingReports.matchId, fundingReports.accountId],
          set: { at, ...stated },
        });
    else
      await queries
        .delete(fundingReports)
        .where(
          and(
            eq(fundingReports.matchId, matchId),
            eq(fundingReports.accountId, accountId),
          ),
        );
    await notifyMatches(queries, accountId, at, eq(matches.id, matchId));
    const match = await lockMatch(queries, isOwn);
    if (stated) await sendMail(context, queries, match, { ...stated, by });
    return { funding_reports: match.fundingReports };
  });
}

/**
 * Locks a match, so that neither its status nor what its sides state changes until the transaction ends.
 *
 * @throws HttpError 404 when there is none.
 */
export async function lockMatch(queries: Queries, selected: SQL | undefined) {
  await queries
    .select({ id: matches.id })
    .from(matches)
    .where(selected)
    .for("no key update");
  const [match] = await selectMatches(queries, selected);
  if (!match) throw notFound();
  return match;
}

/** Returns the part of a match that the chart of its stated funding reads. */
export function fundingOf({
  match: { status, end },
  fundingReports: funding_reports,
}: Pick<MatchRecord, "match" | "fundingReports">) {
  return { status, replaced: end !== null, funding_reports };
}

async function sendMail(
  { env, limits, outbox }: Pick<ServerContext, "env" | "limits" | "outbox">,
  queries: Queries,
  record: MatchRecord,
  stated: ParsedBodyOf<"stateFunding"> & { readonly by: UserType },
): Promise<void> {
  const { match } = record;
  const recipient = stated.by === "investee" ? "investor" : "investee";
  const { email, language } = record[recipient];
  const { name } = record[stated.by];
  if (email === null || language === null || name === null) return;
  const key = [match.id, recipient] as const;
  if ((await limits.within(queries).hit(fundingMails, ...key)) !== null) return;
  const mailContext = { language, origin: env.publicUrl };
  const mail = fundingStatedMail(mailContext, recipient, {
    other: name,
    amount: Number(stated.amount),
    date: stated.date,
    isAgreed: fundingState(fundingOf(record)) === "agreed",
  });
  await outbox.add(queries, email, mail, match[`${stated.by}Id`]);
}
