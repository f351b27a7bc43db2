import type { Environment } from "../environment.ts";
import { originOf } from "../origins.ts";
import { fieldError } from "./http-error.ts";

/**
 * Returns the origin of links in a mail: the client's `frontend_url` when it is an allowed origin, or PUBLIC_URL when
 * the client sends none. This prevents mails with links to other sites.
 *
 * @throws HttpError 400 for any other origin.
 */
export function frontendOrigin(
  env: Pick<Environment, "publicUrl" | "allowedOrigins">,
  frontendUrl: string | undefined,
): string {
  if (frontendUrl === undefined) return env.publicUrl;
  const origin = originOf(frontendUrl.trim());
  if (origin !== null && env.allowedOrigins.includes(origin)) return origin;
  throw fieldError("frontend_url", { key: "server.originRefused" });
}
