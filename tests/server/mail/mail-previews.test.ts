import { describe, expect, test } from "vitest";
import {
  LANGUAGES,
  languageFacts,
  languagePrefix,
} from "../../../contract/language.ts";
import { MAIL_KINDS } from "../../../server/mail/mails.ts";
import { mailSamples } from "../../../server/mail/samples.ts";
import { recordMail } from "../../support/mailbox.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const PREVIEWS = "/dev/mailbox/previews";

const server = serverForTests();

const samples = mailSamples(FRONTEND);
const read = async (path: string) => (await server.call("GET", path)).text;

describe("mail previews", () => {
  test("are linked from the mailbox before any email has been sent", async () => {
    expect(await read("/dev/mailbox")).toContain(`href="${PREVIEWS}"`);
  });

  test("cover every kind of email, including resends and both emails about an approval", async () => {
    expect(new Set(samples.map(({ mail }) => mail.kind))).toEqual(
      new Set(Object.keys(MAIL_KINDS)),
    );
    expect(samples.map(({ name }) => name)).toEqual([
      "verification",
      "resend",
      "password-reset",
      "password-change",
      "password-changed",
      "account-deleted",
      "matched",
      "approved",
      "introduction",
      "declined",
      "funding-stated",
      "funded",
      "reminder",
      "dates-passed",
    ]);
    const list = await read(PREVIEWS);
    expect(list).toContain('href="/dev/mailbox"');
    for (const { name } of samples)
      expect(list).toContain(`href="${PREVIEWS}/${name}"`);
  });

  test.each(samples)(
    "contain a plain-text part and an HTML page with at most one link, and one to end emails that can be ended: $name",
    async ({ name, mail }) => {
      recordMail(mail);
      const plain = await server.call("GET", `${PREVIEWS}/${name}`);
      expect(plain.status).toBe(200);
      expect(plain.text).toContain("<pre>");
      const html = await server.call("GET", `${PREVIEWS}/${name}/html`);
      expect(html.text).toBe(mail.html);
      expect(html.headers.get("Content-Security-Policy")).toContain(
        "default-src 'none'",
      );
      const targets = [...mail.html.matchAll(/href="([^"]*)"/g)];
      const links = name === "account-deleted" ? 0 : 1;
      expect(targets.length).toBe(links + (mail.unsubscribeUrl ? 1 : 0));
      for (const [, target = ""] of targets)
        expect(mail.text).toContain(target.replaceAll("&amp;", "&"));
      expect(mail.html).not.toMatch(/<(script|img|link)\b/);
    },
  );

  test("have the language, the direction and the links of the recipient's language", {
    tags: ["4-language-61"],
  }, () => {
    for (const language of LANGUAGES)
      for (const { mail } of mailSamples(FRONTEND, language)) {
        const { direction } = languageFacts[language];
        expect(mail.html).toContain(
          `<html lang="${language}"${direction === "rtl" ? ' dir="rtl"' : ""}>`,
        );
        expect(mail.text + mail.subject).not.toMatch(/[{}]|undefined/);
        const site = `${FRONTEND}${languagePrefix(language)}/`;
        for (const [url] of mail.text.matchAll(/https?:\S+/g))
          expect(url.startsWith(site)).toBe(true);
      }
    const approved = mailSamples(FRONTEND, "ar").find(
      ({ name }) => name === "approved",
    );
    expect(approved?.mail.text).toContain("\u2068Baobab Capital\u2069");
  });

  test("contain labels with colons in the text part", () => {
    const [first] = samples;
    expect(first?.mail.text).toContain(
      `${reachedSentence("mails.label", "Verify my email:")}\n${FRONTEND}/`,
    );
    expect(first?.mail.text).toContain(
      reachedSentence("mails.verification.code", "Or enter this code: 493027"),
    );
    const approved = samples.find(({ name }) => name === "approved");
    expect(approved?.mail.text).toContain(
      reachedSentence("mails.approved.heading", "Meet Baobab Capital"),
    );
  });

  test("return 404 outside local mode or for an unknown name", async () => {
    for (const path of [PREVIEWS, `${PREVIEWS}/matched`]) {
      const proxied = await server.call("GET", path, {
        headers: { "X-Forwarded-For": "203.0.113.9" },
      });
      expect(proxied.status).toBe(404);
    }
    expect((await server.call("GET", `${PREVIEWS}/unknown`)).status).toBe(404);
  });
});
