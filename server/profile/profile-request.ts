import type { FastifyRequest } from "fastify";
import { profileBodies } from "../../contract/calls/profile.ts";
import {
  type ProfileFile,
  profileFiles,
} from "../../contract/profile/fields.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { type Form, readForm } from "../files/multipart.ts";
import { countUpload } from "../files/upload-limits.ts";
import { parseInput } from "../http/parse.ts";
import type { ProfileSave } from "./profile-save.ts";

/**
 * Parses a profile request, as a multipart form or JSON. An empty text in a file field removes the file.
 *
 * @throws HttpError 400 when it cannot be parsed, 429 for a form with a file over the upload limit.
 */
export async function readProfileSave(
  context: Pick<ServerContext, "limits">,
  { accountId, userType }: Member,
  request: FastifyRequest,
): Promise<ProfileSave> {
  const slots = profileFiles(userType);
  const { fields, files }: Form = request.isMultipart()
    ? await readForm(request, {
        fileNames: slots,
        isUpload: false,
        beforeFiles: () => countUpload(context, accountId),
      })
    : { fields: {}, files: new Map() };
  const sent = request.isMultipart() ? fields : (request.body ?? {});
  return {
    change: parseInput(profileBodies[userType], sent),
    uploads: new Map(
      slots.flatMap((slot) => {
        const upload = files.get(slot);
        return upload ? [[slot, upload]] : [];
      }),
    ),
    removals: slots.filter((slot) => isEmptied(sent, slot)),
  };
}

function isEmptied(sent: unknown, slot: ProfileFile): boolean {
  return new Map(Object.entries(sent ?? {})).get(slot) === "";
}
