import { expect, type Locator, type Page } from "@playwright/test";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import { expectNoProblem, expectProblem } from "../browser/forms.ts";
import { readLocalStorage } from "../browser/storage.ts";
import { sitePath } from "../page-language.ts";

/** Expects exactly one alert, with this notice, or no alert if the notice is null. */
export async function expectAlert(
  page: Page,
  notice: Message | null,
): Promise<void> {
  // An empty live region has no notice.
  const alert = page.getByRole("alert").filter({ hasText: /./ });
  await expect(alert).toHaveCount(notice === null ? 0 : 1);
  if (notice !== null) await expect(alert).toContainText(textOf(notice));
}

/** Expects this text anywhere on the page; null skips the check. */
export async function expectText(
  page: Page,
  message: Message | null,
): Promise<void> {
  if (message !== null)
    await expect(page.getByText(textOf(message))).toBeVisible();
}

/** Expects a field to be marked invalid with this message, or not to be marked. */
export async function expectError(
  field: Locator,
  problem: Message | null | undefined,
): Promise<void> {
  if (problem) await expectProblem(field, textOf(problem));
  else await expectNoProblem(field);
}

/** Expects a button to be enabled, disabled or busy. */
export async function expectButton(
  button: Locator,
  state: "enabled" | "disabled" | "busy",
): Promise<void> {
  if (state === "enabled") await expect(button).toBeEnabled();
  if (state === "disabled") await expect(button).toBeDisabled();
  if (state === "busy")
    await expect(button).toHaveAttribute("aria-busy", "true");
}

/** Expects the focus on the heading with this text. */
export async function expectFocusedHeading(
  page: Page,
  name: string,
): Promise<void> {
  await expect(page.getByRole("heading", { name })).toBeFocused();
}

/** Expects the notice, a link to the login page, and no session in the browser's storage. */
export async function expectSessionEnded(
  { page }: { readonly page: Page },
  { context }: { readonly context: { readonly notice: Message | null } },
): Promise<void> {
  await expectAlert(page, context.notice);
  await expect(
    page.getByRole("main").getByRole("link", { name: t("account.logIn") }),
  ).toHaveAttribute("href", sitePath("/login"));
  expect(await readLocalStorage(page)).not.toHaveProperty("token");
}
