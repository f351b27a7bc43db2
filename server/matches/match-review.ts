import { and, eq, isNull } from "drizzle-orm";
import { pages } from "../../contract/pages.ts";
import type { Match, MatchStatusRequest } from "../../contract/wire.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, matches, profiles } from "../database/schema.ts";
import { notFound, ruleError } from "../http/http-error.ts";
import { approvedMail, declinedMail } from "../mail/mails.ts";
import { statusAfter } from "../matching/lifecycle.ts";
import { recordChanges } from "./match-events.ts";
import { findMatch } from "./match-list.ts";
import { nextStepOf } from "./next-step.ts";

type Review = {
  readonly matchId: string;
  readonly status: MatchStatusRequest["status"];
};

/**
 * An investor approves or declines a match. The match chart decides whether it is allowed; the update applies only if the match
 * has not changed since. Both sides are notified by mail.
 *
 * @throws HttpError 404 for a match of another investor, 409 for a change that the chart does not allow.
 */
export async function reviewMatch(
  context: ServerContext,
  investor: Member,
  { matchId, status }: Review,
): Promise<Match> {
  const side = { accountId: investor.accountId, userType: "investor" } as const;
  const match = await context.database.transaction(async (queries) => {
    await changeStatus(queries, {
      matchId,
      investorId: investor.accountId,
      status,
      at: new Date(context.clock.now()),
    });
    const changed = await findMatch(queries, side, matchId);
    if (!changed) throw notFound();
    await notifyBoth(context, queries, matchId, status);
    return changed;
  });
  context.outbox.wake();
  return match;
}

async function changeStatus(
  queries: Queries,
  change: Review & { investorId: number; at: Date },
): Promise<void> {
  const isMine = and(
    eq(matches.id, change.matchId),
    eq(matches.investorId, change.investorId),
  );
  const [match] = await queries.select().from(matches).where(isMine);
  if (!match) throw notFound();
  const next =
    match.replacedAt === null
      ? statusAfter(match.status, { type: `match.${change.status}` })
      : null;
  if (next === null || next === "closed") throw unchangeableError();
  const { rowCount } = await queries
    .update(matches)
    .set({ status: next, updatedAt: change.at })
    .where(
      and(isMine, eq(matches.status, match.status), isNull(matches.replacedAt)),
    );
  // The match was changed concurrently, so the chart's decision no longer applies.
  if (rowCount !== 1) throw unchangeableError();
  await recordChanges(queries, [{ match, status: next }], change.at);
}

function unchangeableError() {
  return ruleError(409, { key: "review.refused" });
}

async function notifyBoth(
  { env, outbox }: Pick<ServerContext, "env" | "outbox">,
  queries: Queries,
  matchId: string,
  status: Review["status"],
): Promise<void> {
  const { investee, investor } = await sidesOf(queries, matchId);
  const url = (page: keyof typeof pages) =>
    `${env.publicUrl}${pages[page].path}`;
  if (status === "rejected") {
    await outbox.add(
      queries,
      investee.email,
      declinedMail({
        investor: investor.name,
        matching: url("matching"),
        next: await nextStepOf(queries, investee.accountId),
      }),
    );
    return;
  }
  await outbox.add(
    queries,
    investee.email,
    approvedMail({
      other: investor.name,
      contact: investor.email,
      dashboard: url("investeeDashboard"),
    }),
  );
  await outbox.add(
    queries,
    investor.email,
    approvedMail({
      other: investee.name,
      contact: investee.email,
      dashboard: url("investorDashboard"),
    }),
  );
}

async function sidesOf(queries: Queries, matchId: string) {
  const sideOf = async (
    account: typeof matches.investeeId | typeof matches.investorId,
  ) => {
    const [side] = await queries
      .select({
        accountId: accounts.id,
        email: accounts.email,
        name: profiles.businessName,
      })
      .from(matches)
      .innerJoin(accounts, eq(accounts.id, account))
      .innerJoin(profiles, eq(profiles.accountId, account))
      .where(eq(matches.id, matchId));
    if (!side) throw notFound();
    return side;
  };
  return {
    investee: await sideOf(matches.investeeId),
    investor: await sideOf(matches.investorId),
  };
}
