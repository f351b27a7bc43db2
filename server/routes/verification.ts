import { t } from "../../contract/messages/index.ts";
import { isCode } from "../../contract/typed-text.ts";
import {
  ownerOfHandle,
  resendVerification,
  verifyByCode,
  verifyByLink,
} from "../accounts/verification.ts";
import { clientAddress } from "../http/client.ts";
import { withFixedDuration } from "../http/fixed-duration.ts";
import { ruleError } from "../http/http-error.ts";
import { frontendOrigin } from "../http/input.ts";
import { enforceLimit } from "../limits/limits.ts";
import { codeAttempts } from "../limits/rules.ts";
import { route } from "./route.ts";

export const verificationRoutes = [
  route("verifyLink", {
    summary: "Verifies an email address with the uid and token from a link.",
    errors: {
      400: "The body is malformed, or the link is invalid, used or expired.",
    },
    async handle({ context, body }) {
      const { uidb64: uid, token } = body;
      const email = await verifyByLink(context, { uid, token });
      return { message: t("verification.success"), email };
    },
  }),
  route("verifyToken", {
    summary:
      "Changes data, although it uses GET. Verifies an email address with only the token from a link.",
    errors: { 400: "The link is invalid, used or expired." },
    async handle({ context, parameters }) {
      await verifyByLink(context, { token: parameters.token });
      return { message: t("verification.success") };
    },
  }),
  route("verifyCode", {
    summary: "Verifies an email address with a handle and an emailed code.",
    errors: {
      400: "The body is malformed, or the code is wrong, used or expired.",
      429: "Too many attempts.",
    },
    async handle({ context, body }) {
      // A mistyped code does not use up an attempt, because a code cannot be guessed this way.
      if (!isCode(body.code))
        throw ruleError(400, { key: "verification.codeMalformed" });
      const { account, limitKey, knowsPassword } = await ownerOfHandle(
        context,
        body.token,
      );
      // An unknown handle verifies nothing, and a client could add any number of counters with such handles.
      if (limitKey) await enforceLimit(context, codeAttempts, limitKey);
      if (!account || !limitKey)
        throw ruleError(400, { key: "verification.codeInvalid" });
      const { code } = body;
      await verifyByCode(context, account.id, { code, knowsPassword });
      await context.limits.clear(codeAttempts, limitKey);
      return { message: t("verification.success") };
    },
  }),
  route("resendCode", {
    summary: "Emails a new link and code to the owner of a handle.",
    errors: { 429: "Too many resends." },
    async handle({ context, body, request }) {
      const origin = frontendOrigin(context.env, body.frontend_url);
      return withFixedDuration(async () => {
        const { account, limitKey } = await ownerOfHandle(context, body.token);
        const isUnverified = account !== null && account.verifiedAt === null;
        await resendVerification(
          context,
          {
            key: limitKey ?? `handle ${body.token}`,
            address: clientAddress(request),
          },
          isUnverified ? account : null,
          origin,
        );
        return { message: t("verification.resent") };
      });
    },
  }),
];
