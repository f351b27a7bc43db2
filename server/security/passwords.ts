import { hash, verify } from "@node-rs/argon2";

/** Argon2id, the library's default, with 19 MiB, two passes, one lane (design: Security table). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash that is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST);
}

/** Compared where there is no account, so that the answer takes as long. */
const nobodysHash = hashPassword("nobody");

/**
 * Whether a password is the one of this hash. Without a hash (no such account) it takes the same time and says
 * no.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await verify(against, password.normalize("NFC"));
  return matches && passwordHash !== undefined;
}
