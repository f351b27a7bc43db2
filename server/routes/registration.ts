import { eq } from "drizzle-orm";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { schemas } from "../../contract/calls/index.ts";
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
import { rateLimitError } from "../http/http-error.ts";
import { openRoute, type Route } from "../http/route.ts";
import { emailChecks, registrations } from "../limits/rules.ts";

/** Routes of registration, repeated verification mails and the e-mail check. */
export function registrationRoutes(context: ServerContext): Route[] {
  return [register(context), resendActivation(context), checkEmail(context)];
}

function register(context: ServerContext): Route {
  return openRoute({
    call: "register",
    summary: "Registers an account and mails a verification link and code.",
    body: schemas.register.body,
    answer: schemas.register.answer,
    status: 201,
    errors: {
      400: "A field is invalid, or the account is not verified yet.",
      429: "Too many registrations.",
    },
    async handle({ body, request }): Promise<AnswerOf<"register">> {
      const origin = frontendOrigin(context.env, body.frontend_url);
      const wait = await context.limits.hit(
        registrations,
        clientAddress(request),
      );
      if (wait !== null)
        throw rateLimitError(wait, {
          key: "registration.tooMany",
          values: { wait: formatWait(wait) },
        });
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
}

function resendActivation(context: ServerContext): Route {
  return openRoute({
    call: "resendActivation",
    summary:
      "Mails a new verification link and code; says the same for unknown addresses.",
    body: schemas.resendActivation.body,
    answer: schemas.register.answer,
    errors: { 429: "Too many resends." },
    async handle({ body, request }): Promise<AnswerOf<"register">> {
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
}

function checkEmail(context: ServerContext): Route {
  return openRoute({
    call: "checkEmail",
    summary: "Tells whether an e-mail address is free.",
    body: schemas.checkEmail.body,
    answer: schemas.checkEmail.answer,
    errors: { 429: "Too many checks." },
    async handle({ body, request }): Promise<AnswerOf<"checkEmail">> {
      const wait = await context.limits.hit(
        emailChecks,
        clientAddress(request),
      );
      if (wait !== null) throw rateLimitError(wait, { key: "server.tooMany" });
      return {
        isEmailUnique: await isEmailUnique(context.database, body.email),
      };
    },
  });
}

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
