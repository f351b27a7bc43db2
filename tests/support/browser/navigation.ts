import type { Locator, Page } from "@playwright/test";

/** A link or button in a navigation area: its text, and its URL, or null for a button. */
export type NavEntry = readonly [label: string, href: string | null];

/** The navbar or, in a narrow window, its menu. */
export const navbar = (page: Page): Locator =>
  page.getByRole("banner").getByRole("navigation", { name: /^(Main|Menu)$/ });

/** The button that opens the menu of a narrow window. */
export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").locator("summary");

/** The sidebar of a wide window. */
export const sidebar = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Your account" });

/** The links of the sidebar within the open menu of a narrow window. */
export const sidebarInMenu = (page: Page): Locator =>
  page.getByRole("banner").getByRole("group", { name: "Your account" });

/** Returns the sidebar. In a narrow window, opens the menu and returns the sidebar's links in it. */
export async function openSidebar(page: Page): Promise<Locator> {
  await menuButton(page).or(sidebar(page)).filter({ visible: true }).waitFor();
  if (await sidebar(page).isVisible()) return sidebar(page);
  await menuButton(page).click();
  return sidebarInMenu(page);
}

/**
 * Returns the visible links and buttons within these parts of the page, in order, except those inside elements that
 * match the selector `excluded`.
 */
export async function entriesIn(
  part: Locator,
  excluded?: string,
): Promise<NavEntry[]> {
  return part.evaluateAll(
    (parts, excludedSelector) =>
      parts
        .flatMap((element) => [...element.querySelectorAll("a, button")])
        .filter(
          (entry) =>
            entry.checkVisibility() &&
            !(excludedSelector && entry.closest(excludedSelector)),
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
