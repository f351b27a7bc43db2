import { t } from "../../contract/messages/index.ts";
import { walkAndPress } from "../support/browser/keyboard.ts";
import { expect, test } from "../support/browser/test.ts";

test.use({ language: "ar" });

test("from right to left, the left arrow key leads to the next day, and the right one to the day before", {
  tag: ["@1-keyboard-141", "@2-language-21"],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await page.goto("/ar/events-calendar");
  await walkAndPress(
    page.getByRole("button", { name: t("calendar.goToToday") }),
  );
  const day = page.getByRole("grid").locator("button:focus");
  await page.keyboard.press("Home");
  await expect(day).toHaveAccessibleName(/^الأحد/);
  await page.keyboard.press("ArrowLeft");
  await expect(day).toHaveAccessibleName(/^الاثنين/);
  await page.keyboard.press("ArrowRight");
  await expect(day).toHaveAccessibleName(/^الأحد/);
});
