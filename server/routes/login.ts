import { unverifiedResponse } from "../../contract/calls/accounts.ts";
import { numbers } from "../../contract/messages/numbers.ts";
import { logIn } from "../accounts/login.ts";
import { endSession } from "../accounts/sessions.ts";
import { findProfile } from "../database/profile-columns.ts";
import { clientAddress } from "../http/client.ts";
import { withFixedErrorDuration } from "../http/fixed-duration.ts";
import { HttpError } from "../http/http-error.ts";
import { frontendOrigin } from "../http/input.ts";
import type { LabelOf } from "../metrics/metrics.ts";
import { route } from "./route.ts";

/** The outcomes of login attempts in the metrics, by the status of the error. */
const OUTCOMES: Readonly<Partial<Record<number, LabelOf<"logins">>>> = {
  400: "rejected",
  401: "rejected",
  403: "unverified",
  428: "expired",
  429: "locked",
};

export const loginRoutes = [
  route("login", {
    summary: `Logs in and starts a session of ${numbers.sessionMinutes} minutes.`,
    errors: {
      400: "The body is malformed, the password is wrong, or a field is invalid.",
      401: "The account does not exist or is suspended.",
      403: {
        description: "The email address is not verified yet.",
        body: unverifiedResponse,
      },
      428: "The password has expired and must be reset.",
      429: "Too many failed attempts.",
    },
    async handle({ context, body, request }) {
      const attempt = withFixedErrorDuration(() =>
        logIn(context, {
          email: body.email,
          password: body.password,
          address: clientAddress(request),
          userAgent: request.headers["user-agent"] ?? "",
          authorization: request.headers.authorization,
          origin: frontendOrigin(context.env, body.frontend_url),
        }),
      );
      // An attempt that a busy server does not answer is not counted.
      attempt.then(
        () => context.metrics.add("logins", "accepted"),
        (error) => {
          const outcome = error instanceof HttpError && OUTCOMES[error.status];
          if (outcome) context.metrics.add("logins", outcome);
        },
      );
      return attempt;
    },
  }),
  // Does not require a session, so that a logout also succeeds after the session has expired.
  route("logout", {
    summary: "Ends the caller's session.",
    async handle({ context, request }) {
      await endSession(context, request.headers.authorization);
      return { message: "Logged out." };
    },
  }),
  route("user", {
    summary: "Returns the member who is logged in.",
    async handle({ context, member }) {
      const profile = await findProfile(context.database, member.accountId);
      return {
        email: member.email,
        user_type: member.userType,
        language: member.language,
        business_name: profile?.businessName || null,
      };
    },
  }),
];
