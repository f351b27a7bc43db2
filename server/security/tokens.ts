import { createHash, randomBytes, randomInt } from "node:crypto";
import { CODE_DIGITS } from "../../contract/constants.ts";

/** A new secret of 256 random bits, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A new verification code: digits, leading zeros included. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** What is kept of a secret. Tokens are random, so a plain hash cannot be turned back. */
export function hashOf(...parts: string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}
