import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { DECK_PARTS } from "../../contract/api.ts";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { deckProblem } from "../../contract/rules/files.ts";
import type { StoredFile } from "../../contract/wire.ts";
import { holdMember } from "../accounts/open-account.ts";
import type { ServerContext } from "../context.ts";
import type { Database, Queries } from "../database/connection.ts";
import { files } from "../database/schema.ts";
import type { Upload } from "../http/multipart.ts";
import { notFound, refuseField } from "../http/refusal.ts";
import { addFile, filesOf } from "./file-store.ts";

/** What comes with an upload: the deck whose place it takes, and a key by which it can be asked for again. */
export type DeckUpload = {
  readonly upload: Upload | undefined;
  readonly replaces: string | null;
  readonly key: string | null;
};

/** An investee's pitch decks, oldest first. */
export async function pitchDecksOf(
  database: Database,
  accountId: number,
): Promise<readonly StoredFile[]> {
  return (await filesOf(database, accountId)).pitch_deck;
}

/**
 * Keeps one more pitch deck of an investee, or one in the place of another; a former one that is gone already is no
 * problem. With the same key again it gives the deck that it has kept.
 *
 * @throws Refusal 400 for no file, for what is no PDF, PPT or PPTX, and past MAX_PITCH_DECKS.
 */
export async function keepPitchDeck(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  accountId: number,
  { upload, replaces, key }: DeckUpload,
): Promise<StoredFile> {
  if (!upload) throw refuseField(DECK_PARTS.file, { key: "server.required" });
  const problem = deckProblem(upload);
  if (problem) throw refuseField(DECK_PARTS.file, problem);
  const id = key === null ? undefined : idOfKey(accountId, key);
  return database.transaction(async (queries) => {
    // One at a time per account, so that two uploads at once do not both take the last place.
    await holdMember(queries, accountId);
    const kept = id && (await keptDeck(queries, accountId, id));
    if (kept) return kept;
    if (replaces !== null)
      await queries
        .delete(files)
        .where(and(eq(files.id, replaces), decksOf(accountId)));
    if ((await queries.$count(files, decksOf(accountId))) >= MAX_PITCH_DECKS)
      throw refuseField(DECK_PARTS.file, {
        key: "profile.file.deckLimit",
        values: { max: MAX_PITCH_DECKS },
      });
    return addFile(queries, {
      ...(id && { id }),
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

async function keptDeck(
  queries: Queries,
  accountId: number,
  id: string,
): Promise<StoredFile | undefined> {
  const [kept] = await queries
    .select({
      id: files.id,
      name: files.name,
      size: files.size,
      type: files.contentType,
    })
    .from(files)
    .where(and(eq(files.id, id), decksOf(accountId)));
  return kept;
}

// The id that a key of this account stands for: the same again for the same key, and nobody else's.
function idOfKey(accountId: number, key: string): string {
  const hash = createHash("sha256").update(`${accountId}:${key}`).digest("hex");
  return hash.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    "$1-$2-8$3-8$4-$5",
  );
}

function decksOf(accountId: number) {
  return and(eq(files.accountId, accountId), eq(files.kind, "pitch_deck"));
}
