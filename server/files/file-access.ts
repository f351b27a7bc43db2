import { and, eq, exists, inArray, ne, or } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { type FileKind, files, matches } from "../database/schema.ts";
import { openToInvestor } from "../matches/investor-access.ts";

/** What an investor may read while the match is pending; the financial files wait for approval. */
export const FILES_FROM_PENDING: readonly FileKind[] = ["avatar", "pitch_deck"];

/**
 * A file with its content, for its owner and for the investors that the decisions allow: picture and pitch deck from
 * `pending` on, the files on scaling and financial records from approval on. It ends when the match is rejected,
 * replaced or closed. Null for everybody else, as for a file that is not there.
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
        openToInvestor(),
        or(
          ne(matches.status, "pending"),
          inArray(files.kind, [...FILES_FROM_PENDING]),
        ),
      ),
    );
  const [file] = await queries
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        or(eq(files.accountId, readerId), exists(matched)),
      ),
    );
  return file ?? null;
}
