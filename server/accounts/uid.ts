/** Returns an account id for a link: base64url of its digits, as in Django. */
export function uidOf(accountId: number): string {
  return Buffer.from(String(accountId)).toString("base64url");
}

/** Returns the account id of a link, or 0, which no account has, for invalid values. */
export function accountOfUid(uid: string): number {
  const digits = Buffer.from(uid, "base64url").toString("latin1");
  const number = /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}
