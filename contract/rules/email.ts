import { EMAIL_MAX_LENGTH } from "../constants.ts";
import { DISPOSABLE_DOMAINS } from "../enumerations.ts";
import { type Message, message } from "../messages/index.ts";

// The pattern of HTML's e-mail field, with at least one dot in the domain.
const STANDARD_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An address as every call sends it and the server keeps it: trimmed and lowercased (decisions: Login). */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What is wrong with an address, or null (§5). */
export function emailProblem(email: string): Message | null {
  const normal = normalEmail(email);
  return normal.length <= EMAIL_MAX_LENGTH && STANDARD_ADDRESS.test(normal)
    ? null
    : message("email.invalid");
}

/** The same for a reset request, which asks for an address first (§5 Reset request). */
export function resetEmailProblem(email: string): Message | null {
  return normalEmail(email) === ""
    ? message("reset.emailRequired")
    : emailProblem(email);
}

/** The same for registration, which refuses temporary-mail providers and their subdomains (§5). */
export function registrationEmailProblem(email: string): Message | null {
  const problem = emailProblem(email);
  if (problem) return problem;
  const domain = normalEmail(email).split("@")[1] ?? "";
  const disposable = DISPOSABLE_DOMAINS.some(
    (name) => domain === name || domain.endsWith(`.${name}`),
  );
  return disposable ? message("email.disposable") : null;
}
