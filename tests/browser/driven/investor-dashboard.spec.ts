import { drivenInvestorDashboard } from "../../flows/investor-dashboard/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenInvestorDashboard, [
  "2-investor-dashboard-09",
  "2-investor-dashboard-10",
  "2-investor-dashboard-15",
  "8-investor-dashboard-01",
]);
