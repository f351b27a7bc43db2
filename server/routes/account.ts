import { t } from "../../contract/messages/index.ts";
import { isPasswordOf } from "../accounts/passwords.ts";
import { ruleError } from "../http/http-error.ts";
import { deletions } from "../limits/rules.ts";
import { closeAccount } from "../personal-data/close-account.ts";
import { perAccount, route } from "./route.ts";

const deleteAccountRoute = route("deleteAccount", {
  summary: "Deletes the member's account with everything in it.",
  errors: {
    400: "The password is missing or wrong.",
    429: "Too many attempts.",
  },
  rateLimit: {
    limit: deletions,
    key: perAccount,
    tooMany: () => ({ key: "deletion.tooMany" }),
  },
  async handle({ context, body, member }) {
    if (!(await isPasswordOf(context, member.accountId, body.password)))
      throw ruleError(400, { key: "deletion.wrongPassword" });
    await closeAccount(context, member, {
      actor: "owner",
      act: "account deleted",
    });
    return { message: t("deletion.success") };
  },
});

const checkAccessRoute = route("checkAccess", {
  summary: "Returns whether the member may see the matching test page.",
  handle: async ({ member }) => ({
    allowed: member.userType === "investee",
  }),
});

/** Routes of a member's own account: its deletion, and the access check. */
export const accountRoutes = [deleteAccountRoute, checkAccessRoute];
