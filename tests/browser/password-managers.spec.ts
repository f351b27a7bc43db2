import { pages } from "../../contract/pages.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { expect, test } from "../support/browser/test.ts";

test("each form that asks for or sets a password names its account for password managers, in a field that is not in the tab order", {
  tag: "@2-change-password-42",
}, async ({ newMember }) => {
  const { page, email } = await newMember("investee");
  const account = page.locator("form input[autocomplete=username]");
  const expectAccount = async () => {
    await expect(account).toHaveValue(email);
    await expect(account).toBeHidden();
  };
  await page.goto(pages.changePassword.path);
  await expectAccount();
  await openWithinSite(page, `${pages.changePassword.path}?uid=MQ&token=abc`);
  await expectAccount();
  await openWithinSite(page, "/reset-password-confirm/MQ/abc");
  await expectAccount();
  await openWithinSite(page, pages.deleteAccount.path);
  await page
    .getByRole("main")
    .getByRole("button", { name: "Continue" })
    .click();
  await expectAccount();
});
