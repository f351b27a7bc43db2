import type { Locator, Page } from "@playwright/test";
import { menuButton } from "./navigation.ts";

/** Clicks an entry of the navbar or the sidebar. In a narrow window both are inside one menu. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await (await showMenuEntry(page, name)).click();
}

/** Returns an entry of the navbar or the sidebar after opening the menu that contains it, if any. */
export async function showMenuEntry(
  page: Page,
  name: string,
): Promise<Locator> {
  const menu = menuButton(page).filter({ visible: true });
  const entry = page
    .getByRole("navigation")
    .getByRole("link", { name })
    .or(page.getByRole("navigation").getByRole("button", { name }))
    .filter({ visible: true });
  await menu.or(entry).first().waitFor();
  if ((await menu.count()) > 0 && (await entry.count()) === 0)
    await menu.click();
  return entry;
}
