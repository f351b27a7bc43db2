import {
  addressOf,
  type Language,
  languageFacts,
} from "../../contract/language.ts";
import { textIn } from "../../contract/messages/in-language.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { pagePath } from "../../contract/pages.ts";

/** The language of an email, and the origin of its links. */
export type MailContext = Readonly<{ language: Language; origin: string }>;

/** The content of an email: a heading and sentences, optionally with rows, an action and a code. Paths are those of pages. */
export type MailContent = {
  subject: Message;
  /** By default, the subject. */
  heading?: Message;
  /** Paragraphs before the action. */
  paragraphs: readonly Message[];
  /** A list after the paragraphs. The title of each row is a link. */
  rows?: readonly { title: string; facts: readonly Message[]; path: string }[];
  action?: { label: Message; path: string };
  /** A code for the recipient to enter, displayed in large type. */
  code?: { label: Message; value: string };
  /** Secondary text after the action. */
  closing?: readonly Message[];
  /** Identifies the account on the page that ends emails of this kind. */
  unsubscribeToken?: string;
};

export type MailParts = {
  subject: string;
  text: string;
  html: string;
  /** The page that ends emails of this kind, for the headers. */
  unsubscribeUrl?: string | undefined;
};

/** Creates both parts of an email. The HTML is one narrow column, readable on a phone and also without styles. */
export function composeMail(
  content: MailContent,
  { language, origin }: MailContext,
): MailParts {
  const { action, code, rows = [], closing = [], unsubscribeToken } = content;
  const textOf = (message: Message) => textIn(language, message);
  /** Returns a label with the colon of the language. */
  const labelOf = (label: Message) =>
    textOf(message("mails.label", { label: textOf(label) }));
  const urlOf = (path: string) => `${origin}${addressOf(path, language)}`;
  const subject = textOf(content.subject);
  const heading = textOf(content.heading ?? content.subject);
  const texts = [heading];
  const blocks = [`<h1 style="${STYLE.heading}">${escapeHtml(heading)}</h1>`];
  /** Adds a text to the text part, and its HTML to the HTML part. */
  const add = (text: string, ...html: readonly string[]) => {
    texts.push(text);
    blocks.push(...html);
  };
  for (const line of content.paragraphs.map(textOf))
    add(line, paragraph("line", line));
  for (const { title, facts, path } of rows) {
    const line = facts.map(textOf).join(" · ");
    add(
      `${title}\n${line}\n${urlOf(path)}`,
      `<p style="${STYLE.line}">${link(urlOf(path), "link", title)}<br>${escapeHtml(line)}</p>`,
    );
  }
  if (action)
    add(
      `${labelOf(action.label)}\n${urlOf(action.path)}`,
      `<p style="${STYLE.line}">${link(urlOf(action.path), "button", textOf(action.label))}</p>`,
    );
  if (code)
    add(
      `${labelOf(code.label)} ${code.value}`,
      paragraph("line", labelOf(code.label)),
      paragraph("code", code.value),
    );
  for (const line of closing.map(textOf)) add(line, paragraph("small", line));
  if (action)
    blocks.push(
      paragraph("small", textOf(message("mails.buttonFallback"))),
      paragraph("small", urlOf(action.path)),
    );
  const unsubscribeUrl =
    unsubscribeToken &&
    urlOf(pagePath("unsubscribe", { token: unsubscribeToken }));
  const unsubscribe = message("mails.unsubscribe");
  if (unsubscribeUrl)
    add(
      `${labelOf(unsubscribe)}\n${unsubscribeUrl}`,
      `<p style="${STYLE.small}">${link(unsubscribeUrl, "link", textOf(unsubscribe))}</p>`,
    );
  const text = [...texts, "Ubia"].join("\n\n");
  const html = htmlPage(subject, blocks.join("\n"), language);
  return { subject, text, html, unsubscribeUrl };
}

/** The product's visual style, reduced to what mail clients support. */
const STYLE = {
  body: "margin:0;padding:0;background:#eff2eb;color:#14211b",
  column:
    "max-width:520px;margin:0 auto;padding:24px 12px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5",
  brand:
    "padding:16px 24px;background:#0d3b2e;border-bottom:4px solid #f0ae2b;color:#ffffff;font:600 24px/1 Rockwell,Georgia,serif",
  logoCorner:
    "display:inline-block;width:6px;height:18px;vertical-align:-3px;border-left:8px solid #ffffff;border-bottom:6px solid #ffffff",
  logoBar:
    "display:inline-block;width:8px;height:24px;margin:0 12px 0 1px;vertical-align:-3px;background:#f0ae2b",
  card: "background:#ffffff;border:1px solid #d6dcd1;border-top:0;padding:28px 24px 20px",
  heading:
    "margin:0 0 16px;font:500 26px/1.2 Rockwell,Georgia,serif;letter-spacing:-0.01em",
  line: "margin:0 0 16px",
  link: "color:#0d3b2e",
  button:
    "display:inline-block;padding:13px 22px;border-radius:3px;background:#0d3b2e;color:#ffffff;font-weight:600;text-decoration:none",
  code: "margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px",
  small:
    "margin:0 0 8px;font-size:14px;color:#45534b;overflow-wrap:anywhere;word-break:break-word",
} as const;

function htmlPage(title: string, content: string, language: Language): string {
  // In right-to-left emails, the logo is not mirrored, and addresses start at their first letter.
  const isRightToLeft = languageFacts[language].direction === "rtl";
  const direction = isRightToLeft ? ' dir="rtl"' : "";
  const brandStyle = isRightToLeft
    ? `${STYLE.brand};direction:ltr;text-align:right`
    : STYLE.brand;
  return [
    `<!doctype html><html lang="${language}"${direction}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light">`,
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.column}">`,
    `<div style="${brandStyle}"><span style="${STYLE.logoCorner}"></span><span style="${STYLE.logoBar}"></span>Ubia</div>`,
    `<div style="${STYLE.card}">${content}</div>`,
    `</div></body></html>`,
  ].join("\n");
}

function link(url: string, style: keyof typeof STYLE, label: string): string {
  return `<a href="${escapeHtml(url)}" style="${STYLE[style]}">${escapeHtml(label)}</a>`;
}

function paragraph(style: keyof typeof STYLE, text: string): string {
  return `<p style="${STYLE[style]}">${escapeHtml(text)}</p>`;
}

/** Escapes text for use between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
