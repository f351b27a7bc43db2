import type { Call } from "./http-client.ts";
import { recordTexts } from "./reached-messages.ts";

export type ReceivedEmail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: number;
};

/** Returns the emails to an address from the development mailbox, newest first. */
export async function emailsTo(
  server: { call: Call },
  email: string,
): Promise<ReceivedEmail[]> {
  const { body } = await server.call("GET", "/dev/mailbox.json");
  const mails = (body as ReceivedEmail[]).filter((mail) => mail.to === email);
  mails.forEach(recordMail);
  return mails;
}

/** Records which of the product's messages an email contains. */
export function recordMail(mail: Pick<ReceivedEmail, "subject" | "html">) {
  const texts = mail.html.replaceAll("&#39;", "'").split(/<[^>]*>| · /);
  recordTexts([mail.subject, ...texts]);
}

/** Returns the newest email to an address. Throws when there is none. */
export async function latestEmail(
  server: { call: Call },
  email: string,
): Promise<ReceivedEmail> {
  const [mail] = await emailsTo(server, email);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

/** Returns the link and the code in an email. A missing link or code is returned as an empty string. */
export function linkAndCodeOf(mail: Pick<ReceivedEmail, "text">) {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "";
  const code = /\b\d{6}\b/.exec(mail.text.replace(link, ""))?.[0] ?? "";
  return { link, code };
}

/** Returns the uid and the token at the end of an email's link. */
export function linkParts(mail: Pick<ReceivedEmail, "text">) {
  const [token = "", uid = ""] = new URL(linkAndCodeOf(mail).link).pathname
    .split("/")
    .reverse();
  return { uid, token };
}
