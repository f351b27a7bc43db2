import type { Locator, Page } from "@playwright/test";

/** An entry of a navigation: its words, and the address it leads to; null for a button. */
export type NavEntry = readonly [label: string, href: string | null];

/** The navbar: in the bar, or in a narrow window in its menu. */
export const navbar = (page: Page): Locator =>
  page.getByRole("banner").getByRole("navigation", { name: /^(Main|Menu)$/ });

/** The one button that opens the menu of a narrow window. */
export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").locator("summary");

/** The sidebar of a wide window. */
export const sidebar = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Your account" });

/** What the sidebar holds, within the open menu of a narrow window. */
export const accountGroup = (page: Page): Locator =>
  page.getByRole("banner").getByRole("group", { name: "Your account" });

/** The sidebar's content, at any width; opens the menu where it is behind it. */
export async function accountPart(page: Page): Promise<Locator> {
  await menuButton(page).or(sidebar(page)).filter({ visible: true }).waitFor();
  if (await sidebar(page).isVisible()) return sidebar(page);
  await menuButton(page).click();
  return accountGroup(page);
}

/** The links and buttons shown within these parts of the page, in order, without those in `excluded`. */
export async function entriesIn(
  part: Locator,
  excluded?: string,
): Promise<NavEntry[]> {
  return part.evaluateAll(
    (parts, leftOut) =>
      parts
        .flatMap((one) => [...one.querySelectorAll("a, button")])
        .filter(
          (entry) =>
            entry.checkVisibility() && !(leftOut && entry.closest(leftOut)),
        )
        .map((entry) => {
          const label = entry.cloneNode(true) as Element;
          for (const hidden of label.querySelectorAll(".visually-hidden"))
            hidden.remove();
          return [
            (label.textContent ?? "").trim(),
            entry.getAttribute("href"),
          ] as const;
        }),
    excluded,
  );
}
