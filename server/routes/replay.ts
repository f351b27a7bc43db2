import { and, eq, sql } from "drizzle-orm";
import type { CallName } from "../../contract/api.ts";
import { REPLAY_WINDOW } from "../../contract/constants.ts";
import type { DatabaseAndClock } from "../context.ts";
import { replays } from "../database/schema.ts";
import { overloaded } from "../http/http-error.ts";
import { hashOf } from "../security/tokens.ts";

/** With a shorter key, a password in the body could be guessed from the stored hash of the key and the body. */
const MIN_KEY_LENGTH = 32;
/** How long a call without a stored response counts as running, in milliseconds. After that, a repetition runs. */
const RUN_TIMEOUT = 60_000;
/** Retry-After, in milliseconds, for a repeated call while the first one is still running. */
const RUNNING_RETRY_AFTER = 1_000;

/** The values that identify a call. A call with the same values is a repetition. */
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
  { database, clock }: DatabaseAndClock,
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
  // If this fails, the row remains without a response, so that a repeated call does not run within RUN_TIMEOUT.
  await database.update(replays).set({ response }).where(matchesClaim);
  return response;
}
