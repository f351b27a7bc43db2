import type { Page } from "@playwright/test";
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

/** Which articles stand wholly within the strip, from 0. */
export function articlesInView(page: Page): Promise<number[]> {
  return insightsCarousel(page).cards.evaluateAll((cards) => {
    const strip = cards[0]?.closest("ul")?.getBoundingClientRect();
    if (!strip) return [];
    return cards.flatMap((card, place) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= strip.left - 2 && right <= strip.right + 2 ? [place] : [];
    });
  });
}
