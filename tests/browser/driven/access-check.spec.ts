import { drivenAccessCheck } from "../../flows/access-check/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenAccessCheck, [
  "4-access-check-02",
  "4-access-check-03",
  "8-access-check-01",
]);
