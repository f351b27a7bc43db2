import { t } from "../../contract/messages/index.ts";
import { resendVerification } from "../accounts/resend.ts";
import { verifyByCode, verifyByLink } from "../accounts/verification.ts";
import { ownerOfHandle } from "../accounts/verification-handles.ts";
import { clientAddress } from "../http/client-address.ts";
import { inEqualTime } from "../http/equal-time.ts";
import { frontendOrigin } from "../http/frontend-url.ts";
import { rateLimitError, ruleError } from "../http/http-error.ts";
import { codeTries } from "../limits/rules.ts";
import { route } from "./route.ts";

const verifyLinkRoute = route("verifyLink", {
  summary: "Verifies an e-mail address by the uid and token of a link.",
  errors: { 400: "The link is wrong, used or too old." },
  async handle({ context, body }) {
    await verifyByLink(context, { uid: body.uidb64, token: body.token });
    return { message: t("verification.success") };
  },
});

const verifyTokenRoute = route("verifyToken", {
  summary: "Verifies an e-mail address by the single token of a link.",
  errors: { 400: "The link is wrong, used or too old." },
  async handle({ context, parameters }) {
    await verifyByLink(context, { token: parameters.token });
    return { message: t("verification.success") };
  },
});

const verifyCodeRoute = route("verifyCode", {
  summary: "Verifies an e-mail address by a handle and the code of a mail.",
  errors: {
    400: "The code is wrong or too old.",
    429: "Too many attempts.",
  },
  async handle({ context, body }) {
    const { account, limitKey } = await ownerOfHandle(context, body.token);
    const wait = await context.limits.hit(codeTries, limitKey);
    if (wait !== null)
      throw rateLimitError(wait, { key: "verification.tooMany" });
    if (!account) throw ruleError(400, { key: "verification.codeInvalid" });
    await verifyByCode(context, account.id, body.code);
    await context.limits.clear(codeTries, limitKey);
    return { message: t("verification.success") };
  },
});

const resendCodeRoute = route("resendCode", {
  summary: "Mails a new link and code for a handle.",
  errors: { 429: "Too many resends." },
  async handle({ context, body, request }) {
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

/** Routes of verification by link and by code. */
export const verificationRoutes = [
  verifyLinkRoute,
  verifyTokenRoute,
  verifyCodeRoute,
  resendCodeRoute,
];
