import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenInvestorDashboard } from "../../support/driven/flows/investor-dashboard.ts";

drivenTest(drivenInvestorDashboard, [
  "2-investor-dashboard-09",
  "2-investor-dashboard-10",
  "2-investor-dashboard-15",
  "8-investor-dashboard-01",
]);
