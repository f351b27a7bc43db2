import { z } from "zod";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { schemas } from "../../contract/calls/index.ts";
import { t } from "../../contract/messages/index.ts";
import { resendVerification } from "../accounts/resend.ts";
import { verifyByCode, verifyByLink } from "../accounts/verification.ts";
import { ownerOfHandle } from "../accounts/verification-handles.ts";
import type { ServerContext } from "../context.ts";
import { clientAddress } from "../http/client-address.ts";
import { inEqualTime } from "../http/equal-time.ts";
import { frontendOrigin } from "../http/frontend-url.ts";
import { rateLimitError, ruleError } from "../http/http-error.ts";
import { openRoute, type Route } from "../http/route.ts";
import { codeTries } from "../limits/rules.ts";

/** Routes of verification by link and by code. */
export function verificationRoutes(context: ServerContext): Route[] {
  return [
    verifyLink(context),
    verifyToken(context),
    verifyCode(context),
    resendCode(context),
  ];
}

function verifyLink(context: ServerContext): Route {
  return openRoute({
    call: "verifyLink",
    summary: "Verifies an e-mail address by the uid and token of a link.",
    body: schemas.verifyLink.body,
    answer: schemas.verifyLink.answer,
    errors: { 400: "The link is wrong, used or too old." },
    async handle({ body }): Promise<AnswerOf<"verifyCode">> {
      await verifyByLink(context, { uid: body.uidb64, token: body.token });
      return { message: t("verification.linkSuccess") };
    },
  });
}

function verifyToken(context: ServerContext): Route {
  return openRoute({
    call: "verifyToken",
    summary: "Verifies an e-mail address by the single token of a link.",
    parameters: z.object({ token: z.string() }),
    answer: schemas.verifyLink.answer,
    errors: { 400: "The link is wrong, used or too old." },
    async handle({ parameters }): Promise<AnswerOf<"verifyCode">> {
      await verifyByLink(context, { token: parameters.token });
      return { message: t("verification.linkSuccess") };
    },
  });
}

function verifyCode(context: ServerContext): Route {
  return openRoute({
    call: "verifyCode",
    summary: "Verifies an e-mail address by a handle and the code of a mail.",
    body: schemas.verifyCode.body,
    answer: schemas.verifyLink.answer,
    errors: {
      400: "The code is wrong or too old.",
      429: "Too many attempts.",
    },
    async handle({ body }): Promise<AnswerOf<"verifyCode">> {
      const { account, limitKey } = await ownerOfHandle(context, body.token);
      const wait = await context.limits.hit(codeTries, limitKey);
      if (wait !== null)
        throw rateLimitError(wait, { key: "verification.tooMany" });
      if (!account) throw ruleError(400, { key: "verification.codeInvalid" });
      await verifyByCode(context, account.id, body.code);
      await context.limits.clear(codeTries, limitKey);
      return { message: t("verification.codeSuccess") };
    },
  });
}

function resendCode(context: ServerContext): Route {
  return openRoute({
    call: "resendCode",
    summary: "Mails a new link and code for a handle.",
    body: schemas.resendCode.body,
    answer: schemas.verifyLink.answer,
    errors: { 429: "Too many resends." },
    async handle({ body, request }): Promise<AnswerOf<"verifyCode">> {
      const origin = frontendOrigin(context.env, body.frontend_url);
      return inEqualTime(async () => {
        const { account, limitKey } = await ownerOfHandle(context, body.token);
        const isWaiting = account !== null && account.verifiedAt === null;
        await resendVerification(
          context,
          { key: limitKey, address: clientAddress(request) },
          isWaiting ? account : null,
          origin,
        );
        return { message: t("verification.resent") };
      });
    },
  });
}
