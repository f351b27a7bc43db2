import type { Page } from "@playwright/test";
import { insights } from "../../../src/content/insights.ts";

/** The insights carousel of the landing page. */
export function insightsCarousel(page: Page) {
  const region = page.getByRole("region", {
    name: insights.title,
    exact: true,
  });
  return {
    region,
    strip: region.getByRole("group", { name: insights.list }),
    cards: region.getByRole("article"),
    previous: region.getByRole("button", { name: insights.previous }),
    next: region.getByRole("button", { name: insights.next }),
    position: region.getByRole("status"),
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
