import type { AnswerOf } from "../../contract/calls/index.ts";
import { schemas } from "../../contract/calls/index.ts";
import { t } from "../../contract/messages/index.ts";
import { closeAccount } from "../accounts/closure.ts";
import { isPasswordOf } from "../accounts/passwords.ts";
import type { ServerContext } from "../context.ts";
import { rateLimitError, ruleError } from "../http/http-error.ts";
import { memberRoute, type Route } from "../http/route.ts";
import { deletions } from "../limits/rules.ts";

/** Routes of a member's own account: its deletion, and the access check. */
export function accountRoutes(context: ServerContext): Route[] {
  return [deleteAccount(context), checkAccess(context)];
}

function deleteAccount(context: ServerContext): Route {
  return memberRoute(context, {
    call: "deleteAccount",
    summary: "Deletes the member's account with everything in it.",
    body: schemas.deleteAccount.body,
    answer: schemas.verifyLink.answer,
    errors: {
      400: "The password is missing or wrong.",
      429: "Too many attempts.",
    },
    async handle({ body, member }): Promise<AnswerOf<"verifyCode">> {
      const key = String(member.accountId);
      const wait = await context.limits.hit(deletions, key);
      if (wait !== null)
        throw rateLimitError(wait, { key: "deletion.tooMany" });
      if (!(await isPasswordOf(context, member.accountId, body.password)))
        throw ruleError(400, { key: "deletion.wrongPassword" });
      await closeAccount(context, member, {
        actor: "owner",
        act: "account deleted",
      });
      return { message: t("deletion.success") };
    },
  });
}

function checkAccess(context: ServerContext): Route {
  return memberRoute(context, {
    call: "checkAccess",
    summary: "Tells whether the member may see the matching test page.",
    answer: schemas.checkAccess.answer,
    handle: async ({ member }) => ({ allowed: member.userType === "investee" }),
  });
}
