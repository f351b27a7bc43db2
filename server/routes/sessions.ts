import { z } from "zod";
import { schemas } from "../../contract/calls/index.ts";
import type { SessionEntry } from "../../contract/wire.ts";
import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from "../accounts/session-list.ts";
import type { ServerContext } from "../context.ts";
import { notFound } from "../http/http-error.ts";
import { memberRoute, type Route } from "../http/route.ts";
import { rowId } from "../http/row-id.ts";

/** Routes of a member's sessions. */
export function sessionsRoutes(context: ServerContext): Route[] {
  return [list(context), endOthers(context), endOne(context)];
}

function list(context: ServerContext): Route {
  return memberRoute(context, {
    call: "sessions",
    summary:
      "Where the caller is logged in: this session first, then the others, last seen first.",
    answer: schemas.sessions.answer,
    handle: ({ member }): Promise<readonly SessionEntry[]> =>
      listSessions(context, member),
  });
}

function endOthers(context: ServerContext): Route {
  return memberRoute(context, {
    call: "endOtherSessions",
    summary: "Ends every session of the caller but this one.",
    answer: z.unknown(),
    status: 204,
    handle: ({ member }) => endOtherSessions(context.database, member),
  });
}

function endOne(context: ServerContext): Route {
  return memberRoute(context, {
    call: "endSession",
    summary: "Ends one session of the caller.",
    answer: z.unknown(),
    status: 204,
    errors: { 404: "The caller has no such session." },
    async handle({ member, request }): Promise<void> {
      const id = rowId(request.params);
      if (!(await endOneSession(context.database, member.accountId, id)))
        throw notFound();
    },
  });
}
