import type { FastifyRequest } from "fastify";
import { updatesAnswer as updatesSchema } from "../../contract/schemas/matching.ts";
import type { ServerContext } from "../context.ts";
import { overloaded } from "../http/refusal.ts";
import { memberRoute, type Route } from "../http/route.ts";
import { updatesAnswer } from "../updates/read-updates.ts";

/** What a page waits that finds no room for its stream, in milliseconds; it asks by itself until then. */
const FULL_WAIT = 30_000;

/** What has changed for a member, once or as a stream that goes on. */
export function updatesRoutes(context: ServerContext): Route[] {
  return [
    memberRoute(context, {
      call: "updates",
      summary:
        "What has changed in the caller's matches in the last hour. Asked for as text/event-stream it goes on: an event `updates` with this answer and with all that follows, `beat` while it lives, `crowded` when newer streams take its place; it ends with the session.",
      answer: updatesSchema,
      answerTypes: ["application/json", "text/event-stream"],
      async handle({ member, request, reply }): Promise<unknown> {
        if (!wantsStream(request))
          return updatesAnswer(context, member.accountId);
        const stream = await context.updates.open(member);
        if (!stream) throw overloaded(FULL_WAIT);
        reply.type("text/event-stream");
        // A proxy that gathers what it passes on would hold news back.
        reply.headers({
          "X-Accel-Buffering": "no",
          "Cache-Control": "no-store, no-transform",
        });
        return stream;
      },
    }),
  ];
}

// A HEAD has no body, and so no end that would close the stream.
function wantsStream({ method, headers }: FastifyRequest): boolean {
  return (
    method === "GET" && /\btext\/event-stream\b/i.test(headers.accept ?? "")
  );
}
