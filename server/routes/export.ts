import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { archiveName, formatWait } from "../../contract/format.ts";
import { traceOf } from "../http/failures.ts";
import { notFound } from "../http/http-error.ts";
import { dataExports } from "../limits/rules.ts";
import { exportArchive } from "../personal-data/export-archive.ts";
import { perAccount, route } from "./route.ts";

/** Route of the data export. */
export const exportRoutes = [
  route("exportData", {
    summary: "Everything held about the caller, as a ZIP of JSON and files.",
    answerHeaders: { "Content-Disposition": "The name of the file." },
    errors: {
      404: "The account has just been closed.",
      429: "Too many exports.",
    },
    rateLimit: {
      limit: dataExports,
      key: perAccount,
      tooMany: (wait) => ({
        key: "export.tooMany",
        values: { wait: formatWait(wait) },
      }),
    },
    async handle({ context, member, request, reply }) {
      const archive = await exportArchive(context, member.accountId);
      if (!archive) throw notFound();
      const name = archiveName(context.clock.now());
      reply
        .type("application/zip")
        .header("Content-Disposition", `attachment; filename="${name}"`);
      return Readable.from(watched(archive, request.log), {
        objectMode: false,
      });
    },
  }),
];

// The status is already sent when a chunk fails: closes the connection and logs only what is safe to log.
async function* watched(
  archive: AsyncIterable<Uint8Array>,
  log: FastifyBaseLogger,
) {
  try {
    yield* archive;
  } catch (error) {
    log.error({ failure: traceOf(error) }, "export cut off");
    throw new Error("The export was cut off.");
  }
}
