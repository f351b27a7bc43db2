import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { overloaded } from "../http/refusal.ts";
import { BoundedQueue } from "./bounded-queue.ts";

/** Argon2id, the library's default, with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Argon2 runs on libuv's four threads, which also read files and compress. Two of them stay free for that, and one
 * core for everything else that the server does.
 */
const HASHES_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Longer queues only make everyone wait: the last in this one waits about half a second. */
const HASHES_WAITING = 20;
/** Of the queue, so that a flood from one address leaves places to others. */
const HASHES_PER_ADDRESS = HASHES_WAITING / 2;
/** In milliseconds; the queue is empty long before. */
const RETRY_AFTER = 2_000;

/** Shared by every use of a password in this process. */
const queue = new BoundedQueue({
  atOnce: HASHES_AT_ONCE,
  waiting: HASHES_WAITING,
  perOwner: HASHES_PER_ADDRESS,
});

/**
 * Returns the hash that is stored of a password.
 *
 * @throws Refusal 503 when too many passwords are waiting to be hashed.
 */
export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hashNow(password));
}

/** Compared with when there is no account, so that the answer takes as long. */
const nobodysHash = hashNow("nobody");

/**
 * Returns whether a password belongs to this hash. Without a hash (no such account) it takes the same time and
 * returns false. A call that anyone can make names the client's `address`, which has a share of the queue.
 *
 * @throws Refusal 503 when too many passwords are waiting to be hashed.
 */
export function isPassword(
  password: string,
  passwordHash: string | undefined,
  address?: string,
): Promise<boolean> {
  return inQueue(async () => {
    const against = passwordHash ?? (await nobodysHash);
    const matches = await verify(against, password.normalize("NFC"));
    return matches && passwordHash !== undefined;
  }, address);
}

/**
 * Returns whether a password belongs to one of these hashes. They take one place in the queue together.
 *
 * @throws Refusal 503 when too many passwords are waiting to be hashed.
 */
export function isOneOfPasswords(
  password: string,
  passwordHashes: readonly string[],
): Promise<boolean> {
  return inQueue(async () => {
    for (const passwordHash of passwordHashes)
      if (await verify(passwordHash, password.normalize("NFC"))) return true;
    return false;
  });
}

async function inQueue<Result>(
  work: () => Promise<Result>,
  address?: string,
): Promise<Result> {
  const result = queue.tryRun(work, address);
  if (result === null) throw overloaded(RETRY_AFTER);
  return result;
}

function hashNow(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST);
}
