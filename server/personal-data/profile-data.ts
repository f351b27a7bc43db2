import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import {
  files,
  investorCriteria,
  matchReruns,
  profiles,
} from "../database/schema.ts";

/** Reads an account's profile and matching data. Exports every column, because none contains a secret. */
export async function profileData(queries: Queries, accountId: number) {
  const [profile] = await queries
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId));
  return {
    profile: profile ? byColumnName(profile) : null,
    found_by_matching_as: await queries
      .select({
        sector: investorCriteria.sector,
        investment_type: investorCriteria.investmentType,
        stage: investorCriteria.stage,
        ticket_range: investorCriteria.ticketRange,
        country: investorCriteria.country,
      })
      .from(investorCriteria)
      .where(eq(investorCriteria.accountId, accountId))
      .orderBy(asc(investorCriteria.id)),
    reruns: await queries
      .select({
        idempotency_key: matchReruns.idempotencyKey,
        created_at: matchReruns.createdAt,
        answer: matchReruns.answer,
      })
      .from(matchReruns)
      .where(eq(matchReruns.investeeId, accountId))
      .orderBy(asc(matchReruns.createdAt)),
  };
}

/**
 * Lists the files of an account with their paths in the archive. Files are numbered by kind, because two may have the same name.
 */
export async function fileData(queries: Queries, accountId: number) {
  const rows = await queries
    .select({
      id: files.id,
      kind: files.kind,
      name: files.name,
      content_type: files.contentType,
      size: files.size,
      created_at: files.createdAt,
    })
    .from(files)
    .where(eq(files.accountId, accountId))
    .orderBy(asc(files.kind), asc(files.createdAt), asc(files.id));
  return rows.map((row, index) => {
    const firstOfKind = rows.findIndex(({ kind }) => kind === row.kind);
    const number = index - firstOfKind + 1;
    return { ...row, path: `files/${row.kind}/${number}-${row.name}` };
  });
}

/** Returns the content of a file, or null when it was removed in the meantime. */
export async function fileContent(
  queries: Queries,
  fileId: string,
): Promise<Buffer | null> {
  const [file] = await queries
    .select({ content: files.content })
    .from(files)
    .where(eq(files.id, fileId));
  return file?.content ?? null;
}

function byColumnName(profile: typeof profiles.$inferSelect) {
  const columns = Object.entries(getTableColumns(profiles));
  return Object.fromEntries(
    columns
      .filter(([key]) => key !== "accountId")
      .map(([key, column]) => [column.name, Reflect.get(profile, key)]),
  );
}
