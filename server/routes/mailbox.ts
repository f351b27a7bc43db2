import { hash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ServerContext } from "../context.ts";
import { mailOutbox } from "../database/schema.ts";
import { isLocalRequest } from "../http/client.ts";
import { notFound } from "../http/http-error.ts";
import { escapeHtml } from "../mail/compose.ts";
import { type MailSample, mailSamples } from "../mail/samples.ts";
import { rowId } from "./route.ts";

type StoredMail = typeof mailOutbox.$inferSelect;
type ById = { Params: { id: string } };
type ByName = { Params: { name: string } };

/** Maximum number of emails in the list. */
const MAX_LISTED = 200;
const PREVIEWS_PATH = "/dev/mailbox/previews";

/** In local mode without SMTP_URL, adds /dev/mailbox, which shows the emails that would have been sent. */
export function addMailbox(app: FastifyInstance, context: ServerContext): void {
  app.register(async (mailbox) => {
    mailbox.addHook("onRequest", async (request) => {
      if (context.env.smtpUrl || !isLocalRequest(context.env, request))
        throw notFound();
    });
    mailbox.get("/dev/mailbox", async (_request, reply) =>
      sendPage(reply, "Mailbox", mailListHtml(await newestMails(context))),
    );
    mailbox.get("/dev/mailbox.json", async () =>
      (await newestMails(context)).map(toJson),
    );
    mailbox.get<ById>("/dev/mailbox/:id", async (request, reply) => {
      const mail = await findMail(context, request.params.id);
      return sendPage(reply, mail.subject, mailHtml(mail));
    });
    mailbox.get<ById>("/dev/mailbox/:id/html", async (request, reply) => {
      const mail = await findMail(context, request.params.id);
      return sendHtml(reply, MAIL_POLICY, mail.htmlPart);
    });
  });
}

function newestMails({ database }: ServerContext): Promise<StoredMail[]> {
  return database.query.mailOutbox.findMany({
    orderBy: desc(mailOutbox.createdAt),
    limit: MAX_LISTED,
  });
}

async function findMail({ database }: ServerContext, id: string) {
  const mail = await database.query.mailOutbox.findFirst({
    where: eq(mailOutbox.id, rowId(id)),
  });
  if (!mail) throw notFound();
  return mail;
}

function toJson(mail: StoredMail) {
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

function mailListHtml(mails: readonly StoredMail[]): string {
  const previews = `<p><a href="${PREVIEWS_PATH}">Show a sample of every email</a></p>`;
  if (mails.length === 0)
    return `<p>No emails yet. Emails that Ubia sends appear here, newest first: register an account to see one.</p>${previews}`;
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><br>to ${escapeHtml(mail.recipient)}, <time>${formatTime(mail)}</time></li>`,
  );
  return `${previews}<ul>${items.join("")}</ul>`;
}

function mailHtml(mail: StoredMail): string {
  return `<p><a href="/dev/mailbox">All emails</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Time</dt><dd><time>${formatTime(mail)}</time></dd></dl>
<p><a href="/dev/mailbox/${mail.id}/html">Show the HTML version</a></p>
${textPartHtml(mail.textPart)}`;
}

function formatTime(mail: StoredMail): string {
  return mail.createdAt.toISOString().replace("T", " ").slice(0, 19);
}

/** In local mode, adds previews of all emails that the product sends, with sample data. */
export function addMailPreviews(app: FastifyInstance, { env }: ServerContext) {
  const samples = mailSamples(env.publicUrl);
  const mailboxLink = env.smtpUrl
    ? ""
    : '<p><a href="/dev/mailbox">Sent emails</a></p>';
  const findSample = (name: string) => {
    const sample = samples.find((entry) => entry.name === name);
    if (!sample) throw notFound();
    return sample;
  };
  app.register(async (previews) => {
    previews.addHook("onRequest", async (request) => {
      if (!isLocalRequest(env, request)) throw notFound();
    });
    previews.get(PREVIEWS_PATH, async (_request, reply) =>
      sendPage(reply, "Sample emails", mailboxLink + sampleListHtml(samples)),
    );
    previews.get<ByName>(`${PREVIEWS_PATH}/:name`, async (request, reply) => {
      const sample = findSample(request.params.name);
      return sendPage(reply, sample.mail.subject, sampleHtml(sample));
    });
    previews.get<ByName>(
      `${PREVIEWS_PATH}/:name/html`,
      async (request, reply) =>
        sendHtml(reply, MAIL_POLICY, findSample(request.params.name).mail.html),
    );
  });
}

function sampleListHtml(samples: readonly MailSample[]): string {
  const items = samples.map(
    ({ name, occasion, mail }) =>
      `<li><a href="${PREVIEWS_PATH}/${name}">${escapeHtml(mail.subject)}</a><br>${escapeHtml(occasion)}</li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

function sampleHtml({ name, occasion, mail }: MailSample): string {
  return `<p><a href="${PREVIEWS_PATH}">Sample emails</a></p>
<p>${escapeHtml(occasion)}.</p>
<p><a href="${PREVIEWS_PATH}/${name}/html">Show the HTML version</a></p>
${textPartHtml(mail.text)}`;
}

const STYLE = `
body{margin:0 auto;padding:24px 16px;max-width:720px;font:16px/1.5 system-ui,sans-serif;color:#14211b;background:#fafbf8}
h1{font:500 1.75rem/1.2 Rockwell,Georgia,serif}li{padding:12px 0;border-bottom:1px solid #d6dcd1;list-style:none}ul{padding:0}
a{color:#0f5a43;display:inline-block;padding:4px 0;overflow-wrap:anywhere}time,dt{color:#45534b}dd{margin:0 0 8px;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #d6dcd1;padding:16px}
@media(prefers-color-scheme:dark){body{background:#0b1511;color:#edf2ea}a{color:#8fd0b1}time,dt{color:#b6c3b9}pre{background:#12201a}pre,li{border-color:#27392f}}`;
const STYLE_HASH = hash("sha256", STYLE, "base64");
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** Emails use inline styles and load nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends a page for developers. `content` is HTML. */
function sendPage(reply: FastifyReply, title: string, content: string) {
  const heading = escapeHtml(title);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title><style>${STYLE}</style></head><body><h1>${heading}</h1>${content}</body></html>`;
  return sendHtml(reply, PAGE_POLICY, page);
}

function sendHtml(reply: FastifyReply, policy: string, content: string) {
  return reply
    .type("text/html; charset=utf-8")
    .header("Content-Security-Policy", policy)
    .send(content);
}

/** Returns the text part of an email as HTML, with clickable links. */
function textPartHtml(text: string): string {
  const linked = escapeHtml(text).replace(
    /https?:\/\/\S+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
  return `<pre>${linked}</pre>`;
}
