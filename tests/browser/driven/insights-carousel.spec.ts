import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenInsightsCarousel } from "../../support/driven/flows/insights-carousel.ts";

drivenTest(drivenInsightsCarousel, [
  "1-insights-07",
  "1-insights-08",
  "1-insights-09",
]);
