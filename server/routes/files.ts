import type { FastifyReply } from "fastify";
import { DECK_PARTS, IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { detectType } from "../../contract/files/detected-type.ts";
import { FILE_EXTENSIONS } from "../../contract/rules/files.ts";
import { fileNameOf } from "../files/file-name.ts";
import { openContent, readAll } from "../files/file-store.ts";
import { readForm } from "../files/multipart.ts";
import { withoutMetadata } from "../files/picture-metadata.ts";
import {
  pitchDecksOf,
  removePitchDeck,
  storePitchDeck,
} from "../files/pitch-decks.ts";
import { notFound } from "../http/http-error.ts";
import { idempotencyKey } from "../http/input.ts";
import { streamedResponse } from "../http/streamed-response.ts";
import { enforceLimit } from "../limits/limits.ts";
import { uploads } from "../limits/rules.ts";
import { readableFile } from "../matches/investor-access.ts";
import { FORM_ERRORS, route, rowId } from "./route.ts";

export const fileRoutes = [
  route("file", {
    summary:
      "Returns a stored file to its owner and to investors matched with the owner.",
    responseHeaders: { "Content-Disposition": "The file name." },
    errors: { 404: "The file does not exist, or the caller may not read it." },
    async handle({
      context,
      member: { accountId },
      parameters,
      reply,
      request,
    }) {
      context.fileSlots.start("download", reply.raw, accountId);
      const { database } = context;
      const file = await readableFile(database, parameters.id, accountId);
      const stored = file && (await openContent(database, file.id));
      if (!stored) throw notFound();
      // The names of older files still have the uploaded extension. It is replaced with that of the detected type.
      const extension = FILE_EXTENSIONS[file.contentType];
      if (extension !== undefined) {
        setDownloadHeaders(reply, fileNameOf(file.name, extension))
          .type(file.contentType)
          .header("Content-Length", stored.length);
        return streamedResponse(stored.parts, request.log);
      }
      const picture = await readAll(stored);
      const detected = await detectType(picture);
      setDownloadHeaders(reply, fileNameOf(file.name, detected.extension)).type(
        file.contentType,
      );
      // Pictures that were stored before uploads were cleaned still contain their metadata.
      return withoutMetadata(picture, file.contentType);
    },
  }),
  route("pitchDecks", {
    summary: "Lists the caller's pitch decks, even before the profile exists.",
    role: "investee",
    handle: ({ context, member }) =>
      pitchDecksOf(context.database, member.accountId),
  }),
  route("addPitchDeck", {
    summary: `Stores or replaces a pitch deck; an investee can have at most ${MAX_PITCH_DECKS}. A repeated call with the same Idempotency-Key returns the same deck.`,
    role: "investee",
    headers: {
      [IDEMPOTENCY_HEADER]:
        "Makes the upload safe to repeat: a call with the same key returns the same deck.",
    },
    errors: {
      ...FORM_ERRORS,
      400: "The body is malformed, the file is missing, empty, too large or of an unsupported type, or the caller already has the maximum number of decks.",
      404: "The caller is not an investee, or the id of the deck to replace is malformed.",
    },
    handle: ({ context, member: { accountId }, request }) =>
      context.fileSlots.upload(
        request,
        accountId,
        async () =>
          request.isMultipart()
            ? readForm(request, {
                fileFields: [DECK_PARTS.file],
                isUpload: true,
                beforeFiles: () =>
                  enforceLimit(context, uploads, String(accountId)),
              })
            : null,
        (form) => {
          const replaces = form?.fields[DECK_PARTS.replaces];
          return storePitchDeck(context, accountId, {
            upload: form?.files.get(DECK_PARTS.file),
            replaces: replaces === undefined ? null : rowId(replaces),
            key: idempotencyKey(request),
          });
        },
      ),
  }),
  route("removePitchDeck", {
    summary: "Removes one of the caller's pitch decks.",
    role: "investee",
    errors: {
      404: "The caller is not an investee, or has no deck with this id.",
    },
    async handle({ context, member, parameters }) {
      await removePitchDeck(context.database, member.accountId, parameters.id);
    },
  }),
];

// Always a download, never inline: uploaded content must not run on this origin.
function setDownloadHeaders(reply: FastifyReply, name: string): FastifyReply {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .header("Content-Disposition", `attachment; filename*=UTF-8''${encoded}`)
    .header("Content-Security-Policy", "default-src 'none'; sandbox");
}
