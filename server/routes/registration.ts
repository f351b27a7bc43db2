import { eq } from "drizzle-orm";
import { t } from "../../contract/messages/index.ts";
import { findOpenAccount, lockOpenAccount } from "../accounts/open-account.ts";
import { registerAccount } from "../accounts/registration.ts";
import { resendVerification } from "../accounts/verification.ts";
import {
  createHandle,
  verificationLimitKey,
} from "../accounts/verification-handles.ts";
import type { ServerContext } from "../context.ts";
import { accounts } from "../database/schema.ts";
import { clientAddress } from "../http/client.ts";
import { withFixedDuration } from "../http/fixed-duration.ts";
import { frontendOrigin } from "../http/input.ts";
import { enforceLimit } from "../limits/limits.ts";
import { emailChecks, registrations } from "../limits/rules.ts";
import { perAddress, route } from "./route.ts";

export const registrationRoutes = [
  route("register", {
    summary: "Registers an account and emails a verification link and code.",
    errors: {
      400: "The body is malformed, a field is invalid, or the address is already registered.",
      429: "Too many registrations.",
    },
    async handle({ context, body, request }) {
      const origin = frontendOrigin(context.env, body.frontend_url);
      const address = clientAddress(request);
      // Counted after the fields are validated, so that one person's invalid forms do not lock out a shared address.
      await enforceLimit(context, registrations, address);
      const token = await registerAccount(context, body, { origin, address });
      return { message: t("registration.success"), token };
    },
  }),
  route("resendActivation", {
    summary:
      "Emails a new verification link and code. The response is the same for unknown addresses.",
    errors: { 429: "Too many resends." },
    async handle({ context, body, request }) {
      const origin = frontendOrigin(context.env, body.frontend_url);
      return withFixedDuration(async () => {
        const { database, clock } = context;
        const existing = await findOpenAccount(database, body.email);
        const isUnverified =
          existing && !existing.verifiedAt && !existing.suspendedAt;
        const account = isUnverified ? existing : null;
        const limitKeys = {
          key: verificationLimitKey(body.email),
          address: clientAddress(request),
        };
        await resendVerification(context, limitKeys, account, origin);
        const token =
          (account && (await createAccountHandle(context, account.id))) ??
          (await createHandle(database, clock, { email: body.email }));
        return { message: t("registration.resent"), token };
      });
    },
  }),
  route("checkEmail", {
    summary: "Returns whether an email address is not registered yet.",
    errors: { 429: "Too many checks." },
    rateLimit: perAddress(emailChecks),
    async handle({ context: { database }, body }) {
      const hasEmail = eq(accounts.email, body.email);
      return {
        isEmailUnique: (await database.$count(accounts, hasEmail)) === 0,
      };
    },
  }),
];

/** Creates a verification handle for an account. Returns null when the account has just been closed. */
function createAccountHandle(
  { database, clock }: ServerContext,
  accountId: number,
) {
  return database.transaction(async (queries) =>
    (await lockOpenAccount(queries, accountId))
      ? createHandle(queries, clock, { accountId })
      : null,
  );
}
