import type { FastifyReply } from "fastify";
import { DECK_PARTS, IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { detectedType } from "../files/detected-type.ts";
import { fileNameOf } from "../files/file-name.ts";
import { readForm } from "../files/multipart.ts";
import {
  keepPitchDeck,
  pitchDecksOf,
  removePitchDeck,
} from "../files/pitch-decks.ts";
import { countUpload, inUploadSlot } from "../files/upload-limits.ts";
import { notFound } from "../http/http-error.ts";
import { optionalKey } from "../http/idempotency-key.ts";
import { readableFile } from "../matches/file-access.ts";
import { FORM_ERRORS, route, rowId } from "./route.ts";

const downloadRoute = route("file", {
  summary:
    "A stored file, for its owner and for the investors that are matched with the owner.",
  answerHeaders: { "Content-Disposition": "The name of the file." },
  errors: { 404: "There is no such file for the caller." },
  async handle({ context, member, parameters, reply }) {
    const file = await readableFile(
      context.database,
      parameters.id,
      member.accountId,
    );
    if (!file) throw notFound();
    // Older files were stored with the uploader's extension; the download does not use it either.
    const { extension } = await detectedType(file.content);
    saveAs(reply, fileNameOf(file.name, extension)).type(file.contentType);
    return file.content;
  },
});

// Always a download, never inline: uploaded content must not run on this origin.
function saveAs(reply: FastifyReply, name: string): FastifyReply {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .header("Content-Disposition", `attachment; filename*=UTF-8''${encoded}`)
    .header("Content-Security-Policy", "default-src 'none'; sandbox");
}

const listDecksRoute = route("pitchDecks", {
  summary: "The caller's pitch decks, also before there is a profile.",
  role: "investee",
  handle: ({ context, member }) =>
    pitchDecksOf(context.database, member.accountId),
});

const addDeckRoute = route("addPitchDeck", {
  summary: `Keeps a pitch deck, at most ${MAX_PITCH_DECKS}, also in the place of another one. The same Idempotency-Key again gives the same deck.`,
  role: "investee",
  headers: {
    [IDEMPOTENCY_HEADER]:
      "Makes the upload repeatable: again with the same key it gives the same deck.",
  },
  errors: {
    ...FORM_ERRORS,
    400: "The file is missing, of another type, too large, or one too many.",
    404: "The caller is no investee, or has no deck to replace by that id.",
  },
  handle: ({ context, member: { accountId }, request }) =>
    inUploadSlot(
      context,
      request,
      async () =>
        request.isMultipart()
          ? readForm(request, {
              fileNames: [DECK_PARTS.file],
              isUpload: true,
              beforeFiles: () => countUpload(context, accountId),
            })
          : null,
      (form) => {
        const replaces = form?.fields[DECK_PARTS.replaces];
        return keepPitchDeck(context, accountId, {
          upload: form?.files.get(DECK_PARTS.file),
          replaces: replaces === undefined ? null : rowId(replaces),
          key: optionalKey(request),
        });
      },
    ),
});

const removeDeckRoute = route("removePitchDeck", {
  summary: "Removes one of the caller's pitch decks.",
  role: "investee",
  errors: { 404: "The caller is no investee, or has no such deck." },
  async handle({ context, member, parameters }) {
    await removePitchDeck(context.database, member.accountId, parameters.id);
  },
});

/** Routes of stored files and an investee's pitch decks. */
export const filesRoutes = [
  downloadRoute,
  listDecksRoute,
  addDeckRoute,
  removeDeckRoute,
];
