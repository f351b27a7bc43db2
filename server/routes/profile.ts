import { eq } from "drizzle-orm";
import { z } from "zod";
import { PROFILE_FILES } from "../../contract/profile/fields.ts";
import {
  profileAnswer as profileAnswerSchema,
  profileBody,
} from "../../contract/schemas/profile.ts";
import type { Profile } from "../../contract/wire.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { profiles } from "../database/schema.ts";
import { filesOf } from "../files/file-store.ts";
import { inUploadSlot } from "../files/upload-limits.ts";
import { notFound } from "../http/http-error.ts";
import {
  BODY_ERRORS,
  type CallErrors,
  FORM_ERRORS,
  memberRoute,
  type Route,
} from "../http/route.ts";
import { profileAnswer } from "../profile/profile-columns.ts";
import { readProfileSave } from "../profile/profile-request.ts";
import { createProfile, updateProfile } from "../profile/profile-save.ts";

/** Routes to read, create and update the member's own profile. */
export function profileRoutes(context: ServerContext): Route[] {
  return [read(context), create(context), update(context)];
}

function read(context: ServerContext): Route {
  return memberRoute(context, {
    call: "profile",
    summary: "The caller's own profile; 404 while there is none.",
    answer: profileAnswerSchema,
    errors: { 404: "There is no profile yet." },
    handle: ({ member }) => ownProfile(context, member),
  });
}

function create(context: ServerContext): Route {
  return described(
    memberRoute(context, {
      call: "createProfile",
      summary:
        "Creates the caller's profile, from a multipart form or JSON; 409 when there is one.",
      answer: profileAnswerSchema,
      status: 201,
      errors: { ...PROFILE_ERRORS, 409: "There is a profile already." },
      async handle({ member, request }) {
        await inUploadSlot(
          context,
          request,
          () => readProfileSave(context, member, request),
          (save) => createProfile(context, member, save),
        );
        return ownProfile(context, member);
      },
    }),
  );
}

function update(context: ServerContext): Route {
  return described(
    memberRoute(context, {
      call: "updateProfile",
      summary:
        "Updates the caller's profile, from a multipart form or JSON; 404 while there is none. What is not sent stays.",
      answer: profileAnswerSchema,
      errors: { ...PROFILE_ERRORS, 404: "There is no profile yet." },
      async handle({ member, request }) {
        await inUploadSlot(
          context,
          request,
          () => readProfileSave(context, member, request),
          (save) => updateProfile(context, member, save),
        );
        return ownProfile(context, member);
      },
    }),
  );
}

const PROFILE_ERRORS: CallErrors = { ...BODY_ERRORS, ...FORM_ERRORS };

const binary = z.string().meta({ format: "binary" }).optional();
const fileParts = z.object(
  Object.fromEntries(PROFILE_FILES.map((name) => [name, binary])),
);

// The handler parses the body, because its schema depends on the member's role. This describes it for the OpenAPI document.
function described(route: Route): Route {
  const fields = z.union([profileBody("investee"), profileBody("investor")]);
  return {
    ...route,
    body: z.intersection(fields, fileParts),
    bodyTypes: ["multipart/form-data", "application/json"],
  };
}

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
