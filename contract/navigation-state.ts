import { pages, redirectFor, type Visitor } from "./pages.ts";

/**
 * What one page hands to the next as the router's navigation state. A person's browser keeps it across reloads
 * and anybody can write it, so it is read as unknown and only what has the right shape comes through.
 */

/** Why a person finds themselves at /login without having asked for it (decisions: Access). */
export type ForcedEnd = "expired" | "inactive";

/** To /login. */
export type LoginState = {
  /** Fills the e-mail field, after a registration or a verification (§2). */
  readonly email?: string;
  readonly reason?: ForcedEnd;
  /** The path, with its query, of the page that asked for a login. */
  readonly from?: string;
};

/** To /emailVerification; `token` is the verification handle (decisions: Verification). */
export type EmailVerificationState = {
  readonly email: string;
  readonly token: string;
};

/** To /reset-password, when a login met a forced change: the page says so above its form (§2, §8). */
export type ResetPasswordState = {
  readonly email: string;
  readonly reason: "passwordExpired";
};

/** What a member pays for; to /payment-page from the enquiry (decisions: Catalogue, payment). */
export type Purchase = {
  readonly programme: string;
  /** As the catalogue shows it, such as $395. */
  readonly fee: string;
};

/** To /programs-loggedIn from a payment that has just been made. */
export type PaidState = {
  readonly paid: true;
  /** Null when the payment page was opened without a programme. */
  readonly purchase: Purchase | null;
};

/** To another place of the same page, from this page itself, which needs not be told of it. */
export type OwnPlaceState = { readonly isOwnPlace: true };

export function readLoginState(state: unknown): LoginState {
  const email = textAt(state, "email");
  const reason = textAt(state, "reason");
  const from = textAt(state, "from");
  return {
    ...(email && { email }),
    ...((reason === "expired" || reason === "inactive") && { reason }),
    ...(from && { from }),
  };
}

/** Null when the page was opened without it. */
export function readEmailVerificationState(
  state: unknown,
): EmailVerificationState | null {
  const email = textAt(state, "email");
  const token = textAt(state, "token");
  return email && token ? { email, token } : null;
}

/** Null when the page was opened without it. */
export function readResetPasswordState(
  state: unknown,
): ResetPasswordState | null {
  const email = textAt(state, "email");
  return textAt(state, "reason") === "passwordExpired"
    ? { email: email ?? "", reason: "passwordExpired" }
    : null;
}

/** Null when the page was opened without a programme. */
export function readPurchase(state: unknown): Purchase | null {
  const programme = textAt(state, "programme");
  const fee = textAt(state, "fee");
  return programme && fee ? { programme, fee } : null;
}

/** Null when nothing has just been paid. */
export function readPaidState(state: unknown): PaidState | null {
  return valueAt(state, "paid") === true
    ? { paid: true, purchase: readPurchase(valueAt(state, "purchase")) }
    : null;
}

export function isOwnPlace(state: unknown): boolean {
  return valueAt(state, "isOwnPlace") === true;
}

/**
 * The page to go back to after a login: a protected page of the product that is open to this visitor, or null.
 * Pages with parameters and foreign addresses are none.
 */
export function returnPath(
  from: string | undefined,
  visitor: Visitor,
): string | null {
  if (from === undefined) return null;
  const [path = ""] = from.split(/[?#]/);
  // As the router reads an address: in any case, and with or without a slash at its end.
  const plain = path.replace(/(?<=.)\/$/, "").toLowerCase();
  const page = Object.values(pages).find(
    (known) => known.path.toLowerCase() === plain,
  );
  if (page === undefined || page.access === "public") return null;
  return redirectFor(page.access, visitor) === null ? from : null;
}

function textAt(state: unknown, key: string): string | null {
  const value = valueAt(state, key);
  return typeof value === "string" && value !== "" ? value : null;
}

function valueAt(state: unknown, key: string): unknown {
  return typeof state === "object" && state !== null
    ? Reflect.get(state, key)
    : undefined;
}
