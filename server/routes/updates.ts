import type { FastifyRequest } from "fastify";
import { overloaded } from "../http/http-error.ts";
import { updatesAnswer } from "../updates/read-updates.ts";
import { route } from "./route.ts";

/** Retry-After of a stream that is rejected because the node is full, in milliseconds. The page polls until then. */
const FULL_WAIT = 30_000;

/** Route of a member's updates, as one response or as a stream. */
export const updatesRoutes = [
  route("updates", {
    summary:
      "What has changed in the caller's matches in the last hour. Asked for as text/event-stream it goes on: an event `updates` with this answer and with all that follows, `beat` while it lives, `crowded` when newer streams take its place; it ends with the session.",
    async handle({ context, member, request, reply }) {
      if (!wantsStream(request))
        return updatesAnswer(context, member.accountId);
      const stream = await context.updates.open(member);
      if (!stream) throw overloaded(FULL_WAIT);
      reply.type("text/event-stream");
      // Buffering proxies would delay events.
      reply.headers({
        "X-Accel-Buffering": "no",
        "Cache-Control": "no-store, no-transform",
      });
      return stream;
    },
  }),
];

// A HEAD response has no body whose end would close the stream.
function wantsStream({ method, headers }: FastifyRequest): boolean {
  return (
    method === "GET" && /\btext\/event-stream\b/i.test(headers.accept ?? "")
  );
}
