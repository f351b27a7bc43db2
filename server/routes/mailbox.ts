import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { ServerContext } from "../context.ts";
import { mailOutbox } from "../database/schema.ts";
import { isAtHome } from "../http/at-home.ts";
import { notFound } from "../http/refusal.ts";
import { escapeHtml } from "../mail/compose.ts";

type StoredMail = typeof mailOutbox.$inferSelect;

/** Mails that the list shows. */
const SHOWN = 200;
const STYLE = `
body{margin:0 auto;padding:24px 16px;max-width:720px;font:16px/1.5 system-ui,sans-serif;color:#1d2a26;background:#f6f3ec}
li{padding:12px 0;border-bottom:1px solid #d8d2c4;list-style:none}ul{padding:0}
a{color:#0b5d4b}time,dt{color:#55625d}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:16px;border-radius:8px}
@media(prefers-color-scheme:dark){body{background:#14201c;color:#eef2ee}a{color:#7fd8bf}time,dt{color:#aab8b1}pre{background:#1d2a26}li{border-color:#33443d}}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail styles itself as mails do, and may do nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** /dev/mailbox, at home and without SMTP_URL: the mails that would have been sent. */
export function addMailbox(app: FastifyInstance, context: ServerContext): void {
  app.register(async (mailbox) => {
    mailbox.addHook("onRequest", async (request) => {
      if (context.env.smtpUrl || !isAtHome(context.env, request))
        throw notFound();
    });
    mailbox.get("/dev/mailbox", async (_request, reply) =>
      page(reply, "Mailbox", listOf(await newestMails(context))),
    );
    mailbox.get("/dev/mailbox.json", async () =>
      (await newestMails(context)).map(jsonOf),
    );
    mailbox.get("/dev/mailbox/:id", async (request, reply) => {
      const mail = await findMail(context, request.params);
      return page(reply, mail.subject, detailsOf(mail));
    });
    mailbox.get("/dev/mailbox/:id/html", async (request, reply) => {
      const mail = await findMail(context, request.params);
      return html(reply, MAIL_POLICY, mail.htmlPart);
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
  if (mails.length === 0)
    return "<p>No mail yet. Mails that Ubia sends appear here, newest first: register an account to see one.</p>";
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><br>to ${escapeHtml(mail.recipient)}, <time>${timeOf(mail)}</time></li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

function detailsOf(mail: StoredMail): string {
  return `<p><a href="/dev/mailbox">All mails</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Time</dt><dd><time>${timeOf(mail)}</time></dd></dl>
<p><a href="/dev/mailbox/${mail.id}/html">See it as a mail program shows it</a></p>
<pre>${withLinks(escapeHtml(mail.textPart))}</pre>`;
}

function withLinks(text: string): string {
  return text.replace(
    /https?:\/\/\S+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
}

function timeOf(mail: StoredMail): string {
  return mail.createdAt.toISOString().replace("T", " ").slice(0, 19);
}

function page(reply: FastifyReply, title: string, content: string) {
  const heading = escapeHtml(title);
  return html(
    reply,
    PAGE_POLICY,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title><style>${STYLE}</style></head><body><h1>${heading}</h1>${content}</body></html>`,
  );
}

function html(reply: FastifyReply, policy: string, content: string) {
  return reply
    .type("text/html; charset=utf-8")
    .header("Content-Security-Policy", policy)
    .send(content);
}
