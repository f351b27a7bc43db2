import { type Language, languageFacts } from "../../contract/language.ts";
import { textIn } from "../../contract/messages/in-language.ts";
import { type Message, message } from "../../contract/messages/index.ts";

/** The content of an email: one heading, a few sentences, at most one action. */
export type MailContent = {
  subject: Message;
  /** By default, the subject. */
  heading?: Message;
  /** Paragraphs before the action. */
  paragraphs: readonly Message[];
  /** A list after the paragraphs. The title of each row is a link. */
  rows?: readonly { title: string; facts: readonly Message[]; url: string }[];
  action?: { label: Message; url: string };
  /** A code for the recipient to enter, displayed in large type. */
  code?: { label: Message; value: string };
  /** Secondary text after the action. */
  closing?: readonly Message[];
  /** The page that ends emails of this kind. */
  unsubscribeUrl?: string;
};

export type MailParts = {
  subject: string;
  text: string;
  html: string;
  /** The page that ends emails of this kind, for the headers. */
  unsubscribeUrl?: string | undefined;
};

/** Puts a message into the words of the email's language. */
type ToText = (message: Message) => string;

/** Creates both parts of an email in a language. The HTML is one narrow column, readable on a phone and also without styles. */
export function composeMail(
  content: MailContent,
  language: Language,
): MailParts {
  const toText: ToText = (message) => textIn(language, message);
  return {
    subject: toText(content.subject),
    text: textPart(content, toText),
    html: htmlPart(content, language, toText),
    unsubscribeUrl: content.unsubscribeUrl,
  };
}

function textPart(content: MailContent, toText: ToText): string {
  const { action, code, rows = [], closing = [], unsubscribeUrl } = content;
  return [
    toText(headingOf(content)),
    ...content.paragraphs.map(toText),
    ...rows.map(
      ({ title, facts, url }) =>
        `${title}\n${factsLine(facts, toText)}\n${url}`,
    ),
    ...(action ? [`${withColon(action.label, toText)}\n${action.url}`] : []),
    ...(code ? [`${withColon(code.label, toText)} ${code.value}`] : []),
    ...closing.map(toText),
    ...(unsubscribeUrl
      ? [
          `${withColon(message("mails.unsubscribe"), toText)}\n${unsubscribeUrl}`,
        ]
      : []),
    "Ubia",
  ].join("\n\n");
}

const headingOf = ({ heading, subject }: MailContent) => heading ?? subject;

function factsLine(facts: readonly Message[], toText: ToText): string {
  return facts.map(toText).join(" · ");
}

/** Returns a label with the colon of the language. */
function withColon(label: Message, toText: ToText): string {
  return toText(message("mails.label", { label: toText(label) }));
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

function htmlPart(content: MailContent, language: Language, toText: ToText) {
  // In right-to-left emails, the logo is not mirrored, and addresses start at their first letter.
  const isRightToLeft = languageFacts[language].direction === "rtl";
  const direction = isRightToLeft ? ' dir="rtl"' : "";
  const brandStyle = isRightToLeft
    ? `${STYLE.brand};direction:ltr;text-align:right`
    : STYLE.brand;
  const { action, code, rows = [], closing = [], unsubscribeUrl } = content;
  const blocks = [
    `<h1 style="${STYLE.heading}">${escapeHtml(toText(headingOf(content)))}</h1>`,
    ...content.paragraphs.map((text) => paragraph("line", toText(text))),
    ...rows.map(
      ({ title, facts, url }) =>
        `<p style="${STYLE.line}">${link(url, title)}<br>${escapeHtml(factsLine(facts, toText))}</p>`,
    ),
    ...(action
      ? [
          `<p style="${STYLE.line}"><a href="${escapeHtml(action.url)}" style="${STYLE.button}">${escapeHtml(toText(action.label))}</a></p>`,
        ]
      : []),
    ...(code
      ? [
          paragraph("line", withColon(code.label, toText)),
          paragraph("code", code.value),
        ]
      : []),
    ...closing.map((line) => paragraph("small", toText(line))),
    ...(action
      ? [
          paragraph("small", toText(message("mails.buttonFallback"))),
          paragraph("small", action.url),
        ]
      : []),
    ...(unsubscribeUrl
      ? [
          `<p style="${STYLE.small}">${link(unsubscribeUrl, toText(message("mails.unsubscribe")))}</p>`,
        ]
      : []),
  ];
  return [
    `<!doctype html><html lang="${language}"${direction}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light">`,
    `<title>${escapeHtml(toText(content.subject))}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.column}">`,
    `<div style="${brandStyle}"><span style="${STYLE.logoCorner}"></span><span style="${STYLE.logoBar}"></span>Ubia</div>`,
    `<div style="${STYLE.card}">${blocks.join("\n")}</div>`,
    `</div></body></html>`,
  ].join("\n");
}

function link(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="${STYLE.link}">${escapeHtml(label)}</a>`;
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
