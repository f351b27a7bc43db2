import { eq } from "drizzle-orm";
import { unverifiedAnswer } from "../../contract/calls/accounts.ts";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { schemas } from "../../contract/calls/index.ts";
import { logIn } from "../accounts/login.ts";
import { endSession } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { profiles } from "../database/schema.ts";
import { clientAddress } from "../http/client-address.ts";
import { frontendOrigin } from "../http/frontend-url.ts";
import { memberRoute, openRoute, type Route } from "../http/route.ts";

/** Routes of login, logout and the current user. */
export function loginRoutes(context: ServerContext): Route[] {
  return [login(context), logout(context), user(context)];
}

function login(context: ServerContext): Route {
  return openRoute({
    call: "login",
    summary: "Logs in and starts a session of 30 minutes.",
    body: schemas.login.body,
    answer: schemas.login.answer,
    errors: {
      400: "The password is wrong, or a field is invalid.",
      401: "There is no such account, or it is suspended.",
      403: {
        description: "The e-mail address is not verified yet.",
        body: unverifiedAnswer,
      },
      428: "The password has expired and must be reset.",
      429: "Too many failed attempts.",
    },
    async handle({ body, request }): Promise<AnswerOf<"login">> {
      return logIn(context, {
        email: body.email,
        password: body.password,
        address: clientAddress(request),
        userAgent: request.headers["user-agent"] ?? "",
        authorization: request.headers.authorization,
        origin: frontendOrigin(context.env, body.frontend_url),
      });
    },
  });
}

// Does not require a session, so that the logout of an expired session succeeds too.
function logout(context: ServerContext): Route {
  return openRoute({
    call: "logout",
    summary: "Ends the session that the request carries.",
    answer: schemas.verifyLink.answer,
    async handle({ request }): Promise<AnswerOf<"verifyCode">> {
      await endSession(context, request.headers.authorization);
      return { message: "Logged out." };
    },
  });
}

function user(context: ServerContext): Route {
  return memberRoute(context, {
    call: "user",
    summary: "Tells who is logged in.",
    answer: schemas.user.answer,
    async handle({ member }): Promise<AnswerOf<"user">> {
      const [profile] = await context.database
        .select({ businessName: profiles.businessName })
        .from(profiles)
        .where(eq(profiles.accountId, member.accountId));
      return {
        email: member.email,
        user_type: member.userType,
        business_name: profile?.businessName || null,
      };
    },
  });
}
