import { and, eq } from "drizzle-orm";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { deckProblem } from "../../contract/rules/files.ts";
import type { StoredFile } from "../../contract/wire.ts";
import type { ServerContext } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { accounts, files } from "../database/schema.ts";
import type { Upload } from "../http/multipart.ts";
import { notFound, refuseField } from "../http/refusal.ts";
import { addFile } from "./file-store.ts";

/** The file field of a pitch deck's form. */
export const DECK_FIELD = "pitch_deck";

/**
 * Keeps one more pitch deck of an investee.
 *
 * @throws Refusal 400 for no file, for what is no PDF, PPT or PPTX, and past MAX_PITCH_DECKS.
 */
export async function keepPitchDeck(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  accountId: number,
  upload: Upload | undefined,
): Promise<StoredFile> {
  if (!upload) throw refuseField(DECK_FIELD, { key: "server.required" });
  const problem = deckProblem(upload);
  if (problem) throw refuseField(DECK_FIELD, problem);
  return database.transaction(async (queries) => {
    // One at a time per account, so that two uploads at once do not both take the last place.
    await queries
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for("no key update");
    const kept = await queries.$count(files, decksOf(accountId));
    if (kept >= MAX_PITCH_DECKS)
      throw refuseField(DECK_FIELD, {
        key: "profile.file.deckLimit",
        values: { max: MAX_PITCH_DECKS },
      });
    return addFile(queries, {
      accountId,
      kind: "pitch_deck",
      upload,
      at: new Date(clock.now()),
    });
  });
}

/**
 * Removes a pitch deck.
 *
 * @throws Refusal 404 for a file that is no pitch deck of this account.
 */
export async function removePitchDeck(
  database: Database,
  accountId: number,
  fileId: string,
): Promise<void> {
  const { rowCount } = await database
    .delete(files)
    .where(and(eq(files.id, fileId), decksOf(accountId)));
  if (rowCount !== 1) throw notFound();
}

function decksOf(accountId: number) {
  return and(eq(files.accountId, accountId), eq(files.kind, "pitch_deck"));
}
