import type { Environment } from "../environment.ts";
import { originOf } from "../origins.ts";
import { refuseField } from "./refusal.ts";

/**
 * The origin that links in a mail lead to: what the client names as `frontend_url`, when it is one of ours;
 * PUBLIC_URL when it names none. So nobody can have our mails lead elsewhere.
 *
 * @throws Refusal 400 for any other origin.
 */
export function frontendOrigin(
  env: Pick<Environment, "publicUrl" | "allowedOrigins">,
  frontendUrl: string | undefined,
): string {
  if (frontendUrl === undefined) return env.publicUrl;
  const origin = originOf(frontendUrl.trim());
  if (origin !== null && env.allowedOrigins.includes(origin)) return origin;
  throw refuseField("frontend_url", { key: "server.originRefused" });
}
