import { pages, redirectFor, type Visitor } from "./pages.ts";

/**
 * The router's navigation state, through which one page passes data to the next. It survives reloads, and users can
 * edit it. It is therefore read as `unknown` and validated.
 */

/** Why the visitor was sent to /login. */
export type SessionEndReason = "expired" | "inactive";

/** For /login. */
export type LoginState = {
  /** Prefills the email field after a registration or verification. */
  readonly email?: string;
  readonly reason?: SessionEndReason;
  /** The path, with any query and hash, of the page that required the login. */
  readonly from?: string;
};

/** For /emailVerification. `token` is the verification handle. */
export type EmailVerificationState = {
  readonly email: string;
  readonly token: string;
};

/** For /reset-password after a login with an expired password; the page explains the reason above the form. */
export type ResetPasswordState = {
  readonly email: string;
  readonly reason: "passwordExpired";
};

/** What a member pays for, passed from the enquiry to /payment-page. */
export type Purchase = {
  readonly programme: string;
  /** In US dollars, because the next page may be in another language. */
  readonly fee: number;
};

/** For /programs-loggedIn after a payment. */
export type PaidState = {
  readonly paid: true;
  /** Null when the payment page was opened without a programme. */
  readonly purchase: Purchase | null;
};

/** Marks a navigation that the page itself started, so that the page can ignore the resulting URL change. */
export type OwnNavigationState = { readonly isOwnNavigation: true };

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

/** Returns null when the page was opened without this state. */
export function readEmailVerificationState(state: unknown) {
  const email = textAt(state, "email");
  const token = textAt(state, "token");
  return email && token ? { email, token } : null;
}

/** Returns null when the page was opened without this state. */
export function readResetPasswordState(
  state: unknown,
): ResetPasswordState | null {
  const email = textAt(state, "email");
  return textAt(state, "reason") === "passwordExpired"
    ? { email: email ?? "", reason: "passwordExpired" }
    : null;
}

/** Returns null when the page was opened without a programme. */
export function readPurchase(state: unknown): Purchase | null {
  const programme = textAt(state, "programme");
  const fee = valueAt(state, "fee");
  return programme && typeof fee === "number" && Number.isFinite(fee)
    ? { programme, fee }
    : null;
}

/** Returns null when there was no payment. */
export function readPaidState(state: unknown): PaidState | null {
  return valueAt(state, "paid") === true
    ? { paid: true, purchase: readPurchase(valueAt(state, "purchase")) }
    : null;
}

export function isOwnNavigation(state: unknown): boolean {
  return valueAt(state, "isOwnNavigation") === true;
}

/**
 * Returns the path to return to after a login: a protected page of the product that this visitor may open, or null.
 * Rejects pages that have path parameters, and URLs of other sites.
 */
export function returnPath(from: string | undefined, visitor: Visitor) {
  if (from === undefined) return null;
  const path = from.replace(/[?#].*/s, "");
  // The router ignores case and a trailing slash.
  const normalized = path.replace(/(?<=.)\/$/, "").toLowerCase();
  const page = Object.values(pages).find(
    ({ path }) => path.toLowerCase() === normalized,
  );
  if (page === undefined || page.access === "public") return null;
  return redirectFor(page.access, visitor) === null ? from : null;
}

function textAt(state: unknown, key: string): string | null {
  const value = valueAt(state, key);
  return typeof value === "string" ? value : null;
}

function valueAt(state: unknown, key: string): unknown {
  return typeof state === "object" && state !== null
    ? Reflect.get(state, key)
    : undefined;
}
