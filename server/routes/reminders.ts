import type { FastifyInstance } from "fastify";
import { addressOf, LANGUAGES } from "../../contract/language.ts";
import { tIn } from "../../contract/messages/in-language.ts";
import { t } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import type { ServerContext } from "../context.ts";
import {
  endReminders,
  hasReminders,
  setReminders,
} from "../matches/reminders.ts";
import { route } from "./route.ts";

export const reminderRoutes = [
  route("reminders", {
    summary:
      "Returns whether the caller gets emails about the dates of matches.",
    handle: async ({ context, member }) => ({
      enabled: await hasReminders(context.database, member.accountId),
    }),
  }),
  route("setReminders", {
    summary: "Turns the caller's emails about the dates of matches on or off.",
    async handle({ context, body: { enabled }, member }) {
      await setReminders(context, member.accountId, enabled);
      return { enabled };
    },
  }),
  route("unsubscribe", {
    summary:
      "Ends the emails about the dates of matches for the member with the token from such an email. An unknown token gets the same response.",
    async handle({ context, parameters }) {
      await endReminders(context, parameters.token);
      return { message: t("reminders.ended") };
    },
  }),
];

/**
 * Ends a member's reminders after a POST to the page of the link, with which mail programs do it (RFC 8058). The body, in
 * either of its two types, says nothing else, so it is not read.
 */
export function addOneClickUnsubscribe(
  app: FastifyInstance,
  context: ServerContext,
): void {
  for (const language of LANGUAGES)
    app.post<{ Params: { token: string } }>(
      addressOf(pages.unsubscribe.path, language),
      {
        // Runs before the body is parsed.
        async onRequest(request, reply) {
          await endReminders(context, request.params.token);
          return reply
            .type("text/plain; charset=utf-8")
            .send(`${tIn(language, "reminders.ended")}\n`);
        },
        handler: async () => {},
      },
    );
}
