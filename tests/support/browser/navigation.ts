import { expect, type Locator, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { contentText, sitePath } from "../page-language.ts";

/** A link or button in a navigation area: its text, and its URL, or null for a button. */
export type NavEntry = readonly [label: string, href: string | null];

/** The navbar or, in a narrow window, its menu. */
export const navbar = (page: Page): Locator =>
  page.getByRole("banner").getByRole("navigation", { name: /^(Main|Menu)$/ });

/** The button that opens the menu of a narrow window. */
export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").locator(".site-menu > summary");

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

/** A page without a chart of its own, shown between two visits. */
const BETWEEN = pages.privacyPolicy;

/** Navigates within the site to a page without a chart, and waits until it is rendered. */
export function leave(page: Page): Promise<void> {
  return page.evaluate(
    async ({ path, title }) => {
      history.pushState({ usr: null, key: "away", idx: 0 }, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      if (document.title.startsWith(title)) return;
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.title.startsWith(title)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      });
    },
    { path: sitePath(BETWEEN.path), title: contentText(BETWEEN.title) },
  );
}

/** Navigates within the site, like a link with a navigation state. Takes a fraction of the time of a page load. */
export function navigate(
  page: Page,
  path: string,
  state: unknown = null,
): Promise<void> {
  return page.evaluate(
    (target) => {
      history.pushState(
        { usr: target.state, key: "test", idx: 0 },
        "",
        target.path,
      );
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    },
    { path, state },
  );
}

/** Opens another page of the site without loading it, and waits until it is rendered. */
export async function openWithinSite(
  page: Page,
  path: string,
  state: unknown = null,
): Promise<void> {
  await leave(page);
  if (path === BETWEEN.path) return;
  await navigate(page, path, state);
  await expect(page).not.toHaveTitle(new RegExp(`^${BETWEEN.title}`));
}
