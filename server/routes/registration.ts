import { eq } from "drizzle-orm";
import { formatWait } from "../../contract/format.ts";
import { t } from "../../contract/messages/index.ts";
import { holdOpenAccount } from "../accounts/open-account.ts";
import { isEmailUnique, registerAccount } from "../accounts/registration.ts";
import { resendVerification } from "../accounts/resend.ts";
import {
  createHandle,
  createHandleWithoutAccount,
  verificationLimitKey,
} from "../accounts/verification-handles.ts";
import type { ServerContext } from "../context.ts";
import { accounts } from "../database/schema.ts";
import { clientAddress } from "../http/client-address.ts";
import { inEqualTime } from "../http/equal-time.ts";
import { frontendOrigin } from "../http/frontend-url.ts";
import { emailChecks, registrations } from "../limits/rules.ts";
import { perAddress, route } from "./route.ts";

const registerRoute = route("register", {
  summary: "Registers an account and mails a verification link and code.",
  errors: {
    400: "A field is invalid, or the account is not verified yet.",
    429: "Too many registrations.",
  },
  rateLimit: {
    limit: registrations,
    key: perAddress,
    tooMany: (wait) => ({
      key: "registration.tooMany",
      values: { wait: formatWait(wait) },
    }),
  },
  async handle({ context, body }) {
    const origin = frontendOrigin(context.env, body.frontend_url);
    const token = await registerAccount(
      context,
      {
        email: body.email,
        password: body.password,
        userType: body.user_type,
      },
      origin,
    );
    return { message: t("registration.success"), token };
  },
});

const resendActivationRoute = route("resendActivation", {
  summary:
    "Mails a new verification link and code; says the same for unknown addresses.",
  errors: { 429: "Too many resends." },
  async handle({ context, body, request }) {
    const origin = frontendOrigin(context.env, body.frontend_url);
    return inEqualTime(async () => {
      const { database, clock } = context;
      const account = await waitingAccount(context, body.email);
      const counted = {
        key: verificationLimitKey(body.email),
        address: clientAddress(request),
      };
      await resendVerification(context, counted, account, origin);
      const token =
        (account && (await handleOf(context, account.id))) ??
        (await createHandleWithoutAccount(database, clock, body.email));
      return { message: t("registration.resent"), token };
    });
  },
});

const checkEmailRoute = route("checkEmail", {
  summary: "Returns whether an e-mail address is free.",
  errors: { 429: "Too many checks." },
  rateLimit: {
    limit: emailChecks,
    key: perAddress,
    tooMany: () => ({ key: "server.tooMany" }),
  },
  handle: async ({ context, body }) => ({
    isEmailUnique: await isEmailUnique(context.database, body.email),
  }),
});

/** Returns a verification handle, or null when the account has just been closed. */
function handleOf({ database, clock }: ServerContext, accountId: number) {
  return database.transaction(async (queries) =>
    (await holdOpenAccount(queries, accountId))
      ? createHandle(queries, clock, accountId)
      : null,
  );
}

async function waitingAccount({ database }: ServerContext, email: string) {
  const [account] = await database
    .select()
    .from(accounts)
    .where(eq(accounts.email, email));
  const isWaiting =
    account && !account.verifiedAt && !account.suspendedAt && !account.closedAt;
  return isWaiting ? account : null;
}

/** Routes of registration, repeated verification mails and the e-mail check. */
export const registrationRoutes = [
  registerRoute,
  resendActivationRoute,
  checkEmailRoute,
];
