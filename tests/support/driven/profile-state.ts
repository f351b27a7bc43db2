import { and, eq } from "drizzle-orm";
import { toProfileForm } from "../../../contract/profile/form.ts";
import type { Profile, StoredFile } from "../../../contract/profile/wire.ts";
import { columnsOf } from "../../../server/database/profile-columns.ts";
import { files, profiles } from "../../../server/database/schema.ts";
import type { Site } from "../browser/site.ts";
import { accountIdOf } from "../members.ts";
import { pdf, png } from "../sample-files.ts";

const DECK = pdf();

/** Deletes the profile and the files of an account on the server, and stores `profile` unless it is null. */
export async function setProfile(
  site: Site,
  email: string,
  profile: Profile | null,
): Promise<void> {
  const accountId = await accountIdOf(site, email);
  // One transaction, because a page that reads the profile meanwhile must find one.
  await site.database.transaction(async (database) => {
    await database.delete(files).where(eq(files.accountId, accountId));
    await database.delete(profiles).where(eq(profiles.accountId, accountId));
    if (profile === null) return;
    const at = new Date();
    await database.insert(profiles).values({
      accountId,
      createdAt: at,
      updatedAt: at,
      ...columnsOf(toProfileForm(profile), "investee"),
      ...columnsOf(toProfileForm(profile), "investor"),
      matchRerunsUsed: profile.match_reruns_used ?? 0,
    });
  });
}

/** Replaces the pitch decks of an account with sample files that have these names and types. */
export async function setDecks(
  site: Site,
  email: string,
  decks: readonly StoredFile[],
): Promise<void> {
  const accountId = await accountIdOf(site, email);
  const { database } = site;
  await database
    .delete(files)
    .where(and(eq(files.accountId, accountId), eq(files.kind, "pitch_deck")));
  const now = Date.now();
  if (decks.length > 0)
    await database.insert(files).values(
      decks.map(({ name, type }, index) => ({
        accountId,
        kind: "pitch_deck" as const,
        name,
        contentType: type,
        size: DECK.length,
        content: DECK,
        createdAt: new Date(now + index),
      })),
    );
}

/** Sets an account's profile picture to a sample picture that has this id. If `id` is null, removes the picture. */
export async function setAvatar(
  site: Site,
  email: string,
  id: string | null,
): Promise<void> {
  const accountId = await accountIdOf(site, email);
  const { database } = site;
  await database
    .delete(files)
    .where(and(eq(files.accountId, accountId), eq(files.kind, "avatar")));
  if (id !== null)
    await database.insert(files).values({
      id,
      accountId,
      kind: "avatar",
      name: "picture.png",
      contentType: "image/png",
      size: png.length,
      content: png,
      createdAt: new Date(),
    });
}
