/** An account's number as links carry it: base64url of its digits, as Django writes it. */
export function uidOf(accountId: number): string {
  return Buffer.from(String(accountId)).toString("base64url");
}

/** The account's number that a link carries; 0, which no account has, for anything else. */
export function accountOfUid(uid: string): number {
  const digits = Buffer.from(uid, "base64url").toString("latin1");
  const number = /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}
