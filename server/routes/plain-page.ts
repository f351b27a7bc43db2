import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../mail/compose.ts";

const STYLE = `
body{margin:0 auto;padding:24px 16px;max-width:720px;font:16px/1.5 system-ui,sans-serif;color:#14211b;background:#fafbf8}
h1{font:500 1.75rem/1.2 Rockwell,Georgia,serif}li{padding:12px 0;border-bottom:1px solid #d6dcd1;list-style:none}ul{padding:0}
a{color:#0f5a43;display:inline-block;padding:4px 0;overflow-wrap:anywhere}time,dt{color:#45534b}dd{margin:0 0 8px;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #d6dcd1;padding:16px}
@media(prefers-color-scheme:dark){body{background:#0b1511;color:#edf2ea}a{color:#8fd0b1}time,dt{color:#b6c3b9}pre{background:#12201a}pre,li{border-color:#27392f}}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** Mails use inline styles and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends a page for developers. `content` is HTML. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  content: string,
): FastifyReply {
  const heading = escapeHtml(title);
  return send(
    reply,
    PAGE_POLICY,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title><style>${STYLE}</style></head><body><h1>${heading}</h1>${content}</body></html>`,
  );
}

/** Sends the HTML part of a mail. */
export function sendMailHtml(reply: FastifyReply, html: string): FastifyReply {
  return send(reply, MAIL_POLICY, html);
}

/** Returns the text part of a mail as HTML, with clickable links. */
export function plainPart(text: string): string {
  const linked = escapeHtml(text).replace(
    /https?:\/\/\S+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
  return `<pre>${linked}</pre>`;
}

function send(reply: FastifyReply, policy: string, content: string) {
  return reply
    .type("text/html; charset=utf-8")
    .header("Content-Security-Policy", policy)
    .send(content);
}
