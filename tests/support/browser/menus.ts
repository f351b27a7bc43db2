import type { Locator, Page } from "@playwright/test";

/** Takes an entry of the sidebar or the navbar; on a phone it is behind a menu. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await (await entryOfMenu(page, name)).click();
}

/** An entry of the sidebar or the navbar, in view; opens the menu that it is behind. */
export async function entryOfMenu(page: Page, name: string): Promise<Locator> {
  const menu = page
    .locator("summary:visible")
    .and(page.getByLabel(/^(Account menu|Menu)$/));
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
