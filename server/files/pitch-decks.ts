import { hash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { DECK_PARTS } from "../../contract/api.ts";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import type { StoredFile } from "../../contract/profile/wire.ts";
import { deckProblem } from "../../contract/rules/files.ts";
import { lockMember } from "../accounts/open-account.ts";
import type { DatabaseAndClock } from "../context.ts";
import type { Database, Queries } from "../database/connection.ts";
import { files } from "../database/schema.ts";
import { fieldError, notFound } from "../http/http-error.ts";
import { addFile, filesOf } from "./file-store.ts";
import type { Upload } from "./multipart.ts";

/** An upload, the id of the deck that it replaces, and its idempotency key. */
type DeckUpload = {
  readonly upload: Upload | undefined;
  readonly replaces: string | null;
  readonly key: string | null;
};

/** Returns an investee's pitch decks, oldest first. */
export async function pitchDecksOf(queries: Queries, accountId: number) {
  return (await filesOf(queries, accountId)).pitch_deck;
}

/**
 * Stores an additional pitch deck of an investee, or replaces one. If the deck to be replaced no longer exists, the new
 * one is added. With a repeated key, returns the deck that is already stored.
 *
 * @throws HttpError 400 if the file is missing, empty, too large, or not a PDF, PPT or PPTX file, or if the investee
 *   would have more than MAX_PITCH_DECKS decks.
 */
export async function storePitchDeck(
  { database, clock }: DatabaseAndClock,
  accountId: number,
  { upload, replaces, key }: DeckUpload,
): Promise<StoredFile> {
  if (!upload) throw fieldError(DECK_PARTS.file, { key: "server.required" });
  const problem = deckProblem(upload);
  if (problem) throw fieldError(DECK_PARTS.file, problem);
  const id = key === null ? undefined : idOfKey(accountId, key);
  return database.transaction(async (queries) => {
    // Serialises uploads of an account, so that two concurrent ones cannot exceed the limit.
    await lockMember(queries, accountId);
    const decks = await pitchDecksOf(queries, accountId);
    const stored = decks.find((deck) => deck.id === id);
    if (stored) return stored;
    if (replaces !== null)
      await queries
        .delete(files)
        .where(and(eq(files.id, replaces), isDeckOf(accountId)));
    if ((await queries.$count(files, isDeckOf(accountId))) >= MAX_PITCH_DECKS)
      throw fieldError(DECK_PARTS.file, {
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

/** Removes a pitch deck. Throws a 404 when this account has no such pitch deck. */
export async function removePitchDeck(
  database: Database,
  accountId: number,
  fileId: string,
): Promise<void> {
  const { rowCount } = await database
    .delete(files)
    .where(and(eq(files.id, fileId), isDeckOf(accountId)));
  if (rowCount !== 1) throw notFound();
}

// Derives a deck id from an account and an idempotency key, so that a repeated key yields the same id.
function idOfKey(accountId: number, key: string): string {
  return hash("sha256", `${accountId}:${key}`).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    "$1-$2-8$3-8$4-$5",
  );
}

function isDeckOf(accountId: number) {
  return and(eq(files.accountId, accountId), eq(files.kind, "pitch_deck"));
}
