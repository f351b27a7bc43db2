import type { ServerContext } from "../context.ts";
import { refuseTooMany } from "../http/refusal.ts";
import { resends } from "../limits/rules.ts";
import { holdOpenAccount } from "./open-account.ts";
import { sendVerification } from "./verification.ts";

/**
 * Mails a new link and code to an account that waits for its verification; without one it only counts, so that
 * the answer is the same. `key` is what the limit counts by: the address, or an unknown handle.
 *
 * @throws Refusal 429 within 30 seconds of the last one (§4 Verification by code).
 */
export async function resendVerification(
  context: ServerContext,
  key: string,
  account: { id: number; email: string } | null,
  origin: string,
): Promise<void> {
  const wait = await context.limits.hit(resends, key);
  if (wait !== null) throw refuseTooMany(wait, { key: "verification.tooSoon" });
  if (!account) return;
  await context.database.transaction(async (queries) => {
    if (await holdOpenAccount(queries, account.id))
      await sendVerification(queries, context, account, origin);
  });
  context.outbox.wake();
}
