import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { DECISION_MAIL_DELAY } from "../../contract/constants.ts";
import type { UserType } from "../../contract/enumerations.ts";
import {
  nextStepAfterDecline,
  rerunsLeftAfter,
} from "../../machines/matching/next-step.ts";
import type { JobContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { eachInTransaction } from "../database/each-transaction.ts";
import { findProfile } from "../database/profile-columns.ts";
import { matches } from "../database/schema.ts";
import { notFound } from "../http/http-error.ts";
import { approvedMail, declinedMail } from "../mail/mails.ts";
import type { MatchRow } from "./lifecycle.ts";
import { type MatchRecord, selectMatches } from "./match-rows.ts";

type Mailing = Pick<JobContext, "outbox" | "env">;

/** Returns the columns with which a decision is reported by email after DECISION_MAIL_DELAY. */
export function reportedLater(at: Date) {
  return {
    decisionMailAt: new Date(at.getTime() + DECISION_MAIL_DELAY),
    // Null means that the current status has been reported.
    mailedStatus: sql`coalesce(${matches.mailedStatus}, ${matches.status})`,
  };
}

/**
 * Reports the decisions that have not changed for DECISION_MAIL_DELAY. Each is handled in its own transaction, so several
 * nodes can do this at the same time, and a decision that cannot be reported does not keep others.
 */
export async function mailDecisions(context: JobContext): Promise<void> {
  const { database, clock, signal } = context;
  const isDue = lte(matches.decisionMailAt, new Date(clock.now()));
  const due = await database
    .select({ id: matches.id })
    .from(matches)
    .where(isDue)
    .orderBy(asc(matches.decisionMailAt));
  await eachInTransaction(database, due, signal, async (queries, { id }) => {
    const [match] = await queries
      .select()
      .from(matches)
      .where(and(eq(matches.id, id), isDue))
      .for("update", { skipLocked: true });
    if (match) await mailDecision(context, queries, match);
  });
}

/**
 * Reports the decision about a match, which must be locked: an approval to both sides, a decline to the investee. Sends
 * nothing if the last email has reported the same decision, or if the match has ended.
 */
export async function mailDecision(
  mailing: Mailing,
  queries: Queries,
  match: MatchRow,
): Promise<void> {
  if (match.end === null && match.status !== match.mailedStatus)
    await addDecisionMails(mailing, queries, match);
  await queries
    .update(matches)
    .set({ decisionMailAt: null, mailedStatus: match.status })
    .where(eq(matches.id, match.id));
}

async function addDecisionMails(
  { env, outbox }: Mailing,
  queries: Queries,
  { id, status, declineReason, investeeId, investorId }: MatchRow,
): Promise<void> {
  const [sides] = await selectMatches(queries, eq(matches.id, id));
  const investee = openSide(sides?.investee);
  const investor = openSide(sides?.investor);
  const contextFor = ({ language }: typeof investee) => ({
    language,
    origin: env.publicUrl,
  });
  if (status === "rejected") {
    const mail = declinedMail(contextFor(investee), {
      investor: investor.name,
      reason: declineReason,
      ...(await findNextStep(queries, investeeId)),
    });
    return outbox.add(queries, investee.email, mail, investorId);
  }
  const toInvestee = approvedMail(contextFor(investee), "investee", investor);
  const toInvestor = approvedMail(contextFor(investor), "investor", investee);
  await outbox.add(queries, investee.email, toInvestee, investorId);
  await outbox.add(queries, investor.email, toInvestor, investeeId);
}

function openSide(side: MatchRecord[UserType] | undefined) {
  const { name = null, email = null, language = null } = side ?? {};
  if (name === null || email === null || language === null) throw notFound();
  return { name, email, language };
}

/** Returns what an investee can do after a decline, and the number of re-runs that are left. */
export async function findNextStep(queries: Queries, investeeId: number) {
  const matchCount = await queries.$count(
    matches,
    and(eq(matches.investeeId, investeeId), isNull(matches.end)),
  );
  const profile = await findProfile(queries, investeeId);
  const rerunsLeft = rerunsLeftAfter(profile?.matchRerunsUsed ?? 0);
  return { next: nextStepAfterDecline({ matchCount, rerunsLeft }), rerunsLeft };
}
