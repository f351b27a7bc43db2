import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenAccessCheck } from "../../support/driven/flows/access-check.ts";

drivenTest(drivenAccessCheck, [
  "4-access-check-02",
  "4-access-check-03",
  "8-access-check-01",
]);
