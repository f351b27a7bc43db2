import { eq } from "drizzle-orm";
import type { ProfileChange } from "../../contract/calls/profile.ts";
import type { UserType } from "../../contract/enumerations.ts";
import { say } from "../../contract/messages/index.ts";
import type { ProfileFile } from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  type ProfileForm,
  profileProblems,
} from "../../contract/profile/form.ts";
import { profileFileProblem } from "../../contract/rules/files.ts";
import { holdMember } from "../accounts/open-account.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import {
  columnsOf,
  type ProfileRow,
  storedForm,
} from "../database/profile-columns.ts";
import { profiles } from "../database/schema.ts";
import { addFile, removeFiles } from "../files/file-store.ts";
import type { Upload } from "../files/multipart.ts";
import { HttpError, notFound, ruleError } from "../http/http-error.ts";
import { notifyMatches } from "../matches/lifecycle.ts";
import { refreshInvestorCriteria } from "../matching/investor-criteria.ts";

/** A profile change: changed fields, new files, and files to remove. */
export type ProfileSave = {
  readonly change: ProfileChange;
  readonly uploads: ReadonlyMap<ProfileFile, Upload>;
  readonly removals: readonly ProfileFile[];
};
type Store = Pick<ServerContext, "database" | "clock">;

/**
 * Creates a member's profile.
 *
 * @throws HttpError 400 with `{field: [..]}` for invalid fields, 409 when the profile already exists.
 */
export function createProfile(store: Store, member: Member, save: ProfileSave) {
  return write(store, member, save, (row) => {
    if (row) throw ruleError(409, { key: "profile.exists" });
  });
}

/**
 * Updates a member's profile. Fields that the change does not contain keep their values.
 *
 * @throws HttpError 400 with `{field: [..]}` for invalid fields, 404 without a profile.
 */
export function updateProfile(store: Store, member: Member, save: ProfileSave) {
  return write(store, member, save, (row) => {
    if (!row) throw notFound();
  });
}

async function write(
  { database, clock }: Store,
  member: Member,
  save: ProfileSave,
  check: (row: ProfileRow | undefined) => void,
): Promise<void> {
  const at = new Date(clock.now());
  await database.transaction(async (queries) => {
    const row = await lockedProfile(queries, member.accountId);
    check(row);
    const form: ProfileForm = {
      ...(row ? storedForm(row) : EMPTY_PROFILE_FORM),
      ...save.change,
    };
    checkProblems(form, member.userType, save);
    await keep(queries, member, form, at);
    await keepFiles(queries, member.accountId, save, at);
    if (member.userType === "investor")
      await refreshInvestorCriteria(queries, member.accountId);
    await notifyMatches(queries, member.accountId, at);
  });
}

// Locks the account, because the profile may not exist yet: a second save waits for the first.
async function lockedProfile(queries: Queries, accountId: number) {
  await holdMember(queries, accountId);
  const [row] = await queries
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId));
  return row;
}

function checkProblems(
  form: ProfileForm,
  userType: UserType,
  { uploads }: ProfileSave,
): void {
  const problems: Record<string, string[]> = {};
  for (const [field, problem] of Object.entries(
    profileProblems(form, userType),
  ))
    problems[field] = [say(problem.message)];
  for (const [slot, upload] of uploads) {
    const problem = profileFileProblem(slot, upload, userType);
    if (problem) problems[slot] = [say(problem)];
  }
  if (Object.keys(problems).length > 0) throw new HttpError(400, problems);
}

async function keep(
  queries: Queries,
  { accountId, userType }: Member,
  form: ProfileForm,
  at: Date,
): Promise<void> {
  const columns = columnsOf(form, userType);
  await queries
    .insert(profiles)
    .values({ ...columns, accountId, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: profiles.accountId,
      set: { ...columns, updatedAt: at },
    });
}

async function keepFiles(
  queries: Queries,
  accountId: number,
  { uploads, removals }: ProfileSave,
  at: Date,
): Promise<void> {
  await removeFiles(queries, accountId, [...uploads.keys(), ...removals]);
  for (const [kind, upload] of uploads)
    await addFile(queries, { accountId, kind, upload, at });
}
