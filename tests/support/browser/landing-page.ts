import type { Page } from "@playwright/test";
import { gallery } from "../../../src/content/gallery.ts";
import { insights } from "../../../src/content/insights.ts";

/** The insights carousel of the landing page. */
export function insightsCarousel(page: Page) {
  const part = page.getByRole("region", { name: insights.title, exact: true });
  return {
    part,
    strip: part.getByRole("group", { name: insights.list }),
    cards: part.getByRole("article"),
    previous: part.getByRole("button", { name: insights.previous }),
    next: part.getByRole("button", { name: insights.next }),
    place: part.getByRole("status"),
  };
}

/** The gallery of embeds of the landing page. */
export function galleryOf(page: Page) {
  const part = page.getByRole("region", { name: gallery.title });
  return {
    part,
    frames: part.locator("iframe"),
    ask: (title: string) =>
      part
        .getByRole("button", { name: `${gallery.play}: ${title}` })
        .or(part.getByRole("button", { name: `${gallery.show}: ${title}` })),
    close: part.getByRole("button", { name: gallery.close }),
  };
}

/** Returns the indexes of the articles that are completely within the strip. */
export function articlesInView(page: Page): Promise<number[]> {
  return insightsCarousel(page).cards.evaluateAll((cards) => {
    const strip = cards[0]?.closest("ul")?.getBoundingClientRect();
    if (!strip) return [];
    return cards.flatMap((card, index) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= strip.left - 2 && right <= strip.right + 2 ? [index] : [];
    });
  });
}
