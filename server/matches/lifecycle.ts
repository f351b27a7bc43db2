import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { MatchEvent } from "../../contract/calls/matches.ts";
import { MATCH_ANSWER_TIME } from "../../contract/constants.ts";
import {
  MATCH_ENDS,
  MATCH_STATUSES,
  type MatchEnd,
} from "../../contract/enumerations.ts";
import { reasonsOf } from "../../contract/scoring.ts";
import { matchSnapshot } from "../../machines/match-status/chart.ts";
import type { Queries } from "../database/connection.ts";
import { matchEvents, matches, updates } from "../database/schema.ts";
import { prepared, preparedInsert } from "../database/statements.ts";
import { addUpdates, notification, payloadsOf } from "../updates/updates.ts";
import { lockOverdueInvestors, restoreInvestors } from "./investor-criteria.ts";

export type MatchRow = typeof matches.$inferSelect;
/** A change of a match, named as in the match's history. The event of the match chart is `match.<change>`. */
type MatchChange = Exclude<MatchEvent["status"], "pending">;

/** Maximum number of matches whose other side gets an update about a changed profile. */
const MAX_NOTIFIED_MATCHES = 1_000;

const insertMatches = preparedInsert(matches);

/** Returns the condition that an account is one of the two sides of a match. */
export function involves(accountId: number | SQL): SQL | undefined {
  return or(
    eq(matches.investeeId, accountId),
    eq(matches.investorId, accountId),
  );
}

/** Returns when the investor is asked to answer a match, in ISO 8601 and UTC; null when it is decided or has ended. */
export function answerByOf({
  status,
  end,
  answerBy,
}: Pick<MatchRow, "status" | "end"> & {
  readonly answerBy: Date | string;
}): string | null {
  const isUnanswered = status === "pending" && end === null;
  return isUnanswered ? new Date(answerBy).toISOString() : null;
}

/** Returns the time at which a match ended without funding, or null. A match cannot change after its end. */
export function endedAt({ end, updatedAt }: MatchRow): Date | null {
  return end === null ? null : updatedAt;
}

type NewMatch = Pick<
  MatchRow,
  "investeeId" | "investorId" | "score" | "outcomes" | "replacesId" | "rerunKey"
>;

/** Adds pending matches, their first history entries, and an update for both sides. Returns the matches. */
export async function createMatches(
  queries: Queries,
  added: readonly NewMatch[],
  at: Date,
): Promise<readonly MatchRow[]> {
  if (added.length === 0) return [];
  const status = "pending" as const;
  // Lists order matches of the same score and time by their ids, and so in the order of `added`.
  const ids = added.map(() => randomUUID()).toSorted();
  const created = await insertMatches(
    queries,
    added.map((match, index) => ({
      ...match,
      id: ids[index],
      reasons: {
        investee: reasonsOf(match.outcomes, "investee"),
        investor: reasonsOf(match.outcomes, "investor"),
      },
      status,
      createdAt: at,
      updatedAt: at,
      answerBy: new Date(at.getTime() + MATCH_ANSWER_TIME),
    })),
  );
  await recordChange(queries, created, status, at);
  return created;
}

/**
 * Changes the selected matches whose state allows the change according to the match chart. Records the change in
 * the matches' histories and in the updates for both sides. The update statement itself checks the state, so no
 * concurrent change can occur between check and update. Call the function in the transaction that also adds the emails.
 *
 * @param selected A condition on `matches`.
 * @returns The changed matches. A selected match that is not among them could not be changed.
 */
export async function changeMatches(
  queries: Queries,
  change: MatchChange,
  selected: SQL | undefined,
  {
    at,
    ...columns
  }: {
    at: Date;
    fundedAmount?: string;
    decisionMailAt?: Date;
    mailedStatus?: SQL;
  },
): Promise<readonly MatchRow[]> {
  const allowed = MATCH_STATUSES.filter((status) =>
    matchSnapshot(status).can({ type: `match.${change}` }),
  );
  const overdueInvestors = await lockOverdueInvestors(queries, selected, at);
  const changed = await queries
    .update(matches)
    .set({
      ...columns,
      ...(isEnd(change) ? { end: change } : { status: change }),
      // It explains the last decline only.
      declineReason: null,
      updatedAt: at,
    })
    .where(and(selected, isNull(matches.end), inArray(matches.status, allowed)))
    .returning();
  await restoreInvestors(queries, overdueInvestors, at);
  await recordChange(queries, changed, change, at);
  return changed;
}

/** Closes those matches of an account that can still change. Call it in the transaction that closes the account. */
export async function closeMatchesOf(
  queries: Queries,
  accountId: number,
  at: Date,
): Promise<void> {
  await changeMatches(queries, "closed", involves(accountId), { at });
}

/**
 * Adds a `changed` update for the other side of each of an account's matches that is not rejected and has not ended.
 * It replaces the match's previous `changed` update, because a response contains only a limited number of updates. Call
 * this function in the transaction that changes the account's displayed data, such as its name. Handles at most
 * MAX_NOTIFIED_MATCHES matches.
 *
 * @param selected A condition on the matches; without it, all of them.
 */
export async function notifyMatches(
  queries: Queries,
  accountId: number,
  at: Date,
  selected?: SQL,
): Promise<void> {
  const openMatches = await queries
    .select()
    .from(matches)
    .where(
      and(
        involves(accountId),
        isNull(matches.end),
        ne(matches.status, "rejected"),
        selected,
      ),
    )
    .limit(MAX_NOTIFIED_MATCHES);
  await addChangedUpdates(queries, openMatches, accountId, at);
}

/** Adds a `changed` update of these matches for the side that is not `accountId`, instead of the previous one. */
export async function addChangedUpdates(
  queries: Queries,
  changed: readonly MatchRow[],
  accountId: number,
  at: Date,
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  await queries
    .delete(updates)
    .where(
      and(
        inArray(updates.matchId, ids),
        eq(updates.kind, "changed"),
        ne(updates.accountId, accountId),
      ),
    );
  await addUpdates(
    queries,
    changed.map(({ id, investeeId, investorId }) => ({
      accountId: accountId === investeeId ? investorId : investeeId,
      matchId: id,
      kind: "changed" as const,
    })),
    at,
  );
}

function isEnd(change: MatchChange): change is MatchEnd {
  return MATCH_ENDS.some((end) => end === change);
}

/** Adds a change to the history of each match, and an update for each side. */
async function recordChange(
  queries: Queries,
  changed: readonly MatchRow[],
  kind: MatchEvent["status"],
  at: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const investees = changed.map(({ investeeId }) => investeeId);
  const investors = changed.map(({ investorId }) => investorId);
  await insertChanges(queries, {
    ids: changed.map(({ id }) => id),
    investees,
    investors,
    kind,
    at,
    payloads: payloadsOf([...investees, ...investors]),
  });
}

/** Takes the rows as arrays, so that one statement suffices for any number of matches, and notifies the nodes. */
const insertChanges = prepared("insert_changes", (queries) => {
  const { placeholder } = sql;
  const change = sql`match_id, ${placeholder("kind")}, ${placeholder("at")}::timestamptz from changed order by position`;
  const changed = queries.$with("changed", {}).as(sql`
    select * from unnest(
      ${placeholder("ids")}::uuid[], ${placeholder("investees")}::bigint[], ${placeholder("investors")}::bigint[]
    ) with ordinality as changed (match_id, investee_id, investor_id, position)`);
  const events = queries.$with("events", {}).as(sql`
    insert into ${matchEvents} (match_id, status, at) select ${change}`);
  const sent = queries.$with("sent", {}).as(sql`
    insert into ${updates} (account_id, match_id, kind, at) select unnest(array[investee_id, investor_id]), ${change}`);
  return queries
    .with(changed, events, sent)
    .select({ notified: notification })
    .from(sql`unnest(${placeholder("payloads")}::text[]) as payload`);
});
