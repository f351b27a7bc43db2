import { eq, getTableColumns, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { profileConflict } from "../../contract/calls/profile.ts";
import type { Profile } from "../../contract/profile/wire.ts";
import {
  type Member,
  memberColumns,
  selectMembers,
} from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { jsonObject } from "../database/columns.ts";
import { findProfile, profileResponse } from "../database/profile-columns.ts";
import { accounts, profiles } from "../database/schema.ts";
import { batched, prepared } from "../database/statements.ts";
import { filesByKind, filesColumn, filesOf } from "../files/file-store.ts";
import { notFound } from "../http/http-error.ts";
import { profileSaves } from "../limits/rules.ts";
import { readProfileSave, saveProfile } from "../profile/profile-save.ts";
import {
  BODY_ERRORS,
  type CallErrors,
  FORM_ERRORS,
  perAccount,
  route,
} from "./route.ts";

const PROFILE_ERRORS: CallErrors = { ...BODY_ERRORS, ...FORM_ERRORS };

const findOwnProfile = batched(
  prepared("find_own_profile", (queries) => {
    const { createdAt, updatedAt, ...columns } = getTableColumns(profiles);
    return selectMembers(queries, {
      member: memberColumns,
      profile: jsonObject(columns),
      files: filesColumn(accounts.id),
      isCreated: sql<boolean>`${profiles.accountId} is not null`,
    }).leftJoin(profiles, eq(profiles.accountId, accounts.id));
  }),
);

export const profileRoutes = [
  route("profile", {
    summary: "Returns the caller's profile, or 404 if it does not exist yet.",
    errors: { 404: "The profile does not exist yet." },
    memberQuery: findOwnProfile,
    async handle({ member, rows: [row] }) {
      if (!row?.isCreated) throw notFound();
      return profileResponse(member, row.profile, filesByKind(row.files));
    },
  }),
  route("createProfile", {
    summary:
      "Creates the caller's profile from a multipart form or JSON; 409 if it already exists.",
    rateLimit: perAccount(profileSaves),
    errors: { ...PROFILE_ERRORS, 409: "The profile already exists." },
    handle: (input) => save(input, { isNew: true }),
  }),
  route("updateProfile", {
    summary:
      "Updates the caller's profile from a multipart form or JSON; 404 if it does not exist yet. Omitted fields do not change. With `version`, the save is rejected if the profile has changed since that version.",
    rateLimit: perAccount(profileSaves),
    errors: {
      ...PROFILE_ERRORS,
      404: "The profile does not exist yet.",
      409: {
        description:
          "The profile has changed since `version`. Contains the fields that the save would change, and the current profile.",
        body: profileConflict,
      },
    },
    handle: (input) => save(input, { isNew: false }),
  }),
];

async function save(
  input: {
    readonly context: ServerContext;
    readonly member: Member;
    readonly request: FastifyRequest;
  },
  options: { isNew: boolean },
): Promise<Profile> {
  const { context, member, request } = input;
  const { accountId } = member;
  await context.fileSlots.upload(
    request,
    accountId,
    () => readProfileSave(context, member, request),
    (change) => saveProfile(context, member, change, options),
  );
  const row = await findProfile(context.database, accountId);
  if (!row) throw notFound();
  const files = await filesOf(context.database, accountId);
  return profileResponse(member, row, files);
}
