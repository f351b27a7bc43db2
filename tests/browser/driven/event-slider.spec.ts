import { drivenEventSlider } from "../../flows/event-slider/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenEventSlider, [
  "2-event-slider-01",
  "2-event-slider-03",
  "2-event-slider-04",
]);
