import type { FastifyRequest } from "fastify";
import type { UserType } from "../../contract/enumerations.ts";
import type { ProfileFile } from "../../contract/rules/files.ts";
import { profileBody } from "../../contract/schemas/profile.ts";
import { type Form, readForm } from "../http/multipart.ts";
import { parseInput } from "../http/parse.ts";
import { fileSlots, type ProfileSave } from "./profile-save.ts";

/**
 * What a profile call carries, as a multipart form (§7) or as JSON. A file field that is sent as an empty text removes
 * the file.
 *
 * @throws Refusal 400 for what cannot be read.
 */
export async function readProfileSave(
  request: FastifyRequest,
  userType: UserType,
): Promise<ProfileSave> {
  const slots = fileSlots(userType);
  const { fields, files }: Form = request.isMultipart()
    ? await readForm(request, slots)
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
