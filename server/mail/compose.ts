/** What a mail says: one heading, a few sentences, at most one thing to do. */
export type MailContent = {
  subject: string;
  heading: string;
  /** Paragraphs before the action. */
  lines: readonly string[];
  action?: { label: string; url: string };
  /** A code to type in, shown large. */
  code?: { label: string; value: string };
  /** Small print after the action. */
  closing: readonly string[];
};

export type MailParts = { subject: string; text: string; html: string };

/** Both parts of a mail. The HTML is one narrow column that reads on a phone, with and without styles. */
export function composeMail(content: MailContent): MailParts {
  return {
    subject: content.subject,
    text: textPart(content),
    html: htmlPart(content),
  };
}

function textPart(content: MailContent): string {
  const { action, code } = content;
  return [
    content.heading,
    ...content.lines,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(code ? [`${code.label}: ${code.value}`] : []),
    ...content.closing,
    "Ubia",
  ].join("\n\n");
}

const STYLE = {
  body: "margin:0;padding:0;background:#f6f3ec;color:#1d2a26",
  column:
    "max-width:480px;margin:0 auto;padding:24px 16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5",
  card: "background:#ffffff;border-radius:12px;padding:24px",
  heading: "margin:0 0 16px;font-size:22px;line-height:1.25",
  line: "margin:0 0 16px",
  button:
    "display:inline-block;padding:14px 22px;border-radius:8px;background:#0b5d4b;color:#ffffff;font-weight:600;text-decoration:none",
  code: "margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px",
  small: "margin:0 0 8px;font-size:14px;color:#55625d;word-break:break-word",
} as const;

function htmlPart(content: MailContent): string {
  const { action, code } = content;
  const parts = [
    `<h1 style="${STYLE.heading}">${escapeHtml(content.heading)}</h1>`,
    ...content.lines.map((line) => paragraph("line", line)),
    ...(action
      ? [
          `<p style="${STYLE.line}"><a href="${escapeHtml(action.url)}" style="${STYLE.button}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...(code
      ? [paragraph("line", `${code.label}:`), paragraph("code", code.value)]
      : []),
    ...content.closing.map((line) => paragraph("small", line)),
    // For those whose mail program shows no button.
    ...(action ? [paragraph("small", action.url)] : []),
  ];
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escapeHtml(content.subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.column}">`,
    `<p style="${STYLE.line}"><strong>Ubia</strong></p>`,
    `<div style="${STYLE.card}">${parts.join("\n")}</div>`,
    `</div></body></html>`,
  ].join("\n");
}

function paragraph(style: keyof typeof STYLE, text: string): string {
  return `<p style="${STYLE[style]}">${escapeHtml(text)}</p>`;
}

/** A text as it stands between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
