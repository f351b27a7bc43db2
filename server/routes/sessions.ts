import { eq, ne } from "drizzle-orm";
import { endSessionsOf, listSessions } from "../accounts/sessions.ts";
import { sessions } from "../database/schema.ts";
import { notFound } from "../http/http-error.ts";
import { route } from "./route.ts";

export const sessionRoutes = [
  route("sessions", {
    summary:
      "Lists the caller's sessions: the current one first, then the others, most recently used first.",
    handle: ({ context, member }) => listSessions(context, member),
  }),
  route("endOtherSessions", {
    summary: "Ends every session of the caller except the current one.",
    async handle({ context, member: { accountId, sessionId } }) {
      const isOther = ne(sessions.id, sessionId);
      await endSessionsOf(context.database, accountId, isOther);
    },
  }),
  route("endSession", {
    summary: "Ends one session of the caller.",
    errors: { 404: "The caller has no session with this id." },
    async handle({ context, member: { accountId }, parameters: { id } }) {
      const matchesId = eq(sessions.id, id);
      if ((await endSessionsOf(context.database, accountId, matchesId)) === 0)
        throw notFound();
    },
  }),
];
