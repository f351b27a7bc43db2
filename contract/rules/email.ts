import { EMAIL_MAX_LENGTH } from "../constants.ts";
import { DISPOSABLE_DOMAINS } from "../enumerations.ts";
import { type Message, message } from "../messages/index.ts";

// The pattern of HTML's e-mail input, with at least one dot in the domain. Split in two, so that each part is linear.
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN_LABEL = /^[a-z0-9-]+$/i;
const DOMAIN_LABEL_MAX_LENGTH = 63;

/** Returns an address as it is sent and stored: trimmed and in lower case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the error of an e-mail address, or null. */
export function emailProblem(email: string): Message | null {
  const normal = normalEmail(email);
  return normal.length <= EMAIL_MAX_LENGTH && isStandardAddress(normal)
    ? null
    : message("email.invalid");
}

/** Returns the error of a reset request's address, or null. An empty address has its own message. */
export function resetEmailProblem(email: string): Message | null {
  return normalEmail(email) === ""
    ? message("reset.emailRequired")
    : emailProblem(email);
}

/** Returns the error of a registration's address, or null. Rejects providers of temporary addresses too. */
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
