import { definePlan } from "xstate-toolkit";
import { insightsCarouselMachine } from "../../../machines/insights-carousel/chart.ts";

/**
 * Visible ranges of the strip in a wide window and in windows that fit fewer or more cards. Some ranges extend beyond
 * the first or the last article.
 */
const VIEWS = [
  { index: 0, visibleCount: 4 },
  { index: 2, visibleCount: 4 },
  { index: 6, visibleCount: 4 },
  { index: 8, visibleCount: 4 },
  { index: 9, visibleCount: 1 },
  { index: 6, visibleCount: 2 },
  { index: -1, visibleCount: 0 },
  { index: 0, visibleCount: 12 },
] as const;

export const insightsCarouselPlan = definePlan(insightsCarouselMachine, {
  // As many articles as the page has, and few enough to fit in one view.
  inputs: [{ count: 10 }, { count: 3 }],
  events: { "strip.measured": VIEWS },
});
