import { expect, type Locator, type Page } from "@playwright/test";
import { type Message, say } from "../../../contract/messages/index.ts";
import { expectNoProblem, expectProblem } from "../browser/forms.ts";

/** Assertions about a page, for the checks of states. */

/** Expects exactly this text in an alert; null for no alert. */
export async function expectAlert(
  page: Page,
  notice: Message | null,
): Promise<void> {
  const alert = page.getByRole("alert");
  if (notice === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText([say(notice)]);
}

/** Expects this text anywhere on the page; null skips the check. */
export async function expectText(
  page: Page,
  said: Message | null,
): Promise<void> {
  if (said !== null) await expect(page.getByText(say(said))).toBeVisible();
}

/** Expects a field to be marked invalid with this message, or not to be marked. */
export async function expectError(
  field: Locator,
  problem: Message | null | undefined,
): Promise<void> {
  if (problem) await expectProblem(field, say(problem));
  else await expectNoProblem(field);
}

/** Expects a button to be enabled, disabled or busy. */
export async function expectButton(
  button: Locator,
  is: "ready" | "closed" | "busy",
): Promise<void> {
  if (is === "ready") await expect(button).toBeEnabled();
  if (is === "closed") await expect(button).toBeDisabled();
  if (is === "busy") await expect(button).toHaveAttribute("aria-busy", "true");
}
