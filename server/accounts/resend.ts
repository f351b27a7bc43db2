import type { ServerContext } from "../context.ts";
import { rateLimitError } from "../http/http-error.ts";
import { dailyResends, resends, resendsOfAddress } from "../limits/rules.ts";
import { holdOpenAccount } from "./open-account.ts";
import { sendVerification } from "./verification.ts";

/**
 * Mails a new link and code to an unverified account. Without an account it only counts, so that the response is the same. `key`
 * identifies the e-mail address in the limits, `address` is the client's network address.
 *
 * @throws HttpError 429 within 30 seconds of the last one, after 10 within a day, and after 60 from one address within
 *   an hour.
 */
export async function resendVerification(
  context: ServerContext,
  { key, address }: { key: string; address: string },
  account: { id: number; email: string } | null,
  origin: string,
): Promise<void> {
  const wait = await context.limits.hitAll([
    [resends, key],
    [dailyResends, key],
    [resendsOfAddress, address],
  ]);
  if (wait !== null)
    throw rateLimitError(wait, { key: "verification.tooSoon" });
  if (!account) return;
  await context.database.transaction(async (queries) => {
    if (await holdOpenAccount(queries, account.id))
      await sendVerification(queries, context, account, origin);
  });
}
