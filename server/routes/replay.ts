import { and, eq, sql } from "drizzle-orm";
import type { CallName } from "../../contract/api.ts";
import { REPLAY_WINDOW } from "../../contract/constants.ts";
import type { ServerContext } from "../context.ts";
import { replays } from "../database/schema.ts";
import { overloaded } from "../http/http-error.ts";
import { hashOf } from "../security/tokens.ts";

/** The stored hash covers the key and the body. With a shorter key, a password in the body could be guessed from the hash. */
const MIN_KEY_LENGTH = 32;
/** Milliseconds for which a call without a response counts as running. After that, any repetition runs it again. */
const RUN_TIMEOUT = 60_000;
/** Retry-After of a call that is still running, in milliseconds. */
const RUNNING_RETRY_AFTER = 1_000;

/** A call with everything that distinguishes it from another call with the same key. */
type RepeatableCall = {
  readonly name: CallName;
  readonly key: string | null;
  readonly accountId: number | undefined;
  readonly parameters: unknown;
  readonly body: unknown;
};

/**
 * Runs a call once per Idempotency-Key: a repeated call returns the stored response. Only a success is stored, for
 * REPLAY_WINDOW. A call without a key of sufficient length always runs.
 *
 * @throws HttpError 503 while the same call is running, and any error that `run` throws.
 */
export async function runOnce<Response>(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { name, key, accountId, parameters, body }: RepeatableCall,
  run: () => Promise<Response>,
): Promise<Response> {
  if (key === null || key.length < MIN_KEY_LENGTH) return run();
  const identity = JSON.stringify([accountId, parameters, body]);
  const keyHash = hashOf("replay", name, key, identity);
  const matchesKey = eq(replays.keyHash, keyHash);
  const now = clock.now();
  const startedAt = new Date(now);
  const matchesClaim = and(matchesKey, eq(replays.startedAt, startedAt));
  const claimed = await database
    .insert(replays)
    .values({ keyHash, startedAt })
    .onConflictDoUpdate({
      target: replays.keyHash,
      set: { startedAt, response: null },
      setWhere: sql`${replays.startedAt} < ${new Date(now - REPLAY_WINDOW)}
        or (${replays.response} is null and ${replays.startedAt} < ${new Date(now - RUN_TIMEOUT)})`,
    })
    .returning({ keyHash: replays.keyHash });
  if (claimed.length === 0) {
    const [stored] = await database.select().from(replays).where(matchesKey);
    if (!stored?.response) throw overloaded(RUNNING_RETRY_AFTER);
    return stored.response as Response;
  }
  let response: Response;
  try {
    response = await run();
  } catch (error) {
    await database.delete(replays).where(matchesClaim);
    throw error;
  }
  // If this fails, the claim stays, so that an immediate repetition does not take effect again.
  await database.update(replays).set({ response }).where(matchesClaim);
  return response;
}
