import { drivenInsightsCarousel } from "../../flows/insights-carousel/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenInsightsCarousel, [
  "1-insights-07",
  "1-insights-08",
  "1-insights-09",
]);
