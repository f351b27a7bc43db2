import { and, eq, exists, inArray, ne, or } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { type FileKind, files, matches } from "../database/schema.ts";
import { openToInvestor } from "./investor-access.ts";

/** Files that an investor can read while the match is pending. The financial files require approval. */
export const FILES_FROM_PENDING: readonly FileKind[] = ["avatar", "pitch_deck"];

/**
 * Returns a file with its content for its owner and for matched investors: picture and pitch deck from `pending` on, the files on
 * scaling and financial records from approval on, until the match is rejected, replaced or closed. Returns null for other
 * readers, as for a missing file.
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
