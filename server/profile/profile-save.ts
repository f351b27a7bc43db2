import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { baseVersion, profileBodies } from "../../contract/calls/profile.ts";
import type { UserType } from "../../contract/enumerations.ts";
import type { Message } from "../../contract/messages/index.ts";
import {
  FORM_FIELDS,
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
import type { DatabaseAndClock, ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import {
  columnsOf,
  findProfile,
  type ProfileRow,
  profileResponse,
  profileValues,
} from "../database/profile-columns.ts";
import { files, profiles } from "../database/schema.ts";
import { addFile, filesOf, removeFiles } from "../files/file-store.ts";
import { type Form, readForm } from "../files/multipart.ts";
import { fieldErrors, notFound, ruleError } from "../http/http-error.ts";
import { parseInput } from "../http/input.ts";
import { enforceLimit } from "../limits/limits.ts";
import { uploads as uploadLimit } from "../limits/rules.ts";
import { refreshInvestorCriteria } from "../matches/investor-criteria.ts";
import { notifyMatches } from "../matches/lifecycle.ts";

/** A profile change: changed fields, new files, and files to remove. */
type ProfileSave = Awaited<ReturnType<typeof readProfileSave>>;

/**
 * Creates or updates a member's profile. Fields that the change does not contain keep their values.
 *
 * An update that is based on an older version is a conflict, unless it would change nothing: after a lost response,
 * the client repeats a save that has already been stored.
 *
 * @throws HttpError 400 with `{field: [..]}` for invalid fields, 409 when the profile to create already exists, 404
 *   when the profile to update does not exist, 409 with the fields and the current profile for a conflict.
 */
export async function saveProfile(
  { database, clock }: DatabaseAndClock,
  member: Member,
  save: ProfileSave,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { accountId, userType } = member;
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
    const changedFields = row
      ? fieldsChangedBy(stored, { ...row, ...columns })
      : FORM_FIELDS;
    if (row && save.version !== undefined && save.version !== row.version) {
      const changedFiles = await filesChangedBy(queries, accountId, save);
      if (changedFields.length + changedFiles.length === 0) return;
      const stored = await filesOf(queries, accountId);
      const profile = profileResponse(member, row, stored);
      const fields = [...changedFields, ...changedFiles];
      throw ruleError(409, { key: "profile.conflict" }, { fields, profile });
    }
    const hasFiles = uploads.size + removals.length > 0;
    const isChanged = hasFiles || changedFields.length > 0;
    const version = row ? row.version + (isChanged ? 1 : 0) : 1;
    const set = { ...columns, version, updatedAt: at };
    await queries
      .insert(profiles)
      .values({ ...set, accountId, createdAt: at })
      .onConflictDoUpdate({ target: profiles.accountId, set });
    await removeFiles(queries, accountId, [...uploads.keys(), ...removals]);
    for (const [kind, upload] of uploads)
      await addFile(queries, { accountId, kind, upload, at });
    if (userType === "investor")
      await refreshInvestorCriteria(queries, accountId, at);
    if (isChanged) await notifyMatches(queries, accountId, at);
  });
}

/** Returns the fields whose values differ between a stored profile and a row. */
function fieldsChangedBy(before: ProfileForm, row: ProfileRow) {
  const after = toProfileForm(profileValues(row));
  return FORM_FIELDS.filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
}

/** Returns the files that a save would replace or remove. An upload of a stored file changes nothing. */
async function filesChangedBy(
  queries: Queries,
  accountId: number,
  { uploads, removals }: ProfileSave,
): Promise<readonly ProfileFile[]> {
  const kinds = [...uploads.keys(), ...removals];
  if (kinds.length === 0) return [];
  const stored = await queries
    .select({ kind: files.kind, name: files.name, content: files.content })
    .from(files)
    .where(and(eq(files.accountId, accountId), inArray(files.kind, kinds)));
  return kinds.filter((kind) => {
    const upload = uploads.get(kind);
    const file = stored.find((row) => row.kind === kind);
    if (!upload || !file) return upload !== undefined || file !== undefined;
    return upload.name !== file.name || !upload.content.equals(file.content);
  });
}

function checkProblems(
  form: ProfileForm,
  userType: UserType,
  { uploads }: ProfileSave,
): void {
  const problems: Record<string, Message[]> = {};
  const fields = Object.entries(profileProblems(form, userType));
  for (const [field, problem] of fields) problems[field] = [problem.message];
  for (const [field, upload] of uploads) {
    const problem = profileFileProblem(field, upload, userType);
    if (problem) problems[field] = [problem];
  }
  if (Object.keys(problems).length > 0) throw fieldErrors(problems);
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
) {
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
    /** The version of the profile that the change is based on, 0 if there was none, or undefined if it is unknown. */
    version: parseInput(z.object({ version: baseVersion }), {
      version: fields.version,
    }).version,
  };
}
