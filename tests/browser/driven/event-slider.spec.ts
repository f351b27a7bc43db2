import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenEventSlider } from "../../support/driven/flows/event-slider.ts";

drivenTest(drivenEventSlider, [
  "2-event-slider-01",
  "2-event-slider-03",
  "2-event-slider-04",
]);
