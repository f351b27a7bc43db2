import { EMAIL_MAX_LENGTH } from "../constants.ts";
import { DISPOSABLE_DOMAINS } from "../enumerations.ts";
import { type Message, message } from "../messages/index.ts";

// The pattern of HTML's e-mail field, with at least one dot in the domain. In two parts, so that each is linear.
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN_LABEL = /^[a-z0-9-]+$/i;
const DOMAIN_LABEL_MAX_LENGTH = 63;

/** An address as every call sends it and the server keeps it: trimmed and lowercased (decisions: Login). */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What is wrong with an address, or null (§5). */
export function emailProblem(email: string): Message | null {
  const normal = normalEmail(email);
  return normal.length <= EMAIL_MAX_LENGTH && isStandardAddress(normal)
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

function isStandardAddress(address: string): boolean {
  const [localPart = "", domain = "", ...others] = address.split("@");
  const labels = domain.split(".");
  return (
    others.length === 0 &&
    LOCAL_PART.test(localPart) &&
    labels.length > 1 &&
    labels.every(isDomainLabel)
  );
}

function isDomainLabel(label: string): boolean {
  return (
    label.length <= DOMAIN_LABEL_MAX_LENGTH &&
    DOMAIN_LABEL.test(label) &&
    !label.startsWith("-") &&
    !label.endsWith("-")
  );
}
