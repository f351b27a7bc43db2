import { eq } from "drizzle-orm";
import type { Profile } from "../../contract/profile/wire.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { profileAnswer } from "../database/profile-columns.ts";
import { profiles } from "../database/schema.ts";
import { filesOf } from "../files/file-store.ts";
import { inUploadSlot } from "../files/upload-limits.ts";
import { notFound } from "../http/http-error.ts";
import { readProfileSave } from "../profile/profile-request.ts";
import { createProfile, updateProfile } from "../profile/profile-save.ts";
import { BODY_ERRORS, type CallErrors, FORM_ERRORS, route } from "./route.ts";

const PROFILE_ERRORS: CallErrors = { ...BODY_ERRORS, ...FORM_ERRORS };

const readRoute = route("profile", {
  summary: "The caller's own profile; 404 while there is none.",
  errors: { 404: "There is no profile yet." },
  handle: ({ context, member }) => ownProfile(context, member),
});

const createRoute = route("createProfile", {
  summary:
    "Creates the caller's profile, from a multipart form or JSON; 409 when there is one.",
  errors: { ...PROFILE_ERRORS, 409: "There is a profile already." },
  async handle({ context, member, request }) {
    await inUploadSlot(
      context,
      request,
      () => readProfileSave(context, member, request),
      (save) => createProfile(context, member, save),
    );
    return ownProfile(context, member);
  },
});

const updateRoute = route("updateProfile", {
  summary:
    "Updates the caller's profile, from a multipart form or JSON; 404 while there is none. What is not sent stays.",
  errors: { ...PROFILE_ERRORS, 404: "There is no profile yet." },
  async handle({ context, member, request }) {
    await inUploadSlot(
      context,
      request,
      () => readProfileSave(context, member, request),
      (save) => updateProfile(context, member, save),
    );
    return ownProfile(context, member);
  },
});

async function ownProfile(
  { database }: ServerContext,
  member: Member,
): Promise<Profile> {
  const [row] = await database
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, member.accountId));
  if (!row) throw notFound();
  const files = await filesOf(database, member.accountId);
  return profileAnswer(member, row, files);
}

/** Routes to read, create and update the member's own profile. */
export const profileRoutes = [readRoute, createRoute, updateRoute];
