import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from "../accounts/session-list.ts";
import { notFound } from "../http/http-error.ts";
import { route } from "./route.ts";

const listRoute = route("sessions", {
  summary:
    "Where the caller is logged in: this session first, then the others, last seen first.",
  handle: ({ context, member }) => listSessions(context, member),
});

const endOthersRoute = route("endOtherSessions", {
  summary: "Ends every session of the caller but this one.",
  handle: ({ context, member }) => endOtherSessions(context.database, member),
});

const endOneRoute = route("endSession", {
  summary: "Ends one session of the caller.",
  errors: { 404: "The caller has no such session." },
  async handle({ context, member, parameters: { id } }) {
    if (!(await endOneSession(context.database, member.accountId, id)))
      throw notFound();
  },
});

/** Routes of a member's sessions. */
export const sessionsRoutes = [listRoute, endOthersRoute, endOneRoute];
