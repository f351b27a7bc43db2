import { expect, type Page } from "@playwright/test";
import { CAROUSEL_GROUP } from "../../../contract/constants.ts";
import { insightsCarouselMachine } from "../../../machines/insights-carousel/chart.ts";
import { insights } from "../../../src/content/insights.ts";
import {
  articlesInView,
  insightsCarousel,
} from "../../support/browser/landing-page.ts";
import { flowBinding } from "../../support/driven/flow.ts";

const count = insights.articles.length;

/** Browser binding for the insights carousel chart, in a window that is wide enough for a full group of cards. */
export const insightsCarouselBinding = flowBinding<
  typeof insightsCarouselMachine,
  null
>({
  machine: insightsCarouselMachine,
  rules: ["1-insights-07", "1-insights-08", "1-insights-09"],
  inputs: [{ count }],
  calls: {},
  // The strip reports its position whenever scrolling ends, including after a button press.
  ambient: ["strip.measured"],
  async fixture({ page }) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    return null;
  },
  open: (driver) => driver.visit("/"),
  events: {
    "next.pressed": {
      perform: ({ page }) => insightsCarousel(page).next.click(),
    },
    "previous.pressed": { perform: ({ page }) => press(page, "ArrowLeft") },
    "start.chosen": { perform: ({ page }) => press(page, "Home") },
    "end.chosen": { perform: ({ page }) => press(page, "End") },
    "strip.measured": {
      cases: ({ snapshot }) =>
        [0, 2, count - CAROUSEL_GROUP]
          .filter((index) => index !== snapshot.context.index)
          .map((index) => ({ index, visibleCount: CAROUSEL_GROUP })),
      perform: ({ page }, { index }) => swipeTo(page, index),
    },
    "xstate.error.actor.watchStrip": {
      never: "observing the strip cannot fail",
    },
  },
  states: {
    complete: { never: "the articles do not fit in one view" },
    first: ({ page }) => expectGroup(page, 0),
    between: ({ page }, { context }) => expectGroup(page, context.index),
    last: ({ page }) => expectGroup(page, count - CAROUSEL_GROUP),
  },
  unreachable: {
    "positioning --always [fitsAll]--> complete":
      "the articles do not fit in one view",
  },
});

async function press(page: Page, key: string): Promise<void> {
  await insightsCarousel(page).strip.press(key);
}

/** Scrolls the strip, as a swipe, a wheel or a trackpad does. */
async function swipeTo(page: Page, index: number): Promise<void> {
  await insightsCarousel(page)
    .cards.nth(index)
    .evaluate((card) => {
      const strip = card.closest("ul");
      const first = strip?.firstElementChild;
      const item = card.closest("li");
      if (!strip || !item || !(first instanceof HTMLElement)) return;
      strip.scrollTo({ left: item.offsetLeft - first.offsetLeft });
    });
}

async function expectGroup(page: Page, index: number): Promise<void> {
  const { position, previous, next } = insightsCarousel(page);
  await expect(position).toHaveText(
    `${index + 1} to ${index + CAROUSEL_GROUP} of ${count}`,
  );
  await expect
    .poll(() => articlesInView(page))
    .toEqual(
      Array.from({ length: CAROUSEL_GROUP }, (_, place) => index + place),
    );
  await expect(previous).toBeEnabled({ enabled: index > 0 });
  await expect(next).toBeEnabled({ enabled: index < count - CAROUSEL_GROUP });
}
