import { eq } from "drizzle-orm";
import { t } from "../../contract/messages/index.ts";
import { findOpenAccount, lockOpenAccount } from "../accounts/open-account.ts";
import { registerAccount } from "../accounts/registration.ts";
import {
  createHandle,
  resendVerification,
  verificationLimitKey,
} from "../accounts/verification.ts";
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
        const token = await database.transaction(async (queries) => {
          // The account may have just been closed.
          const open = account && (await lockOpenAccount(queries, account.id));
          const owner = open ? { accountId: open.id } : { email: body.email };
          return createHandle(queries, clock, owner);
        });
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
