import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from "../accounts/sessions.ts";
import { notFound } from "../http/http-error.ts";
import { route } from "./route.ts";

const listRoute = route("sessions", {
  summary:
    "Lists the caller's sessions: the current one first, then the others, most recently used first.",
  handle: ({ context, member }) => listSessions(context, member),
});

const endOthersRoute = route("endOtherSessions", {
  summary: "Ends every session of the caller except the current one.",
  handle: ({ context, member }) => endOtherSessions(context.database, member),
});

const endOneRoute = route("endSession", {
  summary: "Ends one session of the caller.",
  errors: { 404: "The caller has no session with this id." },
  async handle({ context, member, parameters: { id } }) {
    if (!(await endOneSession(context.database, member.accountId, id)))
      throw notFound();
  },
});

export const sessionsRoutes = [listRoute, endOthersRoute, endOneRoute];
