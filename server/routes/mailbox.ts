import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ServerContext } from "../context.ts";
import { mailOutbox } from "../database/schema.ts";
import { notFound } from "../http/http-error.ts";
import { isLocalMode } from "../http/local-mode.ts";
import { escapeHtml } from "../mail/compose.ts";
import { PREVIEWS_PATH } from "./mail-previews.ts";
import { plainPart, sendMailHtml, sendPage } from "./plain-page.ts";

type StoredMail = typeof mailOutbox.$inferSelect;

/** Maximum number of mails in the list. */
const SHOWN = 200;
/** /dev/mailbox, in local mode without SMTP_URL: the mails that would have been sent. */
export function addMailbox(app: FastifyInstance, context: ServerContext): void {
  app.register(async (mailbox) => {
    mailbox.addHook("onRequest", async (request) => {
      if (context.env.smtpUrl || !isLocalMode(context.env, request))
        throw notFound();
    });
    mailbox.get("/dev/mailbox", async (_request, reply) =>
      sendPage(reply, "Mailbox", listOf(await newestMails(context))),
    );
    mailbox.get("/dev/mailbox.json", async () =>
      (await newestMails(context)).map(jsonOf),
    );
    mailbox.get("/dev/mailbox/:id", async (request, reply) => {
      const mail = await findMail(context, request.params);
      return sendPage(reply, mail.subject, detailsOf(mail));
    });
    mailbox.get("/dev/mailbox/:id/html", async (request, reply) => {
      const mail = await findMail(context, request.params);
      return sendMailHtml(reply, mail.htmlPart);
    });
  });
}

function newestMails({ database }: ServerContext): Promise<StoredMail[]> {
  return database
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.createdAt))
    .limit(SHOWN);
}

async function findMail({ database }: ServerContext, parameters: unknown) {
  const asked = z.object({ id: z.uuid() }).safeParse(parameters);
  if (!asked.success) throw notFound();
  const [mail] = await database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.id, asked.data.id));
  if (!mail) throw notFound();
  return mail;
}

function jsonOf(mail: StoredMail) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.textPart,
    html: mail.htmlPart,
    at: mail.createdAt.getTime(),
  };
}

function listOf(mails: readonly StoredMail[]): string {
  const previews = `<p><a href="${PREVIEWS_PATH}">See a sample of every mail</a></p>`;
  if (mails.length === 0)
    return `<p>No mail yet. Mails that Ubia sends appear here, newest first: register an account to see one.</p>${previews}`;
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><br>to ${escapeHtml(mail.recipient)}, <time>${timeOf(mail)}</time></li>`,
  );
  return `${previews}<ul>${items.join("")}</ul>`;
}

function detailsOf(mail: StoredMail): string {
  return `<p><a href="/dev/mailbox">All mails</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Time</dt><dd><time>${timeOf(mail)}</time></dd></dl>
<p><a href="/dev/mailbox/${mail.id}/html">See it as a mail program shows it</a></p>
${plainPart(mail.textPart)}`;
}

function timeOf(mail: StoredMail): string {
  return mail.createdAt.toISOString().replace("T", " ").slice(0, 19);
}
