import { z } from "zod";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { schemas } from "../../contract/calls/index.ts";
import { t } from "../../contract/messages/index.ts";
import {
  isPasswordOf,
  mailChangeLink,
  mailResetLink,
  setPasswordByLink,
} from "../accounts/passwords.ts";
import { accountOfUid } from "../accounts/uid.ts";
import type { ServerContext } from "../context.ts";
import { clientAddress } from "../http/client-address.ts";
import { inEqualTime } from "../http/equal-time.ts";
import { frontendOrigin } from "../http/frontend-url.ts";
import { rateLimitError, ruleError } from "../http/http-error.ts";
import { memberRoute, openRoute, type Route } from "../http/route.ts";
import {
  changeRequests,
  resetConfirms,
  resetRequests,
} from "../limits/rules.ts";

/** Routes of reset request, reset confirmation and change request. */
export function passwordRoutes(context: ServerContext): Route[] {
  return [requestReset(context), confirmReset(context), requestChange(context)];
}

function requestReset(context: ServerContext): Route {
  return openRoute({
    call: "requestReset",
    summary:
      "Mails a link to reset a password; says the same for unknown addresses.",
    body: schemas.requestReset.body,
    answer: schemas.verifyLink.answer,
    errors: { 429: "Too many requests." },
    async handle({ body }): Promise<AnswerOf<"verifyCode">> {
      const origin = frontendOrigin(context.env, body.frontend_url);
      return inEqualTime(async () => {
        const wait = await context.limits.hit(resetRequests, body.email);
        if (wait !== null) throw rateLimitError(wait, { key: "reset.tooMany" });
        await mailResetLink(context, body.email, origin);
        return { message: t("reset.sent") };
      });
    },
  });
}

function confirmReset(context: ServerContext): Route {
  return openRoute({
    call: "confirmReset",
    summary: "Sets a new password by the uid and token of a mailed link.",
    body: schemas.confirmReset.body,
    parameters: z.object({ uid: z.string(), token: z.string() }),
    answer: schemas.verifyLink.answer,
    errors: {
      400: "The link or the password is invalid.",
      429: "Too many attempts.",
    },
    async handle({
      body,
      parameters,
      request,
    }): Promise<AnswerOf<"verifyCode">> {
      const account = String(accountOfUid(parameters.uid));
      const wait = await context.limits.hit(
        resetConfirms,
        account,
        clientAddress(request),
      );
      if (wait !== null)
        throw rateLimitError(wait, { key: "resetConfirm.tooMany" });
      await setPasswordByLink(context, parameters, body.password);
      return { message: t("resetConfirm.success") };
    },
  });
}

function requestChange(context: ServerContext): Route {
  return memberRoute(context, {
    call: "requestChange",
    summary: "Mails a member a link to change the password.",
    body: schemas.requestChange.body,
    answer: schemas.verifyLink.answer,
    errors: {
      403: "The current password is wrong.",
      429: "Too many requests.",
    },
    async handle({ body, member }): Promise<AnswerOf<"verifyCode">> {
      if (body.current_password === "" || body.frontend_url === "")
        throw ruleError(400, { key: "change.missing" });
      const origin = frontendOrigin(context.env, body.frontend_url);
      const key = String(member.accountId);
      const wait = await context.limits.hit(changeRequests, key);
      if (wait !== null) throw rateLimitError(wait, { key: "server.tooMany" });
      const { accountId } = member;
      if (!(await isPasswordOf(context, accountId, body.current_password)))
        throw ruleError(403, { key: "change.wrongPassword" });
      await mailChangeLink(context, member, origin);
      return { message: t("change.sent") };
    },
  });
}
