import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ServerContext } from "../context.ts";
import { notFound } from "../http/http-error.ts";
import { isLocalMode } from "../http/local-mode.ts";
import { escapeHtml } from "../mail/compose.ts";
import { type MailSample, mailSamples } from "../mail/samples.ts";
import { plainPart, sendMailHtml, sendPage } from "./plain-page.ts";

/** Path of the mail previews. */
export const PREVIEWS_PATH = "/dev/mailbox/previews";

/** In local mode: shows every mail that the product sends, with sample data. */
export function addMailPreviews(
  app: FastifyInstance,
  { env }: Pick<ServerContext, "env">,
): void {
  const samples = mailSamples(env.publicUrl);
  app.register(async (previews) => {
    previews.addHook("onRequest", async (request) => {
      if (!isLocalMode(env, request)) throw notFound();
    });
    previews.get(PREVIEWS_PATH, async (_request, reply) =>
      sendPage(reply, "Every mail", listOf(samples)),
    );
    previews.get(`${PREVIEWS_PATH}/:name`, async (request, reply) => {
      const sample = sampleOf(samples, request.params);
      return sendPage(reply, sample.mail.subject, detailsOf(sample));
    });
    previews.get(`${PREVIEWS_PATH}/:name/html`, async (request, reply) =>
      sendMailHtml(reply, sampleOf(samples, request.params).mail.html),
    );
  });
}

function sampleOf(
  samples: readonly MailSample[],
  parameters: unknown,
): MailSample {
  const asked = z.object({ name: z.string() }).safeParse(parameters);
  const sample = samples.find(({ name }) => name === asked.data?.name);
  if (!sample) throw notFound();
  return sample;
}

function listOf(samples: readonly MailSample[]): string {
  const items = samples.map(
    ({ name, occasion, mail }) =>
      `<li><a href="${PREVIEWS_PATH}/${name}">${escapeHtml(mail.subject)}</a><br>${escapeHtml(occasion)}</li>`,
  );
  return `<p><a href="/dev/mailbox">Mails that were sent</a></p><ul>${items.join("")}</ul>`;
}

function detailsOf({ name, occasion, mail }: MailSample): string {
  return `<p><a href="${PREVIEWS_PATH}">Every mail</a></p>
<p>${escapeHtml(occasion)}.</p>
<p><a href="${PREVIEWS_PATH}/${name}/html">See it as a mail program shows it</a></p>
${plainPart(mail.text)}`;
}
