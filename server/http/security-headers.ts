import type { FastifyReply } from "fastify";
import type { Environment } from "../environment.ts";

/** Browsers that have visited the site over HTTPS use only HTTPS for one year. */
const HSTS = "max-age=31536000; includeSubDomains";
const API_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Adds the security headers to a response. Pages have their own content security policy. */
export function addSecurityHeaders(reply: FastifyReply, env: Environment) {
  reply.headers({
    "X-Request-Id": reply.request.id,
    "X-Content-Type-Options": "nosniff",
    // The URLs of emailed links contain tokens.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Content-Security-Policy": API_POLICY,
    "Cache-Control": "no-store",
  });
  if (env.publicUrl.startsWith("https:"))
    reply.header("Strict-Transport-Security", HSTS);
}

/** The policy of the service worker, which only connects to this server. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Returns the policy of the site's pages. It allows the site's own files, the build's inline script and style, given by
 * their hashes in the form `sha256-…`, and embeds from the origins in `frame`.
 */
export function pagePolicy(allowed: {
  readonly script: string | null;
  readonly style: string | null;
  readonly frame: readonly string[];
}): string {
  const own = (hash: string | null) => `'self'${hash ? ` '${hash}'` : ""}`;
  return [
    "default-src 'none'",
    `script-src ${own(allowed.script)}`,
    "worker-src 'self'",
    `style-src ${own(allowed.style)}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-src ${allowed.frame.join(" ") || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
