import { eq } from "drizzle-orm";
import { archiveName } from "../../contract/format.ts";
import { t } from "../../contract/messages/index.ts";
import { lockMember } from "../accounts/open-account.ts";
import { isPasswordOf } from "../accounts/passwords.ts";
import { accounts } from "../database/schema.ts";
import { notFound, ruleError } from "../http/http-error.ts";
import { streamedResponse } from "../http/streamed-response.ts";
import { dataExports, deletions } from "../limits/rules.ts";
import { closeAccount } from "../personal-data/close-account.ts";
import { exportArchive } from "../personal-data/export-archive.ts";
import { perAccount, route } from "./route.ts";

export const accountRoutes = [
  route("deleteAccount", {
    summary: "Deletes the caller's account with all its data.",
    errors: {
      400: "The body is malformed, or the password is missing or wrong.",
      429: "Too many attempts.",
    },
    rateLimit: perAccount(deletions),
    async handle({ context, body, member }) {
      if (!(await isPasswordOf(context, member.accountId, body.password)))
        throw ruleError(400, { key: "deletion.wrongPassword" });
      await closeAccount(context, member, {
        actor: "owner",
        action: "account deleted",
      });
      return { message: t("deletion.success") };
    },
  }),
  route("checkAccess", {
    summary:
      "Returns whether the caller may open /investee-match-test, the test path of the Get Matched page.",
    handle: async ({ member }) => ({ allowed: member.userType === "investee" }),
  }),
  route("setLanguage", {
    summary: "Sets the language of the caller's account.",
    async handle({ context, body: { language }, member: { accountId } }) {
      await context.database.transaction(async (queries) => {
        await lockMember(queries, accountId);
        await queries
          .update(accounts)
          .set({ language, languageChosen: true })
          .where(eq(accounts.id, accountId));
      });
      return { language };
    },
  }),
  route("exportData", {
    summary: "Returns all data about the caller as a ZIP archive.",
    responseHeaders: { "Content-Disposition": "The file name." },
    errors: {
      404: "The account has just been closed.",
      429: "Too many exports.",
    },
    rateLimit: perAccount(dataExports),
    async handle({ context, member, request, reply }) {
      context.fileSlots.start("export", reply.raw, member.accountId);
      const archive = await exportArchive(context, member.accountId);
      if (!archive) throw notFound();
      const name = archiveName(context.clock.now());
      reply
        .type("application/zip")
        .header("Content-Disposition", `attachment; filename="${name}"`);
      return streamedResponse(archive, request.log);
    },
  }),
];
