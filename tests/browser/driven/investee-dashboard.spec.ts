import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenInvesteeDashboard } from "../../support/driven/flows/investee-dashboard.ts";

drivenTest(drivenInvesteeDashboard, [
  "2-investee-dashboard-09",
  "2-investee-dashboard-11",
  "2-investee-dashboard-12",
  "8-investee-dashboard-01",
]);
