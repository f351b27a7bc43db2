import { and, eq } from "drizzle-orm";
import { toProfileForm } from "../../../contract/profile/form.ts";
import type { Profile, StoredFile } from "../../../contract/profile/wire.ts";
import { columnsOf } from "../../../server/database/profile-columns.ts";
import { files, profiles } from "../../../server/database/schema.ts";
import type { Site } from "../browser/site.ts";
import { accountIdOf } from "../members.ts";
import { pdf, png } from "../sample-files.ts";

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
  const samples = decks.map(({ name, type }) => ({ name, contentType: type }));
  await replaceFiles(site, email, "pitch_deck", pdf(), samples);
}

/** Replaces an account's profile picture with a sample picture that has this id. */
export async function setAvatar(
  site: Site,
  email: string,
  id: string,
): Promise<void> {
  const sample = { id, name: "picture.png", contentType: "image/png" };
  await replaceFiles(site, email, "avatar", png, [sample]);
}

type Columns = typeof files.$inferInsert;

async function replaceFiles(
  site: Site,
  email: string,
  kind: Columns["kind"],
  content: Columns["content"],
  samples: readonly Pick<Columns, "id" | "name" | "contentType">[],
): Promise<void> {
  const accountId = await accountIdOf(site, email);
  const { database } = site;
  await database
    .delete(files)
    .where(and(eq(files.accountId, accountId), eq(files.kind, kind)));
  const common = { accountId, kind, size: content.length, content };
  for (const [index, sample] of samples.entries()) {
    const createdAt = new Date(Date.now() + index);
    await database.insert(files).values({ ...common, ...sample, createdAt });
  }
}
