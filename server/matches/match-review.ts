import { and, eq, isNull } from "drizzle-orm";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import { pages } from "../../contract/pages.ts";
import {
  nextStepAfterDecline,
  rerunsLeftAfter,
} from "../../machines/matching/next-step.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { findProfile } from "../database/profile-columns.ts";
import { accounts, matches, profiles } from "../database/schema.ts";
import { notFound, ruleError } from "../http/http-error.ts";
import { enforceLimit } from "../limits/limits.ts";
import { matchReviews } from "../limits/rules.ts";
import { approvedMail, declinedMail } from "../mail/mails.ts";
import { changeMatches, type MatchRow } from "./lifecycle.ts";
import { findMatch } from "./match-list.ts";

/**
 * Approves or declines a match on behalf of its investor. The match chart decides whether the change is allowed. An
 * approval is reported to both sides by email, a decline to the investee.
 *
 * @throws HttpError 404 if the investor has no such match, 409 if the chart forbids the change, 429 over a limit.
 */
export async function reviewMatch(
  context: ServerContext,
  investor: Member,
  { matchId, status }: BodyOf<"matchStatus"> & { readonly matchId: string },
): Promise<Match> {
  const isOwnMatch = and(
    eq(matches.id, matchId),
    eq(matches.investorId, investor.accountId),
  );
  if ((await context.database.$count(matches, isOwnMatch)) === 0)
    throw notFound();
  await enforceLimit(context, matchReviews, matchId);
  const review = context.database.transaction(async (queries) => {
    const at = new Date(context.clock.now());
    const [changed] = await changeMatches(queries, status, isOwnMatch, { at });
    if (!changed) throw ruleError(409, { key: "review.refused" });
    await sendReviewMails(context, queries, changed);
    const response = await findMatch(queries, investor, matchId);
    if (!response) throw notFound();
    return response;
  });
  return review.catch(async (error: unknown) => {
    await context.limits.undoHit(matchReviews, matchId);
    throw error;
  });
}

async function sendReviewMails(
  { env, outbox }: Pick<ServerContext, "env" | "outbox">,
  queries: Queries,
  { status, investeeId, investorId }: MatchRow,
): Promise<void> {
  const investee = await findNameAndEmail(queries, investeeId);
  const investor = await findNameAndEmail(queries, investorId);
  const url = (page: keyof typeof pages) =>
    `${env.publicUrl}${pages[page].path}`;
  if (status === "rejected") {
    const mail = declinedMail({
      investor: investor.name,
      matching: url("matching"),
      ...(await findNextStep(queries, investeeId)),
    });
    return outbox.add(queries, investee.email, mail, investorId);
  }
  const toInvestee = approvedMail({
    other: investor.name,
    contact: investor.email,
    dashboard: url("investeeDashboard"),
  });
  const toInvestor = approvedMail({
    other: investee.name,
    contact: investee.email,
    dashboard: url("investorDashboard"),
  });
  await outbox.add(queries, investee.email, toInvestee, investorId);
  await outbox.add(queries, investor.email, toInvestor, investeeId);
}

async function findNameAndEmail(queries: Queries, accountId: number) {
  const [member] = await queries
    .select({ email: accounts.email, name: profiles.businessName })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!member) throw notFound();
  return member;
}

/** Returns what an investee can do after a decline, and the number of re-runs that are left. */
async function findNextStep(queries: Queries, investeeId: number) {
  const matchCount = await queries.$count(
    matches,
    and(eq(matches.investeeId, investeeId), isNull(matches.end)),
  );
  const profile = await findProfile(queries, investeeId);
  const rerunsLeft = rerunsLeftAfter(profile?.matchRerunsUsed ?? 0);
  return { next: nextStepAfterDecline({ matchCount, rerunsLeft }), rerunsLeft };
}
