import type { Locator, Page } from "@playwright/test";
import { menuButton } from "./navigation.ts";

/** Takes an entry of the navbar or the sidebar; in a narrow window both are behind one menu. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await (await entryOfMenu(page, name)).click();
}

/** An entry of the navbar or the sidebar, in view; opens the menu that it is behind. */
export async function entryOfMenu(page: Page, name: string): Promise<Locator> {
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
