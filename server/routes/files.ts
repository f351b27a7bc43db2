import type { FastifyReply } from "fastify";
import { z } from "zod";
import { DECK_PARTS, IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { storedFile } from "../../contract/schemas/profile.ts";
import type { StoredFile } from "../../contract/wire.ts";
import type { ServerContext } from "../context.ts";
import { detectedType } from "../files/detected-type.ts";
import { readableFile } from "../files/file-access.ts";
import { fileNameOf } from "../files/file-name.ts";
import {
  keepPitchDeck,
  pitchDecksOf,
  removePitchDeck,
} from "../files/pitch-decks.ts";
import { countUpload, inUploadSlot } from "../files/upload-limits.ts";
import { notFound } from "../http/http-error.ts";
import { optionalKey } from "../http/idempotency-key.ts";
import { readForm } from "../http/multipart.ts";
import { FORM_ERRORS, memberRoute, type Route } from "../http/route.ts";
import { rowId } from "../http/row-id.ts";

/** Routes of stored files and an investee's pitch decks. */
export function filesRoutes(context: ServerContext): Route[] {
  return [
    download(context),
    listDecks(context),
    addDeck(context),
    removeDeck(context),
  ];
}

function download(context: ServerContext): Route {
  return memberRoute(context, {
    call: "file",
    summary:
      "A stored file, for its owner and for the investors that are matched with the owner.",
    answer: z.string().meta({ format: "binary" }),
    answerTypes: ["application/octet-stream"],
    answerHeaders: { "Content-Disposition": "The name of the file." },
    errors: { 404: "There is no such file for the caller." },
    async handle({ member, request, reply }): Promise<Buffer> {
      const file = await readableFile(
        context.database,
        rowId(request.params),
        member.accountId,
      );
      if (!file) throw notFound();
      // Older files were stored with the uploader's extension; the download does not use it either.
      const { extension } = await detectedType(file.content);
      saveAs(reply, fileNameOf(file.name, extension)).type(file.contentType);
      return file.content;
    },
  });
}

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

function listDecks(context: ServerContext): Route {
  return memberRoute(context, {
    call: "pitchDecks",
    summary: "The caller's pitch decks, also before there is a profile.",
    role: "investee",
    answer: z.array(storedFile),
    handle: ({ member }) => pitchDecksOf(context.database, member.accountId),
  });
}

function addDeck(context: ServerContext): Route {
  const route = memberRoute(context, {
    call: "addPitchDeck",
    summary: `Keeps a pitch deck, at most ${MAX_PITCH_DECKS}, also in the place of another one. The same Idempotency-Key again gives the same deck.`,
    role: "investee",
    answer: storedFile,
    status: 201,
    headers: {
      [IDEMPOTENCY_HEADER]:
        "Makes the upload repeatable: again with the same key it gives the same deck.",
    },
    errors: {
      ...FORM_ERRORS,
      400: "The file is missing, of another type, too large, or one too many.",
      404: "The caller is no investee, or has no deck to replace by that id.",
    },
    handle: ({ member: { accountId }, request }) =>
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
        (form): Promise<StoredFile> => {
          const replaces = form?.fields[DECK_PARTS.replaces];
          return keepPitchDeck(context, accountId, {
            upload: form?.files.get(DECK_PARTS.file),
            replaces: replaces === undefined ? null : rowId({ id: replaces }),
            key: optionalKey(request),
          });
        },
      ),
  });
  return {
    ...route,
    body: z.object({
      [DECK_PARTS.file]: z.string().meta({ format: "binary" }),
      [DECK_PARTS.replaces]: z.uuid().optional(),
    }),
    bodyTypes: ["multipart/form-data"],
  };
}

function removeDeck(context: ServerContext): Route {
  return memberRoute(context, {
    call: "removePitchDeck",
    summary: "Removes one of the caller's pitch decks.",
    role: "investee",
    answer: z.unknown(),
    status: 204,
    errors: { 404: "The caller is no investee, or has no such deck." },
    async handle({ member, request }): Promise<void> {
      await removePitchDeck(
        context.database,
        member.accountId,
        rowId(request.params),
      );
    },
  });
}
