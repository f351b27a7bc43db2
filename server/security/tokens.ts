import { hash, randomBytes, randomInt } from "node:crypto";
import { CODE_DIGITS } from "../../contract/constants.ts";

/** Creates a URL-safe secret of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Creates a verification code of CODE_DIGITS digits, which may start with zeros. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/**
 * Returns the hash of these parts, for storage. The first part names the purpose. A fast hash is safe, because tokens
 * are random and codes expire soon.
 */
export function hashOf(...parts: string[]): Buffer {
  return hash("sha256", JSON.stringify(parts), "buffer");
}

/** Encodes an account id for a link: base64url of its digits, as in Django. */
export function uidOf(accountId: number): string {
  return Buffer.from(String(accountId)).toString("base64url");
}

/** Decodes the account id in a link. Returns 0, which is never an account id, for invalid values. */
export function accountIdOfUid(uid: string): number {
  const digits = Buffer.from(uid, "base64url").toString("latin1");
  const number = /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}
