import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
} from "drizzle-orm";
import { MATCH_STATUSES } from "../../contract/enumerations.ts";
import type { MatchedProfile } from "../../contract/profile/wire.ts";
import {
  matchSnapshot,
  snapshotOf,
} from "../../machines/match-status/chart.ts";
import type { Queries } from "../database/connection.ts";
import { matchedProfileResponse } from "../database/profile-columns.ts";
import { type FileKind, files, matches, profiles } from "../database/schema.ts";
import { filesOf } from "../files/file-store.ts";
import type { MatchRow } from "./lifecycle.ts";

/** Files that an investor can read while the match is pending. The financial files require approval. */
const FILES_WHILE_PENDING: FileKind[] = ["avatar", "pitch_deck"];

/** Returns whether the investor can read the investee's profile: false if the match is rejected or has ended. */
export function isReadableByInvestor({
  status,
  end,
}: Pick<MatchRow, "status" | "end">): boolean {
  return snapshotOf({ status, replaced: end !== null }).hasTag("readable");
}

/** Returns `isReadableByInvestor` as a condition on a row of `matches`. */
function readableCondition(): SQL | undefined {
  const readable = MATCH_STATUSES.filter((status) =>
    matchSnapshot(status).hasTag("readable"),
  );
  return and(isNull(matches.end), inArray(matches.status, readable));
}

/** Returns the profile of an investee for the investor of a match; null if there is none, or it is rejected or has ended. */
export async function matchedProfile(
  queries: Queries,
  matchId: string,
  investorId: number,
): Promise<MatchedProfile | null> {
  const [row] = await queries
    .select({ status: matches.status, profile: profiles })
    .from(matches)
    .innerJoin(profiles, eq(profiles.accountId, matches.investeeId))
    .where(
      and(
        eq(matches.id, matchId),
        eq(matches.investorId, investorId),
        readableCondition(),
      ),
    );
  if (!row) return null;
  const files = await filesOf(queries, row.profile.accountId);
  return matchedProfileResponse(row.profile, files, row.status !== "pending");
}

/**
 * Returns a file without its content if the reader is the file's owner or a matched investor. The investor can read the
 * picture and pitch decks while the match is pending, and all files after approval, until the match is rejected
 * or ends. In all other cases, returns null, as for a file that does not exist.
 */
export async function readableFile(
  queries: Queries,
  fileId: string,
  readerId: number,
) {
  const matched = queries
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.investeeId, files.accountId),
        eq(matches.investorId, readerId),
        readableCondition(),
        or(
          ne(matches.status, "pending"),
          inArray(files.kind, FILES_WHILE_PENDING),
        ),
      ),
    );
  const { id, name, contentType } = files;
  const [file] = await queries
    .select({ id, name, contentType })
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        or(eq(files.accountId, readerId), exists(matched)),
      ),
    );
  return file ?? null;
}
