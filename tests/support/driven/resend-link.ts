import { expect, type Locator, type Page } from "@playwright/test";
import { type Message, t } from "../../../contract/messages/index.ts";
import { httpError } from "../call-failures.ts";
import { sitePath } from "../page-language.ts";
import { account, requestedLink } from "./account-state.ts";
import { clickButton, type FlowCall, fromServer } from "./flow.ts";
import { expectButton, expectText } from "./page-assertions.ts";

/** Shared by the flows that offer another verification link and the form for its code. */

type OnPage = {
  readonly page: Page;
  readonly fixture: { readonly email: string };
};
type LinkContext = Readonly<Record<"success" | "notice", Message | null>> & {
  readonly handle: string | null;
};

const resendButton = (page: Page) =>
  page.getByRole("button", { name: t("account.resendLink") });
export const codeButton = (page: Page) =>
  page.getByRole("button", { name: t("account.enterCode") });

/** The request for another verification link. */
export const resendLinkCall: FlowCall<{ readonly email: string }> = {
  call: "resendActivation",
  done: [
    fromServer(
      { output: { message: "Sent.", token: "new handle" } },
      account({ verifiedAt: null }),
    ),
  ],
  failed: [fromServer({ error: httpError(429) }, requestedLink)],
};

export const linkEvents = {
  "link.requested": clickButton(t("account.resendLink")),
  "code.chosen": clickButton(t("account.enterCode")),
};

/**
 * Returns the checks of the states in which the link is offered, in the state `parent`: they expect the success message
 * or the notice, `note`, an enabled button for submitting the form, and, if there is a handle, the button for the code.
 */
export function linkStates(
  parent: string,
  submit: (page: Page) => Locator,
  note: Message | null = null,
) {
  const expectOffer =
    (resend: "enabled" | "disabled") =>
    async (
      { page }: OnPage,
      { context }: { readonly context: LinkContext },
    ) => {
      await expectText(page, note);
      await expectText(page, context.success ?? context.notice);
      await expect(codeButton(page)).toHaveCount(context.handle ? 1 : 0);
      await expectButton(resendButton(page), resend);
      await expectButton(submit(page), "enabled");
    };
  return {
    [`${parent}.readyToResend`]: expectOffer("enabled"),
    [`${parent}.waiting`]: expectOffer("disabled"),
    resending: ({ page }: OnPage) => expectButton(resendButton(page), "busy"),
    async redirectedToCode({ page, fixture }: OnPage) {
      await expect(page).toHaveURL(sitePath("/emailVerification"));
      await expect(page.getByText(fixture.email)).toBeVisible();
    },
  };
}
