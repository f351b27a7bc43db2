import { expect, type Page } from "@playwright/test";
import { type Message, t } from "../../../contract/messages/index.ts";
import { httpError } from "../call-failures.ts";
import { setAccount } from "./account-state.ts";
import { type FlowCall, fromServer } from "./flow.ts";
import { expectText } from "./page-assertions.ts";

export const resendButton = (page: Page) =>
  page.getByRole("button", { name: t("account.resendLink") });
export const codeButton = (page: Page) =>
  page.getByRole("button", { name: t("account.enterCode") });

/** Expects the success message or the notice and, if there is a handle, the button that opens the form for the code. */
export async function expectLinkOffered(
  page: Page,
  context: Readonly<Record<"success" | "notice", Message | null>> & {
    readonly handle: string | null;
  },
): Promise<void> {
  await expectText(page, context.success ?? context.notice);
  await expect(codeButton(page)).toHaveCount(context.handle ? 1 : 0);
}

/** The request for another verification link. */
export const resendLinkCall: FlowCall<{ readonly email: string }> = {
  call: "resendActivation",
  done: [
    fromServer(
      { output: { message: "Sent.", token: "new handle" } },
      ({ fixture: { email } }, site) =>
        setAccount(site, email, { verifiedAt: null }),
    ),
  ],
  failed: [
    fromServer({ error: httpError(429) }, ({ fixture: { email } }, site) =>
      site.call("POST", "/api/resend-activation/", { json: { email } }),
    ),
  ],
};
