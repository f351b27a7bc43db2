import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { archiveName, formatWait } from "../../contract/format.ts";
import type { ServerContext } from "../context.ts";
import { exportArchive } from "../export/export-archive.ts";
import { traceOf } from "../http/failures.ts";
import { notFound, rateLimitError } from "../http/http-error.ts";
import { memberRoute, type Route } from "../http/route.ts";
import { dataExports } from "../limits/rules.ts";

/** Route of the data export. */
export function exportRoutes(context: ServerContext): Route[] {
  return [
    memberRoute(context, {
      call: "exportData",
      summary: "Everything held about the caller, as a ZIP of JSON and files.",
      answer: z.string().meta({ format: "binary" }),
      answerTypes: ["application/zip"],
      answerHeaders: { "Content-Disposition": "The name of the file." },
      errors: {
        404: "The account has just been closed.",
        429: "Too many exports.",
      },
      async handle({ member, request, reply }): Promise<Readable> {
        const key = String(member.accountId);
        const wait = await context.limits.hit(dataExports, key);
        if (wait !== null)
          throw rateLimitError(wait, {
            key: "export.tooMany",
            values: { wait: formatWait(wait) },
          });
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
}

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
