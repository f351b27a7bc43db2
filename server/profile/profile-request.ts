import type { FastifyRequest } from "fastify";
import type { ProfileFile } from "../../contract/rules/files.ts";
import { profileBody } from "../../contract/schemas/profile.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { countUpload } from "../files/upload-limits.ts";
import { type Form, readForm } from "../http/multipart.ts";
import { parseInput } from "../http/parse.ts";
import { fileSlots, type ProfileSave } from "./profile-save.ts";

/**
 * What a profile call carries, as a multipart form (§7) or as JSON. A file field that is sent as an empty text removes
 * the file.
 *
 * @throws Refusal 400 for what cannot be read, 429 for a form with a file past the limit of uploads.
 */
export async function readProfileSave(
  context: Pick<ServerContext, "limits">,
  { accountId, userType }: Member,
  request: FastifyRequest,
): Promise<ProfileSave> {
  const slots = fileSlots(userType);
  const { fields, files }: Form = request.isMultipart()
    ? await readForm(request, {
        fileNames: slots,
        isUpload: false,
        beforeFiles: () => countUpload(context, accountId),
      })
    : { fields: {}, files: new Map() };
  const sent = request.isMultipart() ? fields : (request.body ?? {});
  return {
    change: parseInput(profileBody(userType), sent),
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
