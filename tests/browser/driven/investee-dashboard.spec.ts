import { drivenInvesteeDashboard } from "../../flows/investee-dashboard/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenInvesteeDashboard, [
  "2-investee-dashboard-09",
  "2-investee-dashboard-11",
  "2-investee-dashboard-12",
  "8-investee-dashboard-01",
]);
