import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** The cost of Argon2id, which is the library's default algorithm: 19 MiB of memory, two passes and one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Argon2 runs on libuv's four threads, which also do file system work and compression. At least two of them, and one
 * core if there are several, stay free for the rest of the server.
 */
const MAX_RUNNING_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Maximum number of waiting hashes. When the queue is full, the last hash waits about half a second. */
const MAX_WAITING_HASHES = 20;
/** Limits each client to half of the queue, so that a flood of requests from one network cannot fill it. */
const MAX_HASHES_PER_CLIENT = MAX_WAITING_HASHES / 2;
/** Retry-After when the queue is full, in milliseconds. A full queue drains in much less time. */
const RETRY_AFTER = 2_000;

/** Thrown when the queue of password hashes, or one client's share of it, is full. The server responds with 503. */
export class PasswordQueueFull extends Error {
  override readonly name = "PasswordQueueFull";
  readonly retryAfter = RETRY_AFTER;
}

/** Limits how many passwords this process hashes or verifies at once. */
const queue = pLimit(MAX_RUNNING_HASHES);
/** The network of the client of each running and each waiting hash. */
const networks: (string | undefined)[] = [];

/**
 * Returns the hash of a password for storage. If anyone can make the request, pass the client's `address` to limit that
 * client's share of the queue.
 */
export function hashPassword(password: string, address?: string) {
  return runInQueue(() => hashNow(password), address);
}

/** The hash to compare with when the account does not exist, so that the response takes the same time. */
const placeholderHash = hashNow("placeholder");

/**
 * Returns whether a password matches this hash. Without a hash (no such account), takes the same time and returns
 * false. If anyone can make the request, pass the client's `address` to limit that client's share of the queue.
 */
export function verifyPassword(
  password: string,
  passwordHash: string | undefined,
  address?: string,
): Promise<boolean> {
  return runInQueue(async () => {
    const compared = passwordHash ?? (await placeholderHash);
    const matches = await verify(compared, password.normalize("NFC"));
    return matches && passwordHash !== undefined;
  }, address);
}

/** Returns whether a password matches one of these hashes. Uses one slot of the queue for all of them. */
export function isOneOfPasswords(
  password: string,
  passwordHashes: readonly string[],
): Promise<boolean> {
  return runInQueue(async () => {
    for (const passwordHash of passwordHashes)
      if (await verify(passwordHash, password.normalize("NFC"))) return true;
    return false;
  });
}

async function runInQueue<Result>(
  work: () => Promise<Result>,
  address?: string,
): Promise<Result> {
  const network = address && sharedNetworkOf(address);
  const hashesOfClient = networks.filter((one) => one && one === network);
  if (
    queue.pendingCount >= MAX_WAITING_HASHES ||
    hashesOfClient.length >= MAX_HASHES_PER_CLIENT
  )
    throw new PasswordQueueFull();
  networks.push(network);
  return queue(work).finally(() =>
    networks.splice(networks.indexOf(network), 1),
  );
}

/** Returns the IPv6 /48 network of a /64 network, because one customer often has a whole /48; else, the address. */
function sharedNetworkOf(address: string): string {
  const groups = address.split(":");
  return groups.length > 3 ? groups.slice(0, 3).join(":") : address;
}

function hashNow(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST);
}
