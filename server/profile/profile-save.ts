import { isDeepStrictEqual } from "node:util";
import type { FastifyRequest } from "fastify";
import {
  type ProfileChange,
  profileBodies,
} from "../../contract/calls/profile.ts";
import type { UserType } from "../../contract/enumerations.ts";
import { textOf } from "../../contract/messages/index.ts";
import {
  type ProfileFile,
  profileFiles,
} from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  type ProfileForm,
  profileProblems,
  toProfileForm,
} from "../../contract/profile/form.ts";
import { profileFileProblem } from "../../contract/rules/files.ts";
import { lockMember } from "../accounts/open-account.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import {
  columnsOf,
  findProfile,
  profileValues,
} from "../database/profile-columns.ts";
import { profiles } from "../database/schema.ts";
import { addFile, removeFiles } from "../files/file-store.ts";
import { type Form, readForm, type Upload } from "../files/multipart.ts";
import { HttpError, notFound, ruleError } from "../http/http-error.ts";
import { parseInput } from "../http/input.ts";
import { enforceLimit } from "../limits/limits.ts";
import { uploads as uploadLimit } from "../limits/rules.ts";
import { notifyMatches } from "../matches/lifecycle.ts";
import { refreshInvestorCriteria } from "../matching/investor-criteria.ts";

/** A profile change: changed fields, new files, and files to remove. */
export type ProfileSave = {
  readonly change: ProfileChange;
  readonly uploads: ReadonlyMap<ProfileFile, Upload>;
  readonly removals: readonly ProfileFile[];
};

/**
 * Creates or updates a member's profile. Fields that the change does not contain keep their values.
 *
 * @throws HttpError 400 with `{field: [..]}` for invalid fields, 409 when the profile to create already exists, 404
 *   when the profile to update does not exist.
 */
export async function saveProfile(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { accountId, userType }: Member,
  save: ProfileSave,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { change, uploads, removals } = save;
  const at = new Date(clock.now());
  await database.transaction(async (queries) => {
    // Locks the account, not the profile, which may not exist yet. A concurrent save waits until this transaction ends.
    await lockMember(queries, accountId);
    const row = await findProfile(queries, accountId);
    if (row && isNew) throw ruleError(409, { key: "profile.exists" });
    if (!row && !isNew) throw notFound();
    const stored = row ? toProfileForm(profileValues(row)) : EMPTY_PROFILE_FORM;
    const form: ProfileForm = { ...stored, ...change };
    checkProblems(form, userType, save);
    const columns = columnsOf(form, userType);
    const set = { ...columns, updatedAt: at };
    await queries
      .insert(profiles)
      .values({ ...set, accountId, createdAt: at })
      .onConflictDoUpdate({ target: profiles.accountId, set });
    await removeFiles(queries, accountId, [...uploads.keys(), ...removals]);
    for (const [kind, upload] of uploads)
      await addFile(queries, { accountId, kind, upload, at });
    if (userType === "investor")
      await refreshInvestorCriteria(queries, accountId);
    const hasFiles = uploads.size + removals.length > 0;
    if (hasFiles || !isDeepStrictEqual(columns, columnsOf(stored, userType)))
      await notifyMatches(queries, accountId, at);
  });
}

function checkProblems(
  form: ProfileForm,
  userType: UserType,
  { uploads }: ProfileSave,
): void {
  const problems: Record<string, string[]> = {};
  const fields = Object.entries(profileProblems(form, userType));
  for (const [field, problem] of fields)
    problems[field] = [textOf(problem.message)];
  for (const [field, upload] of uploads) {
    const problem = profileFileProblem(field, upload, userType);
    if (problem) problems[field] = [textOf(problem)];
  }
  if (Object.keys(problems).length > 0) throw new HttpError(400, problems);
}

/**
 * Parses a profile request, as a multipart form or JSON. An empty string in a file field removes the file.
 *
 * @throws HttpError 400 for an invalid request, 411 when a form has no Content-Length, 413 when it is too large, 429
 *   when a form with a file exceeds the rate limit for uploads.
 */
export async function readProfileSave(
  context: Pick<ServerContext, "limits">,
  { accountId, userType }: Member,
  request: FastifyRequest,
): Promise<ProfileSave> {
  const fileFields = profileFiles(userType);
  const { fields, files }: Form<ProfileFile> = request.isMultipart()
    ? await readForm(request, {
        fileFields,
        isUpload: false,
        beforeFiles: () =>
          enforceLimit(context, uploadLimit, String(accountId)),
      })
    : {
        fields: (request.body ?? {}) as Record<string, unknown>,
        files: new Map(),
      };
  return {
    change: parseInput(profileBodies[userType], fields),
    uploads: files,
    removals: fileFields.filter((field) => fields[field] === ""),
  };
}
