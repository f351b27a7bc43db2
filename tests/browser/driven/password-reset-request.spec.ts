import { drivenResetRequest } from "../../flows/password-reset-request/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenResetRequest, [
  "8-reset-request-01",
  "8-reset-request-02",
  "8-reset-request-03",
  "8-reset-request-06",
]);
