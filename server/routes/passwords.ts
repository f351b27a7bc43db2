import { t } from "../../contract/messages/index.ts";
import {
  isPasswordOf,
  mailChangeLink,
  mailResetLink,
  setPasswordByLink,
} from "../accounts/passwords.ts";
import { clientAddress } from "../http/client.ts";
import { withFixedDuration } from "../http/fixed-duration.ts";
import { ruleError } from "../http/http-error.ts";
import { frontendOrigin } from "../http/input.ts";
import { throwIfLimited } from "../limits/limits.ts";
import {
  addressResets,
  changeRequests,
  dailyResets,
  resetConfirms,
  resetRequests,
} from "../limits/rules.ts";
import { accountIdOfUid } from "../security/tokens.ts";
import { perAccount, route } from "./route.ts";

/** Number of counters of `resetConfirms` per client address: a client may name any number of accounts. */
const CONFIRM_COUNTERS = 90;

export const passwordRoutes = [
  route("requestReset", {
    summary:
      "Emails a link to reset a password. The response is the same for unknown addresses.",
    errors: { 429: "Too many requests." },
    async handle({ context, body, request }) {
      const origin = frontendOrigin(context.env, body.frontend_url);
      return withFixedDuration(async () => {
        const wait = await context.limits.hitAll([
          [resetRequests, body.email],
          [dailyResets, body.email],
          [addressResets, clientAddress(request)],
        ]);
        throwIfLimited(resetRequests, wait);
        await mailResetLink(context, body.email, origin);
        return { message: t("reset.sent") };
      });
    },
  }),
  route("confirmReset", {
    summary: "Sets a new password with the uid and token from an emailed link.",
    errors: {
      400: "The body is malformed, or the link or the password is invalid.",
      429: "Too many attempts.",
    },
    rateLimit: {
      limit: resetConfirms,
      key: ({ parameters: { uid = "" }, request }) => [
        String(accountIdOfUid(uid) % CONFIRM_COUNTERS),
        clientAddress(request),
      ],
    },
    async handle({ context, body, parameters }) {
      await setPasswordByLink(context, parameters, body.password);
      return { message: t("resetConfirm.success") };
    },
  }),
  route("requestChange", {
    summary: "Emails the member a link to change the password.",
    errors: {
      403: "The current password is wrong.",
      429: "Too many requests.",
    },
    rateLimit: perAccount(changeRequests),
    async handle({ context, body, member }) {
      if (body.current_password === "" || body.frontend_url === "")
        throw ruleError(400, { key: "change.missing" });
      const origin = frontendOrigin(context.env, body.frontend_url);
      const { accountId } = member;
      if (!(await isPasswordOf(context, accountId, body.current_password)))
        throw ruleError(403, { key: "change.wrongPassword" });
      await mailChangeLink(context, member, origin);
      return { message: t("change.sent") };
    },
  }),
];
